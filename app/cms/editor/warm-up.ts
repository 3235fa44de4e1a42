import { splitBlock } from "@tiptap/pm/commands";
import { EditorState, type Plugin, TextSelection } from "@tiptap/pm/state";
import { EditorView } from "@tiptap/pm/view";
import { schema } from "./schema.ts";
import { writeParagraphs } from "./write-paragraphs.ts";

const { paragraph } = schema.nodes;

/**
 * Types once into an editor that nothing shows, while the page has nothing to do: a browser compiles the code of a key
 * when it first runs, which on a slow phone would hold up the first letter.
 * @returns what ends it
 */
export function warmUp(plugins: Plugin[]): () => void {
  const doc = schema.topNodeType.create(null, paragraph.create(null, schema.text("a")));
  const state = EditorState.create({ doc, plugins, selection: TextSelection.atEnd(doc) });
  const view = new EditorView(null, { state, handleScrollToSelection: () => true });
  const steps = [
    // As keyboards do: the letter stands in the page before the editor has it.
    () => (view.dom.querySelector("p")?.firstChild as Text | null)?.appendData("b"),
    () => splitBlock(view.state, view.dispatch),
    () => writeParagraphs(view.state.doc, []),
    () => view.destroy(),
  ];
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
