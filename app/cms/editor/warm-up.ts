import { splitBlock } from "@tiptap/pm/commands";
import type { Node } from "@tiptap/pm/model";
import { EditorState, type Plugin, TextSelection } from "@tiptap/pm/state";
import { type EditorProps, EditorView } from "@tiptap/pm/view";
import { schema } from "./schema.ts";
import { writeParagraphs } from "./write-paragraphs.ts";

const { paragraph } = schema.nodes;

/** Repetitions of typing a letter and Enter. */
const rounds = 6;

/** A paragraph as long as those of posts, with all that its storing looks at. */
const sample = () => {
  const words = schema.text("Clean hands keep children in school, and (of course) *all* [taps] are up: ".repeat(6));
  return paragraph.create(null, [words, schema.text("forty", [schema.marks.strong.create()]), words]);
};

/**
 * Types into an editor that nothing shows, while the page has nothing to do: a browser compiles the code of a key when
 * it first runs, and makes it quicker when it runs again, which on a slow phone would hold up the first letters.
 * @returns what ends it
 */
export function warmUp(plugins: Plugin[], decorations: EditorProps["decorations"]): () => void {
  const doc = schema.topNodeType.create(null, [sample(), sample(), sample()] satisfies Node[]);
  const state = EditorState.create({ doc, plugins, selection: TextSelection.atEnd(doc) });
  const view = new EditorView(null, { state, decorations, handleScrollToSelection: () => true });
  const round = [
    // Keyboards do the same: the letter stands in the page before the editor has it.
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
