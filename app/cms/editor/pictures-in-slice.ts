import { Fragment, type Node, Slice } from "@tiptap/pm/model";
import { schema } from "./schema.ts";

const { nodes } = schema;

const isMissing = ({ type, attrs }: Node) => type === nodes.photo && attrs.id === null;

/** Counts blocks that have no file. */
export const countMissing = ({ content }: Slice): number => content.content.filter(isMissing).length;

/** Sends files. @returns the temporary ids of their photos */
export type SendFiles = (files: readonly File[]) => number[];

/** Gives picture blocks the ids of sent files; removes them if the text allows no photos. */
export function withIds(
  { content, openStart, openEnd }: Slice,
  ids: readonly (number | undefined)[] | undefined,
): Slice {
  if (!content.content.some(isMissing)) return new Slice(content, openStart, openEnd);
  let next = 0;
  const blocks = content.content.flatMap((block) => {
    if (!isMissing(block)) return block;
    const id = ids?.[next++];
    if (ids === undefined) return [];
    return id === undefined ? block : nodes.photo.create({ ...block.attrs, id });
  });
  // Only text joins the current line.
  const openAt = (open: number, before: Node | null, now: Node | undefined) =>
    before?.type === now?.type ? open : Number(now?.isTextblock ?? false);
  return new Slice(
    Fragment.from(blocks),
    openAt(openStart, content.firstChild, blocks[0]),
    openAt(openEnd, content.lastChild, blocks.at(-1)),
  );
}
