import { createHash, randomBytes } from "node:crypto";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import type { Retention } from "../../../server/retention.ts";
import { siteDate } from "../../../values/dates.ts";
import { hasRole } from "../../../values/roles.ts";
import { addDays } from "../../../values/site-days.ts";
import { type Question, readQuestion } from "./read-question.ts";
import * as store from "./searched-words-queries.server.ts";

/** Minimum number of searches until staff see a word, so that they see no name that one person typed. */
const least = 3;

const retentionDays = 90;

/**
 * Maximum numbers of words, and of people who searched them, in the memory of a process. Further ones are not counted.
 */
const maxWords = 5_000;
const maxLookers = 50_000;

interface Counter {
  words: Map<string, store.SearchedWord>;
  /** Hashes of today's searches by visitor, so that each visitor counts once. The salt is never stored. */
  lookers: Set<string>;
  day: string;
  salt: Buffer;
}

const tables = ["searches", "staff_searches"] as const satisfies store.SearchTable[];

const counters = {
  searches: new WeakMap<AppContext["config"], Counter>(),
  staff_searches: new WeakMap<AppContext["config"], Counter>(),
};

function counterOf({ config, clock }: AppContext, table: store.SearchTable): Counter {
  const day = siteDate(clock.now());
  const known = counters[table].get(config);
  if (known?.day === day) return known;
  const counter = { words: known?.words ?? new Map(), lookers: new Set<string>(), day, salt: randomBytes(16) };
  counters[table].set(config, counter);
  return counter;
}

/** Returns true for words without digits: references and telephone numbers contain digits. */
const isCounted = (word: string) => /^\p{L}{3,30}$/u.test(word);

/** Counts the words of a visitor's question. @param address of the visitor; it is not stored */
export const countSearch = (ctx: AppContext, question: Question, address: string, isInVain: boolean): void =>
  countWords(ctx, "searches", question, address, isInVain);

/**
 * Counts the words that a member typed into the jump box without a result.
 * @param id of the member; it is not stored
 */
export function countUnanswered(ctx: AppContext, text: string, { id }: Pick<StaffMember, "id">): void {
  const question = readQuestion(text);
  if (question !== undefined) countWords(ctx, "staff_searches", question, id, true);
}

/** Counts each word separately. A question that contains an e-mail address or a long number is not counted. */
function countWords(
  ctx: AppContext,
  table: store.SearchTable,
  { typed, patterns }: Question,
  address: string,
  isInVain: boolean,
): void {
  if (typed.includes("@") || /\d(?:\D?\d){4}/.test(typed)) return;
  const { words, lookers, day, salt } = counterOf(ctx, table);
  for (const { word } of patterns) {
    const looker = createHash("sha256").update(salt).update(`${address} ${word}`).digest("base64");
    const key = `${day} ${word}`;
    if (!isCounted(word) || lookers.has(looker) || lookers.size >= maxLookers) continue;
    if (!words.has(key) && words.size >= maxWords) continue;
    lookers.add(looker);
    const { count, in_vain } = words.get(key) ?? { count: 0, in_vain: 0 };
    words.set(key, { date: day, word, count: count + 1, in_vain: in_vain + Number(isInVain) });
  }
}

/** Stores the counts of this process; during a database outage, they stay in memory. */
export async function saveSearches(ctx: AppContext): Promise<void> {
  for (const table of tables) await saveWords(ctx, table);
}

async function saveWords(ctx: AppContext, table: store.SearchTable): Promise<void> {
  const counter = counterOf(ctx, table);
  const unsaved = counter.words;
  if (unsaved.size === 0) return;
  counter.words = new Map();
  try {
    await store.addSearchedWords(ctx.db, table, [...unsaved.values()]);
  } catch (error) {
    for (const [key, words] of unsaved) {
      const since = counter.words.get(key) ?? { count: 0, in_vain: 0 };
      const { count, in_vain } = words;
      counter.words.set(key, { ...words, count: count + since.count, in_vain: in_vain + since.in_vain });
    }
    throw error;
  }
}

const job = { name: "old searched words", every: 86_400 };
const why = "docs/decisions/056-search.md";

/** Words that were searched too rarely to be shown are deleted first. */
export const searchRetention: readonly Retention[] = tables.flatMap((table): Retention[] => [
  {
    what: table === "searches" ? "searchedWords" : "wordsOfStaff",
    after: retentionDays,
    why,
    job,
    expire: ({ db }, before) => store.deleteSearchedWords(db, table, siteDate(before)),
  },
  {
    what: table === "searches" ? "rareSearchedWords" : "rareWordsOfStaff",
    after: 14,
    why,
    job,
    expire: ({ db }, before) => store.deleteRareWords(db, table, siteDate(before), least),
  },
]);

const findWords = (ctx: AppContext, table: store.SearchTable) =>
  store.findSearchedWords(ctx.db, table, addDays(siteDate(ctx.clock.now()), -retentionDays), least, 200);

/** Lists the words that were searched most, and those without results. Admins also get the words of the jump box. */
export async function listSearchedWords({ ctx, member }: Actor) {
  const words = await findWords(ctx, "searches");
  return {
    ofStaff: hasRole(member, "admin") ? await findWords(ctx, "staff_searches") : undefined,
    found: words.filter(({ count, inVain }) => inVain < count).slice(0, 50),
    inVain: words
      .filter(({ inVain }) => inVain >= least)
      .toSorted((a, b) => b.inVain - a.inVain)
      .slice(0, 50),
  };
}
