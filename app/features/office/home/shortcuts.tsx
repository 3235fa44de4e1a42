import { staffShell } from "content/staff-shell.ts";
import { useEffect } from "react";
import { useDeviceValue, useHasScript } from "../../../ui/device-value.ts";
import { isShown } from "../../../ui/is-shown.ts";
import { Modal } from "../../../ui/modal.tsx";

const words = staffShell.shortcuts;
const singleKey = "staff-single-key";

/** List of shortcuts, with the switch for the single-key shortcut (WCAG 2.1.4). */
export function Shortcuts() {
  const [single, setSingle] = useDeviceValue(singleKey);
  const isOff = single === "off";
  return (
    <div className="stack">
      <dl className="keys">
        {words.keys.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {useHasScript() && (
        <label className="check">
          <input type="checkbox" checked={!isOff} onChange={() => setSingle(isOff ? "on" : "off")} />
          <span>
            {words.single}
            <small className="hint">{` ${words.singleHint}`}</small>
          </span>
        </label>
      )}
    </div>
  );
}

export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  return (
    <Modal heading={words.heading} close={staffShell.close} onClose={onClose}>
      <Shortcuts />
    </Modal>
  );
}

const isInput = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/** Handles the keys of all staff pages. */
export function useShortcuts(onOpen: (overlay: "jump" | "shortcuts") => void): void {
  const [single] = useDeviceValue(singleKey);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The editor uses the same keys for selected text.
      if (event.defaultPrevented) return;
      const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (isCommand && event.key.toLowerCase() === "k") onOpen("jump");
      else if (event.key === "F6") focusRegion(event.shiftKey ? -1 : 1);
      else if (event.key === "?" && single !== "off" && !isInput(event.target)) onOpen("shortcuts");
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onOpen, single]);
}

/** Focuses the next region: navigation, page, and other elements with `data-region`. */
function focusRegion(step: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>("[data-region]")].filter(isShown);
  const place = regions.findIndex((region) => region.contains(document.activeElement));
  regions[(Math.max(place, step === 1 ? -1 : 0) + step + regions.length) % regions.length]?.focus();
}
