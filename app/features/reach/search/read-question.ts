import { type SearchPattern, searchPatternsOf, searchWordsOf } from "../../../values/search-words.ts";
import { cleanLine } from "../../../values/typed-text.ts";

/** Characters of a question. */
export const maxQuestion = 100;

/** Words of a question; further ones are left out. */
const maxWords = 8;

export interface Question {
  /** The question as typed, in one line; a long one is cut. */
  typed: string;
  patterns: SearchPattern[];
  /** Why nothing is searched. */
  problem?: "long" | "noWords";
}

/** @returns undefined where nothing was asked */
export function readQuestion(text: string | null): Question | undefined {
  // Before cleaning: what is cut is not read.
  const head = cleanLine((text ?? "").slice(0, 4 * maxQuestion)).trim();
  if (head === "") return undefined;
  const letters = [...head];
  const typed = letters.slice(0, maxQuestion).join("");
  if (letters.length > maxQuestion) return { typed, patterns: [], problem: "long" };
  const patterns = searchPatternsOf(searchWordsOf(typed)).slice(0, maxWords);
  return patterns.length === 0 ? { typed, patterns, problem: "noWords" } : { typed, patterns };
}

/** Rate limit per network. It is generous, as many phones share one address on Nigerian networks. */
export const searchLimit = { what: "search", times: 600, minutes: 60 };
