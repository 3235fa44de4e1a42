import { redo, undo } from "@tiptap/pm/history";
import type { Command } from "@tiptap/pm/state";
import { staff } from "content/staff.ts";
import { staffEditor } from "content/staff-editor.ts";
import { type KeyboardEvent, useState } from "react";
import { isShown } from "../../ui/is-shown.ts";
import { Menu } from "../../ui/menu.tsx";
import { toggleEm, toggleStrong } from "./commands.ts";
import { IconButton, keepFocus, Shape } from "./icon-button.tsx";
import { KindItems } from "./kind-items.tsx";
import { kinds, mediaShapes, nameOfKind } from "./kinds.ts";
import type { Details } from "./use-editor.ts";

const words = () => ({ ...staff.editor, ...staffEditor });

type Tool = "strong" | "em" | "link" | "heading" | "bulletList" | "orderedList" | "quote" | "photo" | "film";

interface ToolOptions {
  path: string;
  keys?: string;
  command?: Command;
  /** Minimum width for the toolbar; below, the tool is in the menu. */
  from?: "phone" | "wide";
}

const kindTool = (
  kind: "heading" | "bullet_list" | "ordered_list" | "blockquote",
  from?: ToolOptions["from"],
): ToolOptions => {
  const { path, keys, toggle } = kinds[kind];
  return { path, ...(keys && { keys }), ...(toggle && { command: toggle }), ...(from && { from }) };
};

/** Links, photos and films need a question first. */
const tools: Record<Tool | "undo" | "redo", ToolOptions> = {
  strong: {
    path: "M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z",
    keys: "Control+B",
    command: toggleStrong,
  },
  em: { path: "M10 5h7M7 19h7M14 5l-4 14", keys: "Control+I", command: toggleEm },
  link: {
    path: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
    keys: "Control+K",
  },
  heading: kindTool("heading", "phone"),
  bulletList: kindTool("bullet_list"),
  orderedList: kindTool("ordered_list", "wide"),
  quote: kindTool("blockquote", "wide"),
  photo: { path: mediaShapes.photo },
  film: { path: mediaShapes.film, from: "wide" },
  undo: { path: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6", keys: "Control+Z", command: undo, from: "phone" },
  redo: { path: "M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6", keys: "Control+Shift+Z", command: redo, from: "wide" },
};

type Name = keyof typeof tools;
const names = Object.keys(tools) as Name[];

interface ToolbarProps {
  details: Details;
  controls: string;
  run(command: Command): void;
  onLink(): void;
  onPhoto: (() => void) | undefined;
  onFilm: (() => void) | undefined;
}

/** One tab stop; arrow keys, Home and End move inside. A narrow window has the rest in a menu. */
export function Toolbar({ details, controls, run, onLink, onPhoto, onFilm }: ToolbarProps) {
  const [at, setAt] = useState<string>("strong");
  const asks = { link: onLink, photo: onPhoto, film: onFilm } as Partial<Record<Name, (() => void) | undefined>>;
  const shown = names.filter((name) => tools[name].command ?? asks[name]);
  const press = (name: Name) => {
    const { command } = tools[name];
    if (command) run(command);
    else asks[name]?.();
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-tool]")].filter(isShown);
    const index = stops.indexOf(event.target as HTMLElement);
    if (index < 0) return;
    const indexes: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    const next = indexes[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const stop = stops.at(next % stops.length);
    setAt(stop?.dataset.tool ?? at);
    stop?.focus();
  };
  const stop = (name: string) => ({
    tabIndex: name === at ? 0 : -1,
    "data-tool": name,
    onFocus: () => setAt(name),
    ...keepFocus,
  });
  return (
    <div className="ed-tools" role="toolbar" aria-label={words().tools} aria-controls={controls} onKeyDown={move}>
      <Menu
        className="ed-menu ed-kinds"
        button={
          <summary aria-label={words().kind(nameOfKind(details.kind))} {...stop("kinds")}>
            {nameOfKind(details.kind)}
            <Shape path="M6 9l6 6 6-6" />
          </summary>
        }
      >
        <KindItems kind={details.kind} run={run} />
      </Menu>
      {shown.map((name) => {
        const { path, keys, from } = tools[name];
        const isStep = name === "undo" || name === "redo";
        const state = isStep
          ? { "aria-disabled": !details[name] || undefined }
          : { "aria-pressed": name in details ? details[name as keyof Details] : undefined };
        return (
          <IconButton
            key={name}
            label={words()[name]}
            path={path}
            className={name === "undo" ? "ed-from-phone ed-undo" : from && `ed-from-${from}`}
            {...stop(name)}
            {...(keys && { "aria-keyshortcuts": keys })}
            {...state}
            onPress={() => press(name)}
          />
        );
      })}
      <Menu
        className="ed-menu ed-more"
        button={
          <summary className="ed-btn" aria-label={words().more} title={words().more} {...stop("more")}>
            <Shape path="M5 12h.01M12 12h.01M19 12h.01" />
          </summary>
        }
      >
        {shown
          .filter((name) => tools[name].from)
          .map((name) => (
            <button
              key={name}
              type="button"
              className={tools[name].from === "phone" ? "ed-below-phone" : undefined}
              {...keepFocus}
              onClick={() => press(name)}
            >
              <Shape path={tools[name].path} />
              {words()[name]}
            </button>
          ))}
      </Menu>
    </div>
  );
}
