import type { AppContext } from "../../../server/context.server.ts";
import { type ProtectingPage, protectingPages } from "../../../values/read-aloud.ts";
import { markPage, markWords } from "../../foundation/protecting-pages/protecting-pages.server.ts";
import type { RecordingWithPeople } from "./recording-queries.server.ts";

/** Returns the page that protects, of an owner such as `site:donate`; undefined for other owners. */
export const protectingPageOf = (owner: string): ProtectingPage | undefined =>
  protectingPages.find((page) => owner === `site:${page}`);

/**
 * Returns the hash of the words and numbers that a recording of this owner may say now.
 * @returns null for owners whose recordings are played whatever the page says
 */
export async function findWordsMark(ctx: AppContext, owner: string): Promise<string | null> {
  const page = protectingPageOf(owner);
  if (page === undefined) return null;
  // The page of the ways to give also shows words of promises.
  const pages: ProtectingPage[] = page === "donate" ? ["donate", "giving"] : [page];
  return markWords(await Promise.all(pages.map((name) => markPage(ctx, name))));
}

/** Returns a check of recordings of this owner: true if the page changed since a person compared the two. */
export async function findOutdated(ctx: AppContext, rows: Pick<RecordingWithPeople, "owner" | "words_mark">[]) {
  const owners = new Set(rows.flatMap(({ owner, words_mark }) => (words_mark === null ? [] : [owner])));
  const marks = new Map<string, string | null>();
  for (const owner of owners) marks.set(owner, await findWordsMark(ctx, owner));
  return ({ owner, words_mark }: Pick<RecordingWithPeople, "owner" | "words_mark">): boolean =>
    words_mark !== null && words_mark !== marks.get(owner);
}
