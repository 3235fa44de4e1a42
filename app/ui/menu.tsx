import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { isShown } from "./is-shown.ts";

interface MenuProps {
  className: string;
  /** Content of the `<summary>`. */
  button: ReactNode;
  /** Links and buttons, which close the menu, and other controls, which do not. */
  children: ReactNode;
  onToggle?(isOpen: boolean): void;
}

const closing = ["pointerdown", "focusin"];

/** Radio buttons handle arrow keys themselves. */
const stops = "a, button, summary, input:checked";

/** A button that opens a short list of controls, also without script. Only one menu is open at a time. */
export function Menu({ className, button, children, onToggle }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => menu.current?.removeAttribute("open");

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute("open");
    };
    for (const type of closing) document.addEventListener(type, closeOutside);
    return () => {
      for (const type of closing) document.removeEventListener(type, closeOutside);
    };
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent): void {
    const { current } = menu;
    if (!current?.open || (event.target instanceof HTMLInputElement && event.key !== "Escape")) return;
    const shown = [...current.querySelectorAll<HTMLElement>(stops)].filter(isShown);
    const place = shown.indexOf(event.target as HTMLElement);
    const places: Partial<Record<string, number>> = {
      ArrowDown: place + 1,
      ArrowUp: place - 1,
      // Index 0 is the button.
      Home: 1,
      End: -1,
      Escape: 0,
    };
    const next = places[event.key];
    if (next === undefined) return;
    if (event.key === "Escape") close();
    shown.at(next % shown.length)?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <details
      ref={menu}
      className={className}
      name="menu"
      onKeyDown={onKeyDown}
      onToggle={({ currentTarget, target }) => {
        if (target !== currentTarget) return;
        setIsOpen(currentTarget.open);
        onToggle?.(currentTarget.open);
      }}
    >
      {button}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: closes after any of its items. */}
      <div className="menu-pop" onClick={({ target }) => (target as Element).closest("a, button") && close()}>
        {children}
      </div>
    </details>
  );
}
