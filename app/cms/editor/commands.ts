import { lift, setBlockType, toggleMark } from "@tiptap/pm/commands";
import { closeHistory } from "@tiptap/pm/history";
import type { MarkType, Node, NodeType } from "@tiptap/pm/model";
import { liftListItem, wrapInList } from "@tiptap/pm/schema-list";
import { type Command, type EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import { findWrapping } from "@tiptap/pm/transform";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

/** Returns the indexes of the first and last selected block. */
export function blocksInHand({ selection: { $from, $to }, doc }: EditorState) {
  const first = $from.index(0);
  // The selection of a whole block ends before the next block.
  const last = $to.depth === 0 && $to.pos > $from.pos ? $to.index(0) - 1 : Math.min($to.index(0), doc.childCount - 1);
  return { first, last, count: doc.childCount };
}

export function findPosition(doc: Node, index: number): number {
  let position = 0;
  for (let before = 0; before < index; before++) position += doc.child(before).nodeSize;
  return position;
}

export const isInside = ({ selection: { $from } }: EditorState, type: NodeType): boolean => {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true;
  return false;
};

export function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/**
 * Runs commands in order as one undo step.
 * @returns true if the last one applies
 */
const inOrder =
  (...commands: Command[]): Command =>
  (state, dispatch) => {
    const tr = state.tr;
    let now = state;
    let applies = false;
    for (const command of commands) {
      applies = command(now, (step) => {
        for (const part of step.steps) tr.step(part);
        if (step.selectionSet) tr.setSelection(step.selection);
        now = now.apply(step);
      });
    }
    if (applies && dispatch)
      dispatch(
        tr
          .setSelection(TextSelection.between(tr.doc.resolve(now.selection.anchor), tr.doc.resolve(now.selection.head)))
          .scrollIntoView(),
      );
    return applies;
  };

/** Returns the attribute that assigns a changed block to the stored text of the first selected block. */
const sourceOf = (state: EditorState) => ({ source: state.doc.child(blocksInHand(state).first).attrs.source });

const toParagraph: Command = (state, dispatch) => setBlockType(nodes.paragraph, sourceOf(state))(state, dispatch);
const outOfList: Command = (state, dispatch) => {
  if (!isInside(state, nodes.list_item)) return true;
  return liftListItem(nodes.list_item)(state, dispatch);
};
const outOfQuote: Command = (state, dispatch) => !isInside(state, nodes.blockquote) || lift(state, dispatch);

export const toggleStrong = toggleMark(marks.strong);
export const toggleEm = toggleMark(marks.em);

export const toggleHeading: Command = (state, dispatch) =>
  state.selection.$from.parent.type === nodes.heading
    ? toParagraph(state, dispatch)
    : inOrder(outOfList, outOfQuote, (now, dispatch) =>
        setBlockType(nodes.heading, { ...sourceOf(now), level: 2 })(now, dispatch),
      )(state, dispatch);

export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    if (isInside(state, type)) return liftListItem(nodes.list_item)(state, dispatch);
    if (isInside(state, nodes.list_item)) return changeList(type)(state, dispatch);
    return inOrder(toParagraph, (now, dispatch) => wrapInList(type, sourceOf(now))(now, dispatch))(state, dispatch);
  };

const changeList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth--) {
      const list = $from.node(depth);
      if (list.type !== nodes.bullet_list && list.type !== nodes.ordered_list) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, { source: list.attrs.source }));
      return true;
    }
    return false;
  };

export const toggleQuote: Command = (state, dispatch) =>
  isInside(state, nodes.blockquote)
    ? inOrder(outOfList, lift)(state, dispatch)
    : inOrder(
        (now, dispatch) => now.selection.$from.parent.type !== nodes.heading || toParagraph(now, dispatch),
        wrapInQuote,
      )(state, dispatch);

const wrapInQuote: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, ({ type }) => type === nodes.doc);
  const wrapping = range && findWrapping(range, nodes.blockquote, sourceOf(state));
  if (!wrapping) return false;
  dispatch?.(state.tr.wrap(range, wrapping).scrollIntoView());
  return true;
};

export const insertBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent || state.selection.$from.parent.type !== nodes.paragraph)
    return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/**
 * Moves the selected blocks past their neighbour.
 * @param by -1 for up, 1 for down
 */
export const moveBlocks =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const { first, last, count } = blocksInHand(state);
    const neighbour = by < 0 ? first - 1 : last + 1;
    if (neighbour < 0 || neighbour >= count) return false;
    if (!dispatch) return true;
    const block = state.doc.child(neighbour);
    const from = findPosition(state.doc, neighbour);
    // Moves the neighbour instead, so that the selection stays on its words.
    const tr = state.tr.delete(from, from + block.nodeSize);
    tr.insert(findPosition(tr.doc, by < 0 ? last : first), block);
    dispatch(closeHistory(tr).scrollIntoView());
    return true;
  };

export const removeBlocks: Command = (state, dispatch) => {
  const { first, last, count } = blocksInHand(state);
  const from = findPosition(state.doc, first);
  const to = findPosition(state.doc, last + 1);
  const tr: Transaction =
    last - first + 1 === count ? state.tr.replaceWith(from, to, nodes.paragraph.create()) : state.tr.delete(from, to);
  const near = TextSelection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size)), 1);
  dispatch?.(closeHistory(tr.setSelection(near)).scrollIntoView());
  return true;
};

/** Returns the complete link at the selection. */
export function linkInHand({ selection, doc }: EditorState): { from: number; to: number; href: string } | undefined {
  const { $from, from, to } = selection;
  const mark = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  if (mark === undefined) return undefined;
  let start = from;
  let end = to;
  const has = (at: number) => mark.isInSet(doc.resolve(at).nodeAfter?.marks ?? []);
  while (start > $from.start() && has(start - 1)) start--;
  while (end < $from.end() && has(end)) end++;
  return { from: start, to: Math.max(end, to), href: mark.attrs.href };
}

/** Links the selection or changes the current link; without either, inserts the address as text. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const mark = marks.link.create({ href });
    const { from, to, empty } = state.selection;
    const link = linkInHand(state) ?? { from, to };
    if (!empty || link.from < link.to) {
      dispatch?.(state.tr.removeMark(link.from, link.to, marks.link).addMark(link.from, link.to, mark));
    } else {
      const words = schema.text(
        href.replace(/^(?:https?:\/\/|mailto:|tel:)/, ""),
        mark.addToSet(state.selection.$from.marks()),
      );
      dispatch?.(state.tr.insert(from, words));
    }
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = state.selection;
  const link = linkInHand(state) ?? { from, to };
  dispatch?.(state.tr.removeMark(link.from, link.to, marks.link));
  return true;
};
