import { splitBlock } from "@tiptap/pm/commands";
import type { Node } from "@tiptap/pm/model";
import { EditorState, type Plugin, TextSelection } from "@tiptap/pm/state";
import { type EditorProps, EditorView } from "@tiptap/pm/view";
import { schema } from "./schema.ts";
import { writeParagraphs } from "./write-paragraphs.ts";

const { paragraph } = schema.nodes;

const rounds = 6;

/** Returns a paragraph of usual length that contains everything that is checked before storing. */
const sample = () => {
  const words = schema.text("Clean hands keep children in school, and (of course) *all* [taps] are up: ".repeat(6));
  return paragraph.create(null, [words, schema.text("forty", [schema.marks.strong.create()]), words]);
};

/**
 * Types into a hidden editor while the page is idle, so that the browser compiles the code. Otherwise the first letters
 * are slow on a slow phone.
 * @returns a function that stops it
 */
export function warmUp(plugins: Plugin[], decorations: EditorProps["decorations"]): () => void {
  const doc = schema.topNodeType.create(null, [sample(), sample(), sample()] satisfies Node[]);
  const state = EditorState.create({ doc, plugins, selection: TextSelection.atEnd(doc) });
  const view = new EditorView(null, { state, decorations, handleScrollToSelection: () => true });
  const round = [
    // On a phone, the keyboard changes the page before the editor does.
    () => (view.dom.querySelector("p")?.lastChild as Text | null)?.appendData("b"),
    () => splitBlock(view.state, view.dispatch),
    () => writeParagraphs(view.state.doc, []),
  ];
  const steps = [...Array.from({ length: rounds }, () => round).flat(), () => view.destroy()];
  let timer: number;
  const next = () => {
    steps.shift()?.();
    if (steps.length > 0) timer = whenIdle(next);
  };
  timer = whenIdle(next);
  return () => {
    cancelIdle(timer);
    view.destroy();
  };
}

/** Safari has no idle callbacks. */
const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
const cancelIdle = globalThis.cancelIdleCallback ?? clearTimeout;
