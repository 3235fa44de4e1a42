import { history, redoDepth, undoDepth } from "@tiptap/pm/history";
import { type Command, EditorState } from "@tiptap/pm/state";
import { Decoration, DecorationSet, EditorView } from "@tiptap/pm/view";
import { type RefObject, useEffect, useRef, useState } from "react";
import { blocksInHand, isInside, isMarked, positionOf } from "./commands.ts";
import { keys, typingHelps } from "./keys.ts";
import { paste } from "./paste.ts";
import { readParagraphs } from "./read-paragraphs.ts";
import { schema } from "./schema.ts";
import { writeParagraphs } from "./write-paragraphs.ts";

const { nodes, marks } = schema;

/** What toolbar and block bar show. */
export const detailsOf = (state: EditorState) => {
  const hand = blocksInHand(state);
  return {
    strong: isMarked(state, marks.strong),
    em: isMarked(state, marks.em),
    link: isMarked(state, marks.link),
    heading: state.selection.$from.parent.type === nodes.heading,
    bulletList: isInside(state, nodes.bullet_list),
    orderedList: isInside(state, nodes.ordered_list),
    quote: isInside(state, nodes.blockquote),
    undo: undoDepth(state) > 0,
    redo: redoDepth(state) > 0,
    ...hand,
    kind: state.doc.child(hand.first).type.name,
  };
};

export type Details = ReturnType<typeof detailsOf>;

/** Marks the blocks in hand: for the eye, and to make room for their bar. */
function handOf(state: EditorState): DecorationSet {
  const { first, last } = blocksInHand(state);
  const found: Decoration[] = [];
  for (let place = first, from = positionOf(state.doc, first); place <= last; place++) {
    const to = from + state.doc.child(place).nodeSize;
    found.push(Decoration.node(from, to, { class: place === last ? "is-on is-last" : "is-on" }));
    from = to;
  }
  return DecorationSet.create(state.doc, found);
}

/** Time after the last key (ms). */
const pauseMs = 400;

/**
 * Dispatches `input` for autosave: at the first change, then in pauses of typing, and when the field or the page is left.
 */
function tellInPauses(place: HTMLElement) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    place.parentElement?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const leave = () => {
    if (timer !== undefined) tell();
  };
  const change = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, isFirst ? 0 : pauseMs);
    isFirst = false;
  };
  const left = new AbortController();
  const { signal } = left;
  place.addEventListener("focusout", leave, { signal });
  addEventListener("pagehide", leave, { signal });
  document.addEventListener("visibilitychange", leave, { signal });
  const end = () => {
    clearTimeout(timer);
    left.abort();
  };
  return { change, end };
}

interface Options {
  host: RefObject<HTMLElement | null>;
  name: string;
  texts: readonly string[];
  single: boolean;
  attributes: Record<string, string>;
  moreKeys: Record<string, Command>;
}

/** The editor in its host. The form of the host gets the texts whenever it is read. */
export function useEditor({ host, name, texts, single, attributes, moreKeys }: Options) {
  const view = useRef<EditorView>(null);
  const [details, setDetails] = useState<Details>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one view for the life of the field.
  useEffect(() => {
    const place = host.current;
    if (place === null) return;
    const { doc, sources } = readParagraphs(texts);
    const plugins = [history(), typingHelps, ...keys(moreKeys)];
    const state = EditorState.create({ doc, plugins });
    const editor = new EditorView(place, {
      state,
      decorations: handOf,
      attributes,
      // The toolbar covers the lowest part of a phone's window.
      scrollMargin: { top: 72, bottom: 128, left: 0, right: 0 },
      scrollThreshold: { top: 64, bottom: 120, left: 0, right: 0 },
      ...paste,
      dispatchTransaction(tr) {
        const next = editor.state.apply(tr);
        editor.updateState(next);
        const now = detailsOf(next);
        setDetails((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
        if (tr.docChanged) told.change();
      },
    });
    const told = tellInPauses(place);
    view.current = editor;
    setDetails(detailsOf(state));
    // The browser tells of input before the document has it.
    const stop = (event: Event) => event.stopPropagation();
    const answer = ({ formData }: FormDataEvent) => {
      for (const text of writeParagraphs(editor.state.doc, sources, single)) formData.append(name, text);
    };
    const form = place.closest("form");
    place.addEventListener("input", stop);
    form?.addEventListener("formdata", answer);
    return () => {
      place.removeEventListener("input", stop);
      form?.removeEventListener("formdata", answer);
      told.end();
      view.current = null;
      editor.destroy();
    };
  }, []);

  const described = JSON.stringify(attributes);
  useEffect(() => {
    view.current?.setProps({ attributes: JSON.parse(described) });
  }, [described]);

  /** Runs a command, and keeps on writing. */
  const run = (command: Command) => {
    const editor = view.current;
    if (editor === null) return;
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  };
  return { view, details, run };
}
