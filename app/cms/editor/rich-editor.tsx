import "./editor.css";
import type { Command } from "@tiptap/pm/state";
import { staff } from "content/staff.ts";
import { useEffect, useRef, useState } from "react";
import { linkInHand, moveBlocks, positionOf, removeBlocks, removeLink, setLink } from "./commands.ts";
import { LinkBar } from "./link-bar.tsx";
import { IconButton, Toolbar } from "./toolbar.tsx";
import { type Details, detailsOf, useEditor } from "./use-editor.ts";

const words = staff.editor;

export interface RichEditorProps {
  /** Of the field; the error summary leads there. */
  id: string;
  name: string;
  label: string;
  /** The stored texts. */
  texts: readonly string[];
  /** All in one text. */
  single?: boolean;
  error?: string;
}

const nameOf = ({ kind, first, last }: Pick<Details, "kind" | "first" | "last">) =>
  first === last
    ? words.block(words.kinds[kind as keyof typeof words.kinds], first + 1)
    : words.several(first + 1, last + 1);

/** A rich text field: its form gets Markdown, one value per text. */
export function RichEditor({ id, name, label, texts, single = false, error }: RichEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const [linkAt, setLinkAt] = useState<{ href: string | undefined }>();
  const openLink: Command = () => {
    // The browser tells of a selection in a task of its own: one made just before the key is known afterwards.
    setTimeout(() => view.current && setLinkAt({ href: linkInHand(view.current.state)?.href }));
    return true;
  };
  const attributes = {
    id,
    class: "ed-text",
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": `${id}-label`,
    "aria-describedby": error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`,
    ...(error !== undefined && { "aria-invalid": "true" }),
    ...(single && { "aria-required": "true" }),
  };
  const move =
    (by: -1 | 1): Command =>
    (state, dispatch) => {
      const isMoved = moveBlocks(by)(state, dispatch);
      const now = detailsOf(state);
      if (isMoved) setSaid(words.moved(nameOf(now), now.first + 1 + by, now.count));
      return isMoved;
    };
  const moreKeys = { "Mod-k": openLink, "Alt-ArrowUp": move(-1), "Alt-ArrowDown": move(1) };
  const { view, details, run } = useEditor({ host, name, texts, single, attributes, moreKeys });
  useToolsAboveKeyboard(host);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar follows the block in hand, and its size.
  useEffect(() => {
    const editor = view.current;
    if (editor === null || details === undefined) return;
    const follow = () => {
      const last = Math.min(details.last, editor.state.doc.childCount - 1);
      const block = editor.nodeDOM(positionOf(editor.state.doc, last));
      if (!(block instanceof HTMLElement)) return;
      bar.current?.style.setProperty("--block-top", `${block.offsetTop}px`);
      bar.current?.style.setProperty("--block-end", `${block.offsetTop + block.offsetHeight}px`);
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(editor.dom);
    return () => sizes.disconnect();
  }, [details]);

  const endLink = (command?: Command) => {
    setLinkAt(undefined);
    run(command ?? (() => true));
  };
  return (
    <div className="ed">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div className="ed-dock">
        <div className="ed-bars">
          {details && (
            <Toolbar
              details={details}
              controls={id}
              run={run}
              onLink={() => view.current && openLink(view.current.state)}
            />
          )}
          {linkAt && (
            <LinkBar
              {...linkAt}
              onSet={(href) => endLink(setLink(href))}
              onRemove={() => endLink(removeLink)}
              onCancel={() => endLink()}
            />
          )}
        </div>
      </div>
      <div className="ed-paper">
        <div ref={host} />
        {details && (
          // For pointers and screen readers; keys have Alt and the arrows, and Tab leaves the text.
          // biome-ignore lint/a11y/useSemanticElements: a <fieldset> would need a visible legend.
          <div className="ed-block" ref={bar} role="group" aria-label={nameOf(details)}>
            <span>{nameOf(details)}</span>
            <IconButton
              label={words.up}
              tabIndex={-1}
              path="M5 15l7-7 7 7"
              aria-disabled={details.first === 0 || undefined}
              onPress={() => run(move(-1))}
            />
            <IconButton
              label={words.down}
              tabIndex={-1}
              path="M5 9l7 7 7-7"
              aria-disabled={details.last === details.count - 1 || undefined}
              onPress={() => run(move(1))}
            />
            <IconButton
              label={words.remove}
              tabIndex={-1}
              path="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5"
              onPress={() => {
                run(removeBlocks);
                setSaid(words.removed(nameOf(details)));
              }}
            />
          </div>
        )}
      </div>
      <p className="err" id={`${id}-error`} hidden={error === undefined}>
        {error}
      </p>
      <p className="hint small muted" id={`${id}-hint`}>
        {words.hint}
      </p>
      <p className="vh" role="status">
        {said}
      </p>
    </div>
  );
}

/** A phone's keyboard covers the window's lower part: the toolbar stays above it. */
function useToolsAboveKeyboard(host: { current: HTMLElement | null }) {
  useEffect(() => {
    const seen = window.visualViewport;
    const follow = () => {
      const covered = seen ? Math.max(0, innerHeight - seen.height - seen.offsetTop) : 0;
      host.current?.closest<HTMLElement>(".ed")?.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    };
    seen?.addEventListener("resize", follow);
    seen?.addEventListener("scroll", follow);
    return () => {
      seen?.removeEventListener("resize", follow);
      seen?.removeEventListener("scroll", follow);
    };
  }, [host]);
}
