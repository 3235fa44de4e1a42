import { findReferences } from "../../../values/transfer-reference.ts";
import type { BankStatementRow } from "./read-bank-statement.ts";

/** What banks and operators call a payment that they take out of the account again. */
const goesBack =
  /(?<!\p{L})(?:revers|revok|rvsl|rev\/|charge ?back|return(?:ed)? (?:of|inward|payment|transfer|cheque)|unpaid|dishono|contre[- ]?pass|extourn|annul(?:e|é|ation)|rejet)/iu;

/** So short a word names nothing. */
const minWord = 3;
const minNumber = 6;

/** Longest time between a payment and its way back, where nothing but reference or payer says so (days). */
const maxPlain = 30;

/** The same where the bank says that it takes something back. */
export const maxBack = 120;

const dayMs = 24 * 60 * 60 * 1000;

/** Money that came in, with all that is known of it. */
export interface KnownCredit {
  /** ISO date. */
  day: string;
  /** Minor units. */
  amount: number;
  /** The bank's words, as far as they are known. */
  text: string;
  /** Hash or name of the payer. */
  payer: string | null;
  /** Place in the order in which the money moved. */
  place: number;
}

/** Do the bank's words say that it takes a payment back? */
export const saysReversal = (line: Pick<BankStatementRow, "words" | "others">): boolean => goesBack.test(textOf(line));

const bare = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");

export const textOf = ({ words, others }: Pick<BankStatementRow, "words" | "others">): string =>
  [words, ...others].join(" ");

const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[^\p{L}\p{N}-]+/u)
      .map(bare)
      .filter(({ length }) => length >= minWord),
  ),
];

const isNumber = (word: string): boolean => word.length >= minNumber && /\p{Nd}/u.test(word);

/** How much of a credit the words of a debit name: receipt numbers and references, then other words. */
function namedOf(credit: string, debit: string, prefixes: readonly string[]): [numbers: number, words: number] {
  const whole = bare(credit);
  const shared = wordsOf(debit).filter((word) => whole.includes(word));
  const codes = findReferences(credit, prefixes).exact;
  const sharedCodes = findReferences(debit, prefixes).exact.filter((code) => codes.includes(code)).length;
  const numbers = shared.filter(isNumber).length;
  return [numbers + sharedCodes, shared.length - numbers];
}

/**
 * The credit that each line of money out takes back. One that says so takes the credit of its amount whose receipt number
 * or words it names, else the latest before it; any other one has to agree in reference or payer too.
 * @param payerOf hash or name of the payer whom a line of money out names
 */
export function findWentBack<Credit extends KnownCredit>(
  outs: readonly { line: BankStatementRow; place: number }[],
  credits: readonly Credit[],
  { prefixes, payerOf }: { prefixes: readonly string[]; payerOf(line: BankStatementRow): string | null },
): Map<BankStatementRow, Credit> {
  const byAmount = Map.groupBy(credits, ({ amount }) => amount);
  const taken = new Set<Credit>();
  const found = new Map<BankStatementRow, Credit>();
  for (const { line, place } of outs) {
    const text = textOf(line);
    const isReversal = saysReversal(line);
    const payer = payerOf(line);
    const candidates = (byAmount.get(-line.amount) ?? []).flatMap((credit) => {
      const days = (Date.parse(line.day) - Date.parse(credit.day)) / dayMs;
      if (taken.has(credit) || days < 0 || days > (isReversal ? maxBack : maxPlain)) return [];
      const [numbers, words] = namedOf(credit.text, text, prefixes);
      const isPayer = payer !== null && payer === credit.payer ? 1 : 0;
      if (!isReversal && numbers + isPayer === 0) return [];
      // A bank may write what went back above what came.
      const isBefore = credit.place < place ? 1 : 0;
      return { credit, rank: [numbers, isPayer, words, isBefore, credit.place] };
    });
    const best = candidates.toSorted((one, other) => compare(other.rank, one.rank))[0];
    if (best === undefined) continue;
    taken.add(best.credit);
    found.set(line, best.credit);
  }
  return found;
}

/** By the first place in which two ranks differ. */
function compare(one: number[], other: number[]): number {
  const place = one.findIndex((value, place) => value !== other[place]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}
