import type { Statement, StatementLine } from "./read-statement.ts";

/** What banks and operators call a payment that they take out of the account again. */
const goesBack = /(?<!\p{L})(?:revers|revok|rvsl|contre[- ]?pass|extourn|annul(?:e|é|ation))/iu;

/** So short a word names nothing. */
const minWord = 3;
const minNumber = 6;

const bare = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");

const textOf = ({ words, others }: StatementLine): string => [words, ...others].join(" ");

const wordsOf = (line: StatementLine): string[] => [
  ...new Set(
    textOf(line)
      .split(/[^\p{L}\p{N}-]+/u)
      .map(bare)
      .filter(({ length }) => length >= minWord),
  ),
];

const isNumber = (word: string): boolean => word.length >= minNumber && /\p{Nd}/u.test(word);

/** How much of a credit the words of a debit name: receipt numbers and references, then other words. */
function namedOf(credit: StatementLine, debit: StatementLine): [numbers: number, words: number] {
  const whole = bare(textOf(credit));
  const shared = wordsOf(debit).filter((word) => whole.includes(word));
  const numbers = shared.filter(isNumber).length;
  return [numbers, shared.length - numbers];
}

/**
 * The credits of a statement whose amount went back in it, on the same day or later. A debit takes one credit: the one
 * whose receipt number or words it names, else the latest before it.
 */
export function findWentBack({ lines, isNewestFirst }: Statement): Set<StatementLine> {
  const inOrder = (isNewestFirst ? lines.toReversed() : lines).toSorted((one, other) =>
    one.day === other.day ? 0 : one.day < other.day ? -1 : 1,
  );
  const place = new Map(inOrder.map((line, place) => [line, place]));
  const placeOf = (line: StatementLine): number => place.get(line) ?? 0;
  const taken = new Set<StatementLine>();
  for (const debit of inOrder.filter((line) => line.amount < 0 && goesBack.test(textOf(line)))) {
    const candidates = inOrder
      .filter((line) => line.amount === -debit.amount && line.day <= debit.day && !taken.has(line))
      .map((line) => {
        // A bank may write what went back above what came.
        const isBefore = placeOf(line) < placeOf(debit) ? 1 : 0;
        return { line, rank: [...namedOf(line, debit), isBefore, placeOf(line)] };
      });
    const best = candidates.toSorted((one, other) => compare(other.rank, one.rank))[0];
    if (best !== undefined) taken.add(best.line);
  }
  return taken;
}

/** By the first place in which two ranks differ. */
function compare(one: number[], other: number[]): number {
  const place = one.findIndex((value, place) => value !== other[place]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}
