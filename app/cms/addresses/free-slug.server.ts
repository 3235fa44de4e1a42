import type { OpenTransaction } from "../../server/db/with-transaction.ts";
import { findIdBySlug } from "../content-queries.server.ts";
import { isTakenByOther } from "../redirect-queries.server.ts";

interface Slugs {
  table: "posts" | "projects" | "documents";
  noun: string;
  folder: string;
  slugOf(title: string): string;
}

/**
 * Finds a slug that no item has or ever had: the wanted one, or the same with a number.
 * @param id of the item, once it exists
 */
export async function findFreeSlug(db: OpenTransaction, slugs: Slugs, title: string, id?: number): Promise<string> {
  const { table, noun, folder } = slugs;
  const wanted = slugs.slugOf(title);
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const owner = await findIdBySlug(db, table, slug);
    const isFree = owner === undefined || owner === id;
    if (isFree && !(await isTakenByOther(db, folder + slug, noun, id))) return slug;
  }
}

/** Returns a new slug if the new title leads to a different one. */
export async function followTitle(
  db: OpenTransaction,
  slugs: Slugs,
  title: string,
  before: { id: number; title: string; slug: string | null },
): Promise<{ slug?: string }> {
  const isAlike = title === "" || slugs.slugOf(title) === slugs.slugOf(before.title);
  return before.slug === null || isAlike ? {} : { slug: await findFreeSlug(db, slugs, title, before.id) };
}
