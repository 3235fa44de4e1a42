import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { type Command, type EditorState, NodeSelection, TextSelection } from "@tiptap/pm/state";
import type { EditorProps } from "@tiptap/pm/view";
import { isTemporary } from "../../staff-kit/offline/temporary-ids.ts";
import { blocksInHand, findPosition } from "./commands.ts";
import { isMedia, schema } from "./schema.ts";

const { nodes } = schema;

const isEmptyParagraph = (block: Node) => block.type === nodes.paragraph && block.content.size === 0;

/**
 * Inserts blocks after the selected ones, before an empty paragraph; the cursor stays.
 * @param index inserts there instead
 */
export const insertBlocks =
  (blocks: Node[], index?: number): Command =>
  (state, dispatch) => {
    const { last } = blocksInHand(state);
    const after = isEmptyParagraph(state.doc.child(last)) ? last : last + 1;
    dispatch?.(closeHistory(state.tr.insert(findPosition(state.doc, index ?? after), blocks)));
    return true;
  };

/** Moves the cursor to an empty paragraph at the end, and adds one if needed. */
export const addParagraph: Command = (state, dispatch) => {
  const { tr, doc } = state;
  if (doc.lastChild === null || !isEmptyParagraph(doc.lastChild)) tr.insert(doc.content.size, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView());
  return true;
};

/** A copy has no stored text yet. */
export const duplicateBlocks: Command = (state, dispatch) => {
  const { first, last } = blocksInHand(state);
  const blocks = state.doc.children.slice(first, last + 1);
  if (blocks.some(isOnItsWay)) return false;
  const copies = blocks.map((block) => block.type.create({ ...block.attrs, source: null }, block.content, block.marks));
  dispatch?.(closeHistory(state.tr.insert(findPosition(state.doc, last + 1), copies)).scrollIntoView());
  return true;
};

const isOnItsWay = ({ type, attrs }: Node) => type === nodes.photo && isTemporary(attrs.id);

/** @param to index after the move */
export const moveBlockTo =
  (from: number, to: number): Command =>
  (state, dispatch) => {
    const block = state.doc.maybeChild(from);
    if (block === null || to < 0 || to >= state.doc.childCount || to === from) return false;
    const at = findPosition(state.doc, from);
    const tr = state.tr.delete(at, at + block.nodeSize);
    const target = findPosition(tr.doc, to);
    tr.insert(target, block);
    const selection = isMedia(block)
      ? NodeSelection.create(tr.doc, target)
      : TextSelection.near(tr.doc.resolve(target + 1));
    dispatch?.(closeHistory(tr.setSelection(selection)).scrollIntoView());
    return true;
  };

/** Backspace in an empty block removes it, unless it is the only block. */
export const removeEmptyBlock: Command = (state, dispatch) => {
  const { first, last, count } = blocksInHand(state);
  const block = state.doc.child(first);
  if (!state.selection.empty || first !== last || count === 1 || isMedia(block) || block.textContent !== "")
    return false;
  // A list with one empty item, or a quotation with one empty paragraph, is empty.
  if (block.childCount > 1 || (block.firstChild?.childCount ?? 0) > 1) return false;
  const at = findPosition(state.doc, first);
  const tr = state.tr.delete(at, at + block.nodeSize);
  const near = first === 0 ? TextSelection.near(tr.doc.resolve(0), 1) : TextSelection.near(tr.doc.resolve(at), -1);
  dispatch?.(tr.setSelection(near).scrollIntoView());
  return true;
};

/** Removes photos that are still uploading. Not an undo step, which would restore them. */
export const leavePhotosOut =
  (ids: readonly number[]): Command =>
  (state, dispatch) => {
    const { tr } = state;
    const isLeft = (block: Node) => block.type !== nodes.photo || !ids.includes(block.attrs.id);
    // A text needs at least one block.
    if (!state.doc.children.some(isLeft)) tr.insert(state.doc.content.size, nodes.paragraph.create());
    state.doc.forEach((block, position) => {
      if (isLeft(block)) return;
      tr.delete(tr.mapping.map(position), tr.mapping.map(position + block.nodeSize));
    });
    if (!tr.docChanged) return false;
    dispatch?.(tr.setMeta("addToHistory", false));
    return true;
  };

/** Replaces a photo's temporary id by the site's id. Not an undo step. */
export const settleUpload =
  (temporary: number, photo: { id: number; description: string }): Command =>
  (state, dispatch) => {
    const { tr } = state;
    state.doc.forEach((block, position) => {
      if (block.type !== nodes.photo || block.attrs.id !== temporary) return;
      tr.setNodeAttribute(position, "id", photo.id);
      if (block.attrs.alt === "") tr.setNodeAttribute(position, "alt", photo.description);
    });
    if (!tr.docChanged) return false;
    dispatch?.(tr.setMeta("addToHistory", false));
    return true;
  };

/** When a photo or film is selected, typing starts a paragraph after it instead of replacing it. */
export const behindMedia = (state: EditorState) => {
  if (!(state.selection instanceof NodeSelection) || !isMedia(state.selection.node)) return undefined;
  const { to } = state.selection;
  const tr = state.tr.insert(to, nodes.paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, to + 1));
};

export const keepMedia: Pick<EditorProps, "handleTextInput"> = {
  handleTextInput(view, _from, _to, text) {
    const tr = behindMedia(view.state);
    if (tr) view.dispatch(tr.insertText(text).scrollIntoView());
    return tr !== undefined;
  },
};
