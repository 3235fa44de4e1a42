import { foldWord } from "./fold-word.ts";
import { type Read, type Risk, withoutSign } from "./read-sentence.ts";
import type { Rules } from "./rules.ts";

/**
 * Asks about a repeated visit to a place, where a stranger could wait: "Amina passes the market gate every morning".
 */
export function askOfRoutine(read: Read): Risk | undefined {
  const { sentence, people, rules } = read;
  const folded = withoutSign(read).replace(rules.generic, " # ");
  const repeated = rules.repeats.exec(folded)?.[0];
  if (repeated === undefined) return undefined;
  // "Before school" is no school gate, and "the market days" no market.
  const place = rules.streetPlaces.exec(folded.replace(repeated, " # "))?.[0];
  if (place === undefined || !isOne(people, folded, rules)) return undefined;
  return { rule: "routine", sentence, words: place };
}

/** True for one person without an adult's title or trade. */
function isOne({ names, children, firstNames }: Read["people"], folded: string, rules: Rules): boolean {
  if (children.length > 0 || firstNames.length > 0 || rules.someone.test(folded)) return true;
  if (names.length > 0) return false;
  if (rules.child.test(folded)) return true;
  if (!rules.singular.test(folded)) return false;
  return !folded.split(/[^a-z'-]+/).some((word) => rules.adults.has(foldWord(word)));
}
