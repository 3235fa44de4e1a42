import type { Node } from "@tiptap/pm/model";
import { type Command, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";

/** Message about a paste or typed text, with an undo button. */
export interface Pasted {
  sentence: string;
  act?: { label: string; command(from: number, to: number): Command };
}

interface Shown extends Pasted {
  from: number;
  to: number;
}

const key = new PluginKey<Shown | undefined>("pasted-line");

/** Shows a message below the block in which the range ends. */
export const sayPasted = (tr: Transaction, place: { from: number; to: number }, pasted: Pasted): Transaction =>
  tr.setMeta(key, { ...pasted, ...place } satisfies Shown);

/** Keys after which the message stays, as Tab leads to its button. */
const quiet = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]);

/**
 * Shows the message below its block; the next key removes it.
 * @param say announces it to screen readers
 */
export const pastedLine = (say: (sentence: string) => void) =>
  new Plugin<Shown | undefined>({
    key,
    state: {
      init: () => undefined,
      apply(tr, now) {
        const next: Shown | null | undefined = tr.getMeta(key);
        if (next !== undefined) return next ?? undefined;
        if (now === undefined || !tr.docChanged) return now;
        // The arrival of a photo is not a key press.
        if (tr.getMeta("addToHistory") !== false) return undefined;
        return { ...now, from: tr.mapping.map(now.from, -1), to: tr.mapping.map(now.to) };
      },
    },
    view: () => ({
      update(view, before) {
        const now = key.getState(view.state);
        if (now !== undefined && now.sentence !== key.getState(before)?.sentence) say(now.sentence);
      },
    }),
    props: {
      decorations(state) {
        const shown = key.getState(state);
        if (shown === undefined) return undefined;
        const line = Decoration.widget(endOfBlock(state.doc, shown.to), (view) => draw(view, shown), {
          side: -1,
          key: shown.sentence,
          stopEvent: () => true,
          ignoreSelection: true,
        });
        return DecorationSet.create(state.doc, [line]);
      },
      handleKeyDown(view, event) {
        if (key.getState(view.state) !== undefined && !quiet.has(event.key)) takeAway(view);
        return false;
      },
    },
  });

const takeAway = (view: EditorView) => view.dispatch(view.state.tr.setMeta(key, null));

function endOfBlock(doc: Node, place: number): number {
  const resolved = doc.resolve(Math.min(place, doc.content.size));
  return resolved.depth === 0 ? resolved.pos : resolved.after(1);
}

function draw(view: EditorView, { sentence, act }: Shown): HTMLElement {
  const line = document.createElement("div");
  line.className = "ed-pasted g-lilac";
  line.contentEditable = "false";
  const words = document.createElement("span");
  words.textContent = sentence;
  line.append(words);
  if (act === undefined) return line;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = act.label;
  // Keeps the focus in the text, and a phone's keyboard open.
  button.addEventListener("mousedown", (event) => event.preventDefault());
  button.addEventListener("click", () => {
    const now = key.getState(view.state);
    if (now === undefined) return;
    takeAway(view);
    act.command(now.from, now.to)(view.state, view.dispatch, view);
    view.focus();
  });
  line.append(button);
  return line;
}
