import type { Command } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { staff } from "content/staff.ts";
import { staffEditor } from "content/staff-editor.ts";
import { type RefObject, useRef } from "react";
import { Menu } from "../../ui/menu.tsx";
import { useOnChange } from "../../ui/use-on-change.ts";
import { findPosition, removeBlocks } from "./commands.ts";
import { IconButton, keepFocus, Shape } from "./icon-button.tsx";
import { KindItems } from "./kind-items.tsx";
import { duplicateBlocks, moveBlockTo } from "./media-commands.ts";
import { useDragging } from "./use-dragging.ts";
import type { Details } from "./use-editor.ts";
import { nameBlocks } from "./use-rich-text.ts";

const words = () => ({ ...staff.editor, ...staffEditor });

const shapes = {
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  remove: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  grip: "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
};

interface BlockBarProps {
  view: RefObject<EditorView | null>;
  /** The element around bar and text. */
  paper: RefObject<HTMLDivElement | null>;
  details: Details;
  run(command: Command): void;
  move(by: -1 | 1): Command;
  say(sentence: string): void;
}

/** Positions the bar beside the current block at any size. */
function useBesideBlock(view: BlockBarProps["view"], details: Details): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useOnChange([details], () => {
    const editor = view.current;
    if (editor === null) return;
    const follow = () => {
      const last = Math.min(details.last, editor.state.doc.childCount - 1);
      const block = editor.nodeDOM(findPosition(editor.state.doc, last));
      if (!(block instanceof HTMLElement)) return;
      bar.current?.style.setProperty("--block-top", `${block.offsetTop}px`);
      bar.current?.style.setProperty("--block-end", `${block.offsetTop + block.offsetHeight}px`);
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(editor.dom);
    return () => sizes.disconnect();
  });
  return bar;
}

/** Actions for the current block, for pointers and screen readers; keyboards use Alt and arrows. */
export function BlockBar({ view, paper, details, run, move, say }: BlockBarProps) {
  const { first, last, count, kind } = details;
  const name = nameBlocks(details);
  const bar = useBesideBlock(view, details);
  const grip = useRef<HTMLElement>(null);
  const onMove = (by: -1 | 1) => run(move(by));
  const onDrop = (to: number) => {
    run(moveBlockTo(first, to));
    say(words().moved(name, to + 1, count));
  };
  const onDuplicate = () => {
    run(duplicateBlocks);
    say(words().duplicated(name));
  };
  const onRemove = () => {
    run(removeBlocks);
    say(words().removed(name));
  };
  const dragging = useDragging({ grip, paper, from: first === last ? first : undefined, onDrop });
  const isFirst = first === 0;
  const isLast = last === count - 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> would need a visible legend.
    <div className="ed-block" ref={bar} role="group" aria-label={name}>
      <Menu
        className="ed-menu ed-grip"
        button={
          <summary
            ref={grip}
            className="ed-btn"
            tabIndex={-1}
            aria-label={words().grip(name)}
            {...keepFocus}
            {...dragging}
          >
            <Shape path={shapes.grip} />
          </summary>
        }
      >
        {!isFirst && <Item path={shapes.up} label={words().up} onPress={() => onMove(-1)} />}
        {!isLast && <Item path={shapes.down} label={words().down} onPress={() => onMove(1)} />}
        <KindItems kind={kind} run={run} label={words().turnInto} />
        <Item path={shapes.copy} label={words().duplicate} onPress={onDuplicate} />
        <Item path={shapes.remove} label={words().remove} onPress={onRemove} danger />
      </Menu>
      <span>{name}</span>
      <IconButton
        label={words().up}
        tabIndex={-1}
        path={shapes.up}
        className="ed-below-wide"
        aria-disabled={isFirst || undefined}
        onPress={() => onMove(-1)}
      />
      <IconButton
        label={words().down}
        tabIndex={-1}
        path={shapes.down}
        className="ed-below-wide"
        aria-disabled={isLast || undefined}
        onPress={() => onMove(1)}
      />
      <IconButton label={words().remove} tabIndex={-1} path={shapes.remove} className="ed-remove" onPress={onRemove} />
    </div>
  );
}

type ItemProps = { path: string; label: string; onPress(): void; danger?: boolean };

const Item = ({ path, label, onPress, danger }: ItemProps) => (
  <button type="button" className={danger ? "danger" : undefined} {...keepFocus} onClick={onPress}>
    <Shape path={path} />
    {label}
  </button>
);
