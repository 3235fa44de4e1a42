import type { AppContext } from "../../../server/context.server.ts";
import { fingerprintOf } from "../../../server/http/repeated-sends.server.ts";
import { type ProtectingPage, protectingPages } from "../../../values/read-aloud.ts";
import { markPages } from "../../foundation/protecting-pages/protecting-pages.server.ts";
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
  return page === undefined ? null : markRecorded(await markPages(ctx), page);
}

/** The page of the ways to give also shows words of promises. */
const markRecorded = (markOf: (page: ProtectingPage) => string, page: ProtectingPage): string =>
  page === "donate" ? fingerprintOf([markOf("donate"), markOf("giving")]) : markOf(page);

/** Returns a check of recordings of this owner: true if the page changed since a person compared the two. */
export async function findOutdated(ctx: AppContext, rows: Pick<RecordingWithPeople, "owner" | "words_mark">[]) {
  const markOf = rows.some(({ words_mark }) => words_mark !== null) ? await markPages(ctx) : undefined;
  return ({ owner, words_mark }: Pick<RecordingWithPeople, "owner" | "words_mark">): boolean => {
    const page = protectingPageOf(owner);
    return words_mark !== null && words_mark !== (page && markOf && markRecorded(markOf, page));
  };
}
