import { findReferences } from "../../../values/transfer-reference.ts";
import type { BankStatementRow } from "./read-bank-statement.ts";

const goesBack =
  /(?<!\p{L})(?:revers|revok|rvsl|rev\/|charge ?back|return(?:ed)? (?:of|inward|payment|transfer|cheque)|unpaid|dishono|contre[- ]?pass|extourn|annul(?:e|é|ation)|rejet)/iu;

/** Minimum length of a word that identifies a payment (characters). */
const minWord = 3;
const minNumber = 6;

/** Maximum number of days until a refund whose text contains no word for a reversal. */
const maxPlain = 30;

/** Maximum number of days until a reversal that the bank's text names. */
export const maxBack = 120;

const dayMs = 24 * 60 * 60 * 1000;

export interface KnownCredit {
  /** ISO date. */
  day: string;
  amount: number;
  text: string;
  /** Hash of the payer's name. */
  payer: string | null;
  /** Index in the order of payments. */
  index: number;
}

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

/** Counts the words that a debit's text shares with a credit's text: numbers and references, and other words. */
function namedOf(credit: string, debit: string, prefixes: readonly string[]): [numbers: number, words: number] {
  const whole = bare(credit);
  const shared = wordsOf(debit).filter((word) => whole.includes(word));
  const codes = findReferences(credit, prefixes).exact;
  const sharedCodes = findReferences(debit, prefixes).exact.filter((code) => codes.includes(code)).length;
  const numbers = shared.filter(isNumber).length;
  return [numbers + sharedCodes, shared.length - numbers];
}

/**
 * Finds the credit that each debit reverses. If a debit's text names no reversal, a number, reference or payer must
 * agree.
 */
export function findWentBack<Credit extends KnownCredit>(
  outs: readonly { line: BankStatementRow; index: number }[],
  credits: readonly Credit[],
  { prefixes, payerOf }: { prefixes: readonly string[]; payerOf(line: BankStatementRow): string | null },
): Map<BankStatementRow, Credit> {
  const byAmount = Map.groupBy(credits, ({ amount }) => amount);
  const taken = new Set<Credit>();
  const found = new Map<BankStatementRow, Credit>();
  for (const { line, index } of outs) {
    const text = textOf(line);
    const isReversal = saysReversal(line);
    const payer = payerOf(line);
    const candidates = (byAmount.get(-line.amount) ?? []).flatMap((credit) => {
      const days = (Date.parse(line.day) - Date.parse(credit.day)) / dayMs;
      if (taken.has(credit) || days < 0 || days > (isReversal ? maxBack : maxPlain)) return [];
      const [numbers, words] = namedOf(credit.text, text, prefixes);
      const isPayer = payer !== null && payer === credit.payer ? 1 : 0;
      if (!isReversal && numbers + isPayer === 0) return [];
      // Prefers earlier credits; some banks write a reversal above its credit.
      const isBefore = credit.index < index ? 1 : 0;
      return { credit, rank: [numbers, isPayer, words, isBefore, credit.index] };
    });
    const best = candidates.toSorted((a, b) => compare(b.rank, a.rank))[0];
    if (best === undefined) continue;
    taken.add(best.credit);
    found.set(line, best.credit);
  }
  return found;
}

function compare(a: number[], b: number[]): number {
  const index = a.findIndex((value, index) => value !== b[index]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
