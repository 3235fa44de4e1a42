import { createHash, randomBytes } from "node:crypto";
import type { AppContext } from "../../../server/context.server.ts";
import type { Retention } from "../../../server/retention.ts";
import { siteDate } from "../../../values/dates.ts";
import { addDays } from "../../../values/site-days.ts";
import type { Question } from "./read-question.ts";
import * as store from "./searched-words-queries.server.ts";

/** Staff see a word that was looked for so often: no name that one visitor typed. */
const least = 3;

/** Days that words are kept. */
const retentionDays = 90;

/** Words, and who looked for them, in the memory of one process; further ones are not counted. */
const maxWords = 5_000;
const maxLookers = 50_000;

interface Counter {
  words: Map<string, store.SearchedWord>;
  /** Who looked for what today, as hashes with a salt that nobody keeps: the same visitor counts once. */
  lookers: Set<string>;
  day: string;
  salt: Buffer;
}

/** Counters by app. */
const counters = new WeakMap<AppContext["config"], Counter>();

function counterOf({ config, clock }: AppContext): Counter {
  const day = siteDate(clock.now());
  const known = counters.get(config);
  if (known?.day === day) return known;
  const counter = { words: known?.words ?? new Map(), lookers: new Set<string>(), day, salt: randomBytes(16) };
  counters.set(config, counter);
  return counter;
}

/** Words without digits, as references and telephone numbers have. */
const isCounted = (word: string) => /^\p{L}{3,30}$/u.test(word);

/**
 * Counts the words of a question, each by itself, and nothing of a question with an e-mail address or a long number.
 * @param address of the visitor, of which nothing is stored
 */
export function countSearch(ctx: AppContext, { typed, patterns }: Question, address: string, isInVain: boolean): void {
  if (typed.includes("@") || /\d(?:\D?\d){4}/.test(typed)) return;
  const { words, lookers, day, salt } = counterOf(ctx);
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

/** Writes the counts of this process; keeps them while the database is away. */
export async function saveSearches(ctx: AppContext): Promise<void> {
  const counter = counterOf(ctx);
  const unsaved = counter.words;
  if (unsaved.size === 0) return;
  counter.words = new Map();
  try {
    await store.addSearchedWords(ctx.db, [...unsaved.values()]);
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

/** Words that were looked for too seldom to be shown go first. */
export const searchRetention: readonly Retention[] = [
  {
    what: "searchedWords",
    after: retentionDays,
    why,
    job,
    expire: ({ db }, before) => store.deleteSearchedWords(db, siteDate(before)),
  },
  {
    what: "rareSearchedWords",
    after: 14,
    why,
    job,
    expire: ({ db }, before) => store.deleteRareWords(db, siteDate(before), least),
  },
];

/** Lists for staff what was looked for most, and what found nothing. */
export async function listSearchedWords(ctx: AppContext) {
  const since = addDays(siteDate(ctx.clock.now()), -retentionDays);
  const words = await store.findSearchedWords(ctx.db, since, least, 200);
  return {
    found: words.filter(({ count, inVain }) => inVain < count).slice(0, 50),
    inVain: words
      .filter(({ inVain }) => inVain >= least)
      .toSorted((a, b) => b.inVain - a.inVain)
      .slice(0, 50),
  };
}
