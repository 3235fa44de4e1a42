import type { Command } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { staff } from "content/staff.ts";
import { staffEditor } from "content/staff-editor.ts";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { toggleEm, toggleStrong } from "./commands.ts";
import { IconButton } from "./icon-button.tsx";
import { kinds } from "./kinds.ts";
import type { Details } from "./use-editor.ts";

const words = () => ({ ...staff.editor, ...staffEditor });

interface SelectionBarProps {
  view: RefObject<EditorView | null>;
  range: { from: number; to: number };
  details: Details;
  run(command: Command): void;
  onLink(): void;
}

/** Tools above the selected words on wide screens. Keyboards use the toolbar. */
export function SelectionBar({ view, range, details, run, onLink }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const editor = view.current;
    const element = bar.current;
    const around = element?.parentElement;
    if (!editor || !element || !around) return;
    const start = editor.coordsAtPos(range.from);
    const end = editor.coordsAtPos(range.to, -1);
    const { left, top, width } = around.getBoundingClientRect();
    const middle = start.top === end.top ? (start.left + end.right) / 2 : start.left;
    const half = element.offsetWidth / 2;
    const at = Math.min(Math.max(middle - left, half), width - half);
    element.style.setProperty("--at", `${Math.round(at)}px`);
    // Below the words if the toolbar covers the space above.
    const isBelow = start.top - top < element.offsetHeight;
    element.classList.toggle("is-below", isBelow);
    element.style.setProperty("--from", `${Math.round((isBelow ? end.bottom : start.top) - top)}px`);
  }, [view, range.from, range.to]);
  return (
    <div className="ed-bubble g-ink" ref={bar} role="toolbar" aria-label={words().bubble}>
      <IconButton
        label={words().strong}
        path="M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z"
        tabIndex={-1}
        aria-pressed={details.strong}
        onPress={() => run(toggleStrong)}
      />
      <IconButton
        label={words().em}
        path="M10 5h7M7 19h7M14 5l-4 14"
        tabIndex={-1}
        aria-pressed={details.em}
        onPress={() => run(toggleEm)}
      />
      <IconButton
        label={words().link}
        path="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"
        tabIndex={-1}
        aria-pressed={details.link}
        onPress={onLink}
      />
      {(["heading", "blockquote"] as const).map((kind) => (
        <IconButton
          key={kind}
          label={words().kinds[kind]}
          path={kinds[kind].path}
          tabIndex={-1}
          aria-pressed={details.kind === kind}
          onPress={() => kinds[kind].toggle && run(kinds[kind].toggle)}
        />
      ))}
    </div>
  );
}
