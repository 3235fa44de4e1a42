import { type SearchPattern, searchPatternsOf, searchWordsOf } from "../../../values/search-words.ts";
import { cleanLine } from "../../../values/typed-text.ts";

/** Maximum length of a question (characters). */
export const maxQuestion = 100;

/** Maximum number of words in a question; further words are ignored. */
const maxWords = 8;

export interface Question {
  /** The question as typed, on one line and shortened if necessary. */
  typed: string;
  patterns: SearchPattern[];
  /** Reason why nothing is searched; undefined if the search runs. */
  problem?: "long" | "noWords";
}

/** Reads a question. @returns undefined if the question is empty */
export function readQuestion(text: string | null): Question | undefined {
  // Shortened before cleaning, to limit the cost.
  const head = cleanLine((text ?? "").slice(0, 4 * maxQuestion)).trim();
  if (head === "") return undefined;
  const letters = [...head];
  const typed = letters.slice(0, maxQuestion).join("");
  if (letters.length > maxQuestion) return { typed, patterns: [], problem: "long" };
  const patterns = searchPatternsOf(searchWordsOf(typed)).slice(0, maxWords);
  return patterns.length === 0 ? { typed, patterns, problem: "noWords" } : { typed, patterns };
}

/** Rate limit of each network. It is high, because many phones share one address on Nigerian networks. */
export const searchLimit = { what: "search", times: 600, minutes: 60 };
