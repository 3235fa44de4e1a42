import { history, redoDepth, undoDepth } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { type Command, EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorProps, EditorView } from "@tiptap/pm/view";
import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { useOnChange } from "../../ui/use-on-change.ts";
import { directionOf } from "../../values/text-direction.ts";
import { type ReplaceRequest, replaceEvent } from "../protection/replace-words.ts";
import { blocksInHand, findPosition, isInside, isMarked } from "./commands.ts";
import { keys, typingHelps } from "./keys.ts";
import { keepMedia } from "./media-commands.ts";
import { createMediaViews, type MediaView } from "./media-views.ts";
import { createPaste } from "./paste.ts";
import { pastedLine } from "./pasted-line.ts";
import { readParagraphs } from "./read-paragraphs.ts";
import { schema } from "./schema.ts";
import { findSlash, type SlashItem, slashAttributes, slashKeys } from "./slash.ts";
import { linkLeft } from "./typed-address.ts";
import { warmUp } from "./warm-up.ts";
import { writeParagraphs } from "./write-paragraphs.ts";

const { nodes, marks } = schema;

/** Returns the state for toolbar and block bar. */
export const readDetails = (state: EditorState) => {
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
    slash: findSlash(state),
  };
};

export type Details = ReturnType<typeof readDetails>;

/** Maximum number of characters that determine the direction of a list. */
const maxSideText = 200;

/** Marks the selected blocks, and makes room for their bar. */
function handOf(state: EditorState): DecorationSet {
  const { first, last } = blocksInHand(state);
  const found: Decoration[] = [];
  for (let index = first, from = findPosition(state.doc, first); index <= last; index++) {
    const to = from + state.doc.child(index).nodeSize;
    found.push(Decoration.node(from, to, { class: index === last ? "is-on is-last" : "is-on" }));
    from = to;
  }
  return DecorationSet.create(state.doc, [...found, ...sidesOf(state.doc)]);
}

/** Sets the direction of lists and quotations by their first words. */
function sidesOf(doc: Node): Decoration[] {
  const found: Decoration[] = [];
  doc.forEach((block, from) => {
    if (block.isTextblock || block.isAtom) return;
    const dir = directionOf(block.textBetween(0, Math.min(block.content.size, maxSideText), " "));
    if (dir !== undefined) found.push(Decoration.node(from, from + block.nodeSize, { dir }));
  });
  return found;
}

/**
 * Returns files of a paste without text. A copied picture has text and a file, and copied text with pictures counts as
 * text.
 */
const filesOf = (
  onFiles: Options["onFiles"],
  remember: (transfer: DataTransfer | null) => void,
): EditorProps["handleDOMEvents"] => ({
  paste(_view, event) {
    remember(event.clipboardData);
    const { files = [], types = [] } = event.clipboardData ?? {};
    if (files.length === 0 || types.includes("text/plain")) return false;
    event.preventDefault();
    onFiles([...files]);
    return true;
  },
  drop(view, event) {
    remember(event.dataTransfer);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return false;
    // Otherwise the browser would open the file.
    event.preventDefault();
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
    onFiles(files, at ? view.state.doc.resolve(at.pos).index(0) + 1 : undefined);
    return true;
  },
});

/** Links an address at the end when the focus moves to another field. */
function linkWhatIsLeft(view: EditorView): void {
  const tr = linkLeft(view.state);
  if (tr) view.dispatch(tr);
}

/** Time after the last key press (ms). */
const pauseMs = 400;

/**
 * Dispatches `input` for autosave: at the first change, in pauses, and when the person leaves the field or page.
 * @param prepare computes the form values in an earlier task
 */
function notifyInPauses(element: HTMLElement, prepare: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  const dispatchInput = () => {
    clearTimeout(timer);
    timer = undefined;
    element.parentElement?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const leave = () => {
    if (timer !== undefined) dispatchInput();
  };
  const change = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        prepare();
        timer = setTimeout(dispatchInput);
      },
      isFirst ? 0 : pauseMs,
    );
    isFirst = false;
  };
  const left = new AbortController();
  const { signal } = left;
  element.addEventListener("focusout", leave, { signal });
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
  moreValues(doc: Node): Record<string, string[]>;
  /** @param index index of the block at a drop */
  onFiles(files: File[], index?: number): void;
  /**
   * Sends pasted pictures.
   * @returns temporary ids of their photos; undefined if the text has no photos
   */
  sendFiles: ((files: readonly File[]) => number[]) | undefined;
  slashItems(): readonly SlashItem[];
  say(sentence: string): void;
}

/** Runs the editor, and adds its texts to the form whenever the form is read. */
export function useEditor(options: Options) {
  const { host, name, texts, single, attributes, moreKeys, moreValues, onFiles, sendFiles, slashItems, say } = options;
  const view = useRef<EditorView>(null);
  const [details, setDetails] = useState<Details>();
  const [range, setRange] = useState<{ from: number; to: number }>();
  const [mediaViews, setMediaViews] = useState<readonly MediaView[]>([]);

  useOnChange([], () => {
    const element = host.current;
    if (element === null) return;
    const { doc, sources } = readParagraphs(texts, single);
    const plugins = [history(), pastedLine(say), slashKeys(slashItems), typingHelps, ...keys(moreKeys, single)];
    const state = EditorState.create({ doc, plugins });
    const paste = createPaste({ single, sendFiles });
    const editor = new EditorView(element, {
      state,
      decorations: handOf,
      attributes,
      // The toolbar covers the bottom of a phone's window.
      scrollMargin: { top: 72, bottom: 128, left: 0, right: 0 },
      scrollThreshold: { top: 64, bottom: 120, left: 0, right: 0 },
      ...paste.props,
      ...keepMedia,
      handleDOMEvents: { ...filesOf(onFiles, paste.remember), blur: linkWhatIsLeft },
      nodeViews: createMediaViews(setMediaViews),
      dispatchTransaction(tr) {
        const next = editor.state.apply(tr);
        editor.updateState(next);
        const now = readDetails(next);
        const show = () => setDetails((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
        // In a separate task, which the next key press may interrupt.
        if (tr.docChanged) startTransition(show);
        else show();
        const { from, to, empty } = next.selection;
        const isWords = !empty && next.selection instanceof TextSelection;
        setRange((before) => {
          if (!isWords) return undefined;
          return before?.from === from && before.to === to ? before : { from, to };
        });
        if (tr.docChanged) notifier.change();
      },
    });
    const notifier = notifyInPauses(element, () => writeParagraphs(editor.state.doc, sources, single));
    view.current = editor;
    setDetails(readDetails(state));
    const endWarmUp = warmUp(plugins, handOf);
    // The browser's own event comes before the document changes, so it is stopped.
    const stop = (event: Event) => event.stopPropagation();
    const answer = ({ formData }: FormDataEvent) => {
      for (const text of writeParagraphs(editor.state.doc, sources, single)) formData.append(name, text);
      for (const [field, values] of Object.entries(moreValues(editor.state.doc))) {
        // The form also contains the fields beside a photo; both together would count as two people.
        formData.delete(field);
        for (const value of values) formData.append(field, value);
      }
    };
    const form = element.closest("form");
    const replace = (event: Event) => {
      const { detail } = event as CustomEvent<ReplaceRequest>;
      const tr = replaceInText(editor.state, detail.from, detail.to);
      if (tr) editor.dispatch(tr);
      detail.isDone = tr !== undefined;
    };
    element.addEventListener(replaceEvent, replace);
    element.addEventListener("input", stop);
    form?.addEventListener("formdata", answer);
    return () => {
      element.removeEventListener("input", stop);
      element.removeEventListener(replaceEvent, replace);
      form?.removeEventListener("formdata", answer);
      notifier.end();
      endWarmUp();
      view.current = null;
      editor.destroy();
    };
  });

  const slash = details?.slash && { items: slashItems(), ...details.slash };
  const described = JSON.stringify({ ...attributes, ...slashAttributes(attributes.id ?? "", slash) });
  useEffect(() => {
    view.current?.setProps({ attributes: JSON.parse(described) });
  }, [described]);

  const run = (command: Command) => {
    const editor = view.current;
    if (editor === null) return;
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  };
  return { view, details, range, mediaViews, run };
}

/**
 * Replaces text that occurs exactly once in one text node.
 * @returns undefined otherwise
 */
function replaceInText(state: EditorState, from: string, to: string): Transaction | undefined {
  const found: { start: number; end: number }[] = [];
  state.doc.descendants((node, at) => {
    const text = node.text ?? "";
    for (let index = text.indexOf(from); index >= 0; index = text.indexOf(from, index + 1))
      found.push({ start: at + index, end: at + index + from.length });
  });
  const [match, ...others] = found;
  return match === undefined || others.length > 0 ? undefined : state.tr.insertText(to, match.start, match.end);
}
