import type { AppContext } from "../../../server/context.server.ts";
import type { MoneyContext } from "../../../server/money-guard.ts";
import { type ProtectingPage, protectingPages } from "../../../values/read-aloud.ts";
import { markPage, markWords } from "../../foundation/protecting-pages/protecting-pages.server.ts";
import type { RecordingWithPeople } from "./recording-queries.server.ts";

/** Words that a voice may read on each page, and numbers: accounts (`known`), or telephones (`contacts`). */
const saidOn = {
  safeguarding: { words: ["safeguarding"], facts: ["contacts"] },
  consent: { words: ["consent"], facts: [] },
  withdraw: { words: ["withdraw"], facts: ["contacts"] },
  privacy: { words: ["privacy"], facts: ["contacts"] },
  donate: { words: ["donate", "giving"], facts: ["known"] },
  giving: { words: ["giving"], facts: ["known"] },
} as const satisfies Record<ProtectingPage, { words: ProtectingPage[]; facts: (keyof MoneyContext)[] }>;

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
  const { words, facts } = saidOn[page];
  const context = facts.length === 0 ? undefined : await ctx.moneyGuard.findContext(ctx);
  return markWords([
    ...(await Promise.all(words.map((name) => markPage(ctx, name)))),
    ...facts.map((fact) => context?.[fact]),
  ]);
}

/** Returns a check of recordings of this owner: true if the page changed since a person compared the two. */
export async function findOutdated(ctx: AppContext, rows: Pick<RecordingWithPeople, "owner" | "words_mark">[]) {
  const owners = new Set(rows.flatMap(({ owner, words_mark }) => (words_mark === null ? [] : [owner])));
  const marks = new Map<string, string | null>();
  for (const owner of owners) marks.set(owner, await findWordsMark(ctx, owner));
  return ({ owner, words_mark }: Pick<RecordingWithPeople, "owner" | "words_mark">): boolean =>
    words_mark !== null && words_mark !== marks.get(owner);
}
