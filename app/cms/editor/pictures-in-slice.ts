import { Fragment, type Node, Slice } from "@tiptap/pm/model";
import { schema } from "./schema.ts";

const { nodes } = schema;

const isMissing = ({ type, attrs }: Node) => type === nodes.photo && attrs.id === null;

/** How many blocks wait for the file of a picture. */
export const countMissing = ({ content }: Slice): number => content.content.filter(isMissing).length;

/** Sends files, and returns the temporary ids of their photos. */
export type SendFiles = (files: readonly File[]) => number[];

/** The blocks of pictures whose file is missing, with the id of what is sent, or nothing where a text has no pictures. */
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
  // A block that is no text is not joined to the line in hand.
  const openAt = (open: number, before: Node | null, now: Node | undefined) =>
    before?.type === now?.type ? open : Number(now?.isTextblock ?? false);
  return new Slice(
    Fragment.from(blocks),
    openAt(openStart, content.firstChild, blocks[0]),
    openAt(openEnd, content.lastChild, blocks.at(-1)),
  );
}
