import type { MoneyContext } from "../../../server/money-guard.ts";
import { toE164 } from "../../../values/telephone-number.ts";
import { foldWord } from "../words-guard/fold-word.ts";
import * as words from "./money-words.ts";
import { blank, isTelephone, leastMerchant, leastPaid } from "./read-digits.ts";

/** A payment destination that is not the foundation's. */
export interface Mention {
  field: string;
  sentence: string;
  words: string;
  /** Its letters and digits without separators, which identify it. */
  number: string;
  isInName?: boolean;
}

/** A sentence with the ones before and after it. */
export interface Placed {
  field: string;
  sentence: string;
  previous: string;
  next: string;
}

interface Piece {
  digits: string;
  index: number;
  isMerchants: boolean;
}

/** Maximum number of sentences or labels between two parts of a number. */
const maxBetween = 12;

/** Joins parts of a number from several texts or sentences: "GTBank 01234" and "account 56789". */
export function findPieces(sentences: readonly Placed[], context: MoneyContext): Mention[] {
  const pieces = sentences.flatMap(({ sentence }, index) => piecesOf(sentence, index, context));
  const folded = sentences.map(({ sentence }) => foldWord(sentence));
  const isOfAccount = folded.map((sentence) => words.account.test(sentence));
  const isPaid = folded.map((sentence, index) => isOfAccount[index] || asks(sentence));
  const found: Mention[] = [];
  // The account word may be a label beside the digits.
  const isNamed = (parts: readonly Piece[]): boolean => isOfAccount.slice(...around(parts)).includes(true);
  const join = (parts: readonly Piece[]): boolean => {
    const first = sentences[parts[0]?.index ?? 0];
    const last = sentences[parts.at(-1)?.index ?? 0];
    const digits = parts.map((part) => part.digits).join("");
    if (first === undefined || last === undefined || first === last) return false;
    const isMerchants = parts[0]?.isMerchants && digits.length >= leastMerchant && digits.length < leastPaid;
    // Two digits are usually a count, unless the text mentions an account before them.
    const asking = parts.some((part) => part.digits.length < 3) ? parts.slice(0, 1) : parts;
    const isWallet = isOwnTelephone(digits, context) && isPaid.slice(...around(parts)).includes(true);
    const isAsked = isWallet || (isNamed(asking) && isWholeNumber(digits, context));
    if (!isMerchants && !isAsked) return false;
    const sentence = `${first.sentence} … ${last.sentence}`;
    found.push({ field: first.field, sentence, words: parts.map((part) => part.digits).join(" … "), number: digits });
    return true;
  };
  for (const [start, first] of pieces.entries()) {
    const near = pieces.slice(start + 1, start + 10).filter(({ index }) => index - first.index <= maxBetween);
    // Either all parts in a row, or two with other parts between them.
    const isRow = near.some((_, end) => join([first, ...near.slice(0, end + 1)]));
    if (!isRow && first.digits.length > 2) near.slice(1).some((last) => last.digits.length > 2 && join([first, last]));
  }
  return found;
}

/** Indexes of the sentences in which a word of money may stand: two before the first part, one behind the last. */
const around = (parts: readonly Piece[]): [from: number, to: number] => [
  Math.max(0, (parts[0]?.index ?? 0) - 2),
  (parts.at(-1)?.index ?? 0) + 2,
];

const asks = (sentence: string): boolean => words.strongPay.test(sentence) || words.weakPay.test(sentence);

/** Returns true for a whole telephone number of the site's country. */
function isOwnTelephone(digits: string, { telephones }: MoneyContext): boolean {
  const [form] = telephones;
  return form !== undefined && digits.length >= 9 && isTelephone(digits, form);
}

/** Returns false for a number whose length no account of the country has, because it is a coincidence. */
const isWholeNumber = (digits: string, { account }: MoneyContext): boolean =>
  account === undefined ? digits.length >= 9 && digits.length <= 18 : account.test(digits) || /^0\d{10}$/.test(digits);

function piecesOf(sentence: string, sentenceIndex: number, context: MoneyContext): Piece[] {
  const folded = foldWord(sentence);
  if (words.call.test(folded) && !words.account.test(folded)) return [];
  const left = blank(sentence, true);
  return [...left.matchAll(/(?<![\p{L}\d*#/.,-])\d(?:[ -]?\d){1,11}(?![\p{L}\d%]|[.,:/]\d)/gu)].flatMap(
    ({ 0: whole, index }) => {
      const before = foldWord(left.slice(Math.max(0, index - 40), index));
      const isPhone = context.telephones.some((form) => isTelephone(whole, form));
      if (isPhone || words.otherBefore.test(before) || words.callBefore.test(before)) return [];
      const digits = whole.replace(/\D/g, "");
      return [{ digits, index: sentenceIndex, isMerchants: words.merchantBefore.test(before) }];
    },
  );
}

/** Finds numbers that continue in the next text, or have one digit per line. */
export function findAcross(texts: readonly { field: string; text: string }[], context: MoneyContext): Mention[] {
  const lines = texts.flatMap(({ field, text }) => text.split(/\r?\n/).map((line) => ({ field, line: line.trim() })));
  const folded = foldWord(lines.map(({ line }) => line).join("\n"));
  const isAsked = words.account.test(folded) || words.strongPay.test(folded);
  const found: Mention[] = [];
  for (let index = 0; index < lines.length; index++) {
    const first = lines[index];
    const begin = first && /(?:^|[^\d.,])(\d(?:[ -]?\d){0,11})[ -]{0,2}$/.exec(blank(first.line, false))?.[1];
    if (first === undefined || begin === undefined) continue;
    let digits = begin;
    let last = index;
    for (const { line } of lines.slice(index + 1, index + 16)) {
      const [part, more] =
        /^[ -]{0,2}(\d(?:[ -]?\d){0,11})(?!\d|[.,:/]\d|%)/.exec(blank(line, false))?.slice(0, 2) ?? [];
      if (part === undefined || more === undefined) break;
      digits += more;
      last++;
      if (part.length < line.length) break;
    }
    digits = digits.replace(/\D/g, "");
    if (last === index) continue;
    const isOne = last - index === 1 || begin.replace(/\D/g, "").length === 1 || isAsked;
    const isLong = digits.length >= 9 && digits.length <= 18;
    const isPhones = context.telephones.some((form) => toE164(form, begin) !== undefined);
    if (isOne && isLong && !isPhones && (digits.startsWith("0") || isAsked)) {
      const sentence = lines
        .slice(index, last + 1)
        .map(({ line }) => line)
        .join(" ");
      found.push({ field: first.field, sentence, words: digits, number: digits });
    }
    index = last;
  }
  return found;
}
