import type { EditorView } from "@tiptap/pm/view";
import { staff } from "content/staff.ts";
import { staffEditor } from "content/staff-editor.ts";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { MediaActs } from "./editor-dock.tsx";
import { keepFocus, Shape } from "./icon-button.tsx";
import { type Kind, kinds, mediaShapes, nameOfKind, turnInto } from "./kinds.ts";
import { chooseItem, itemsFor, type OpenSlash, type SlashItem, slashItemId, slashMenuId } from "./slash.ts";

const words = () => ({ ...staff.editor, ...staffEditor });

const ofKinds: readonly SlashItem[] = (Object.keys(kinds) as Kind[])
  .filter((kind) => kind !== "paragraph")
  .map((kind) => ({
    name: kind,
    label: nameOfKind(kind),
    path: kinds[kind].path,
    run: (view) => void turnInto(kind)(view.state, view.dispatch),
  }));

/** Blocks that the toolbar also has. */
export function slashItems({ onPhoto, onFilm }: MediaActs): SlashItem[] {
  const media = [
    { name: "photo", label: words().photo, path: mediaShapes.photo, run: onPhoto },
    { name: "film", label: words().film, path: mediaShapes.film, run: onFilm },
  ];
  return [...ofKinds, ...media.flatMap(({ run, ...item }) => (run === undefined ? [] : [{ ...item, run }]))];
}

interface SlashMenuProps extends OpenSlash {
  id: string;
  view: RefObject<EditorView | null>;
}

/** Menu of blocks for an empty line, below its slash; above it near the window's end. */
export function SlashMenu({ id, view, items, typed, index }: SlashMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = itemsFor(items, typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is typed, and the item in hand.
  useLayoutEffect(() => {
    const editor = view.current;
    const element = list.current;
    const around = element?.parentElement;
    if (!editor || !element || !around) return;
    const line = editor.coordsAtPos(editor.state.selection.from);
    const { top, left } = around.getBoundingClientRect();
    const isAbove = innerHeight - line.bottom < element.offsetHeight + 16 && line.top > element.offsetHeight;
    const from = isAbove ? line.top - element.offsetHeight - 4 : line.bottom + 4;
    element.style.setProperty("--from", `${Math.round(from - top)}px`);
    element.style.setProperty(
      "--at",
      `${Math.round(Math.min(line.left - left, around.clientWidth - element.offsetWidth))}px`,
    );
    element.children[index]?.scrollIntoView({ block: "nearest" });
  }, [view, typed, index]);
  if (shown.length === 0) return null;
  return (
    <div ref={list} id={slashMenuId(id)} className="ed-slash" role="listbox" aria-label={words().slash}>
      {shown.map((item, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the text keeps the focus, and has the keys.
        <div
          key={item.name}
          id={slashItemId(id, item.name)}
          role="option"
          aria-selected={at === index}
          {...keepFocus}
          onClick={() => view.current && chooseItem(view.current, item)}
        >
          <Shape path={item.path} />
          {item.label}
        </div>
      ))}
    </div>
  );
}
