import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection } from "@tiptap/pm/state";
import type { EditorView, NodeView, NodeViewConstructor } from "@tiptap/pm/view";

/** A photo or film in the text, with the element in which React renders it. */
export interface MediaView {
  key: string;
  element: HTMLElement;
  node: Node;
  /** @param isStep true starts an undo step; all typing in one field is one step */
  change(name: string, value: string | number, isStep: boolean): void;
  select(): void;
  remove(): void;
}

let count = 0;

const isControl = ({ target }: Event) =>
  (target as Element).closest("input, textarea, button, label, a, .ed-media-fields") !== null;

/** @param onChange called with all visible blocks after each change */
export function createMediaViews(onChange: (views: readonly MediaView[]) => void): Record<string, NodeViewConstructor> {
  const views = new Map<NodeView, MediaView>();
  const notify = () => onChange([...views.values()]);
  const construct: NodeViewConstructor = (first, editor, getPos) => {
    const element = document.createElement("figure");
    element.className = `ed-${first.type.name}`;
    element.contentEditable = "false";
    const own: NodeView = {
      dom: element,
      update(node) {
        const view = views.get(own);
        if (node.type !== first.type || view === undefined) return false;
        if (view.node !== node) {
          views.set(own, { ...view, node });
          notify();
        }
        return true;
      },
      // The browser handles events of its fields and buttons, except Alt with an arrow, which moves the block.
      stopEvent: (event) => {
        if (event instanceof KeyboardEvent && event.altKey && event.key.startsWith("Arrow")) return false;
        return isControl(event);
      },
      ignoreMutation: () => true,
      destroy() {
        views.delete(own);
        notify();
      },
    };
    const { select, ...actions } = actionsOf(editor, getPos);
    // The layout changes only after the tap, so that nothing moves under the thumb.
    let isTapped = false;
    element.addEventListener("mousedown", () => {
      isTapped = true;
      setTimeout(() => {
        isTapped = false;
      });
    });
    element.addEventListener("click", (event) => {
      if (isControl(event)) return;
      select();
      editor.focus();
    });
    const selectAfterTap = () => void (isTapped ? setTimeout(select) : select());
    views.set(own, { key: String(count++), element, node: first, select: selectAfterTap, ...actions });
    notify();
    return own;
  };
  return { photo: construct, film: construct };
}

function actionsOf(editor: EditorView, getPos: () => number | undefined) {
  return {
    change(name: string, value: string | number, isStep: boolean) {
      const position = getPos();
      if (position === undefined) return;
      const tr = editor.state.tr.setNodeAttribute(position, name, value);
      editor.dispatch(isStep ? closeHistory(tr) : tr.setMeta("addToHistory", false));
    },
    select() {
      const position = editor.isDestroyed ? undefined : getPos();
      const { doc, selection, tr } = editor.state;
      if (position === undefined || selection.from === position) return;
      editor.dispatch(tr.setSelection(NodeSelection.create(doc, position)));
    },
    remove() {
      const position = getPos();
      const node = position === undefined ? null : editor.state.doc.nodeAt(position);
      if (position === undefined || node === null) return;
      editor.dispatch(editor.state.tr.delete(position, position + node.nodeSize));
    },
  };
}
