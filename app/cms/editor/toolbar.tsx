import { redo, undo } from "@tiptap/pm/history";
import type { Command } from "@tiptap/pm/state";
import { staff } from "content/staff.ts";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { toggleEm, toggleHeading, toggleList, toggleQuote, toggleStrong } from "./commands.ts";
import { schema } from "./schema.ts";
import type { Details } from "./use-editor.ts";

const { nodes } = schema;
const words = staff.editor;

type Tool = "strong" | "em" | "link" | "heading" | "bulletList" | "orderedList" | "quote" | "undo" | "redo";

/** The icon's path, the keys, and what the button does; the link asks for an address first. */
const tools: [name: Tool, path: string, keys: string, command?: Command][] = [
  ["strong", "M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z", "Control+B", toggleStrong],
  ["em", "M10 5h7M7 19h7M14 5l-4 14", "Control+I", toggleEm],
  ["link", "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1", "Control+K"],
  ["heading", "M6 5v14M18 5v14M6 12h12", "Control+Alt+2", toggleHeading],
  ["bulletList", "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01", "Control+Shift+8", toggleList(nodes.bullet_list)],
  [
    "orderedList",
    "M10 6h10M10 12h10M10 18h10M3 5h2v4M3 15h3l-3 4h3",
    "Control+Shift+7",
    toggleList(nodes.ordered_list),
  ],
  ["quote", "M9 7H5v6h4zM9 13c0 3-1 4-3 5M19 7h-4v6h4zM19 13c0 3-1 4-3 5", "Control+Shift+9", toggleQuote],
  ["undo", "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6", "Control+Z", undo],
  ["redo", "M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6", "Control+Shift+Z", redo],
];

interface IconButtonProps {
  label: string;
  path: string;
  onPress(): void;
  children?: ReactNode;
  [attribute: `aria-${string}` | `data-${string}`]: unknown;
  tabIndex?: number;
}

/** A press leaves the focus, and a phone's keyboard, where they are. */
export function IconButton({ label, path, onPress, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className="ed-btn"
      aria-label={label}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      {...rest}
    >
      <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

interface ToolbarProps {
  details: Details;
  /** Id of the textbox. */
  controls: string;
  run(command: Command): void;
  onLink(): void;
}

/** One tab stop; arrow keys, Home and End inside. */
export function Toolbar({ details, controls, run, onLink }: ToolbarProps) {
  const [at, setAt] = useState(0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const { length } = tools;
    const places: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1 + length, Home: 0, End: length - 1 };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    setAt(place % length);
    event.currentTarget.querySelectorAll("button")[place % length]?.focus();
  };
  return (
    <div className="ed-tools" role="toolbar" aria-label={words.tools} aria-controls={controls} onKeyDown={move}>
      {tools.map(([name, path, keys, command], place) => {
        const state =
          name === "undo" || name === "redo"
            ? { "aria-disabled": !details[name] || undefined }
            : { "aria-pressed": details[name] };
        return (
          <IconButton
            key={name}
            label={words[name]}
            path={path}
            tabIndex={place === at ? 0 : -1}
            aria-keyshortcuts={keys}
            {...state}
            onPress={() => {
              setAt(place);
              if (command) run(command);
              else onLink();
            }}
          />
        );
      })}
    </div>
  );
}
