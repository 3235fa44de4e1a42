import { labelled } from "content/labelled.ts";
import type { Currency } from "../../../values/money.ts";
import type { Language } from "../../../values/site-language.ts";
import { alphabet, bareText } from "../../../values/transfer-reference.ts";
import type { GiftMethod } from "../gifts/gift-tables.ts";

/** Facts of a receipt when it was issued. They never change, except that names can be erased. */
export interface ReceiptContents {
  /** Minor units; 0 for goods. */
  amount: number;
  currency: Currency;
  inWords: string | null;
  goods: { what: string; count: number } | null;
  /** ISO dates. */
  day: string;
  issuedOn: string;
  /** Null for an unknown friend. */
  name: string | null;
  method: GiftMethod;
  /** True for a transfer or mobile money without a bank line; missing in old receipts. */
  isByHand?: boolean;
  /**
   * True for a transfer through the payment partner, which the foundation's bank does not show; missing in old
   * receipts.
   */
  isByPartner?: boolean;
  /** True for a transfer while the foundation also had a wallet, so that no bank is named; missing in old receipts. */
  isAnyWay?: boolean;
  /**
   * True for mobile money in a statement, or a transfer while the foundation had only wallets; missing in old receipts.
   */
  isByPhone?: boolean;
  reference: string | null;
  /** Null means “Wherever it is needed most”. */
  purpose: string | null;
  legalName: string;
  registration: string;
  taxNumber: string;
  address: string;
  signatory: string;
  signatoryRole: string;
  /** Sentence about tax with the certificate's number; null without a valid certificate. */
  tax: string | null;
  receivedBy: string | null;
  checkedBy: string | null;
  /** True if the gift counted after 72 hours without a second person; missing in old receipts. */
  isByOne?: boolean;
  /** True if only the trustees vouched for the second person; missing in old receipts. */
  isByTrustees?: boolean;
  replaces: string | null;
  /** Newest closed month of the books (YYYY-MM) with the SHA-256 of its file; missing without one. */
  seal?: { month: string; sha256: string };
  /** Language of all its sentences; missing in old receipts, which are English. */
  language?: Language;
}

/** Number of letters after a receipt's number. */
export const checkLength = 3;

/** Formats a receipt's number, for example `2026-0412`. */
export const formatNumber = ({ year, serial }: { year: number; serial: number }): string =>
  `${year}-${String(serial).padStart(4, "0")}`;

/** Name of the history entry for a receipt that became void; its note begins with the receipt's number. */
export const receiptVoid = "receipt void";
export const noteOfEnd = (receipt: { year: number; serial: number }, reason: string): string =>
  labelled(formatNumber(receipt), reason);

/** Returns the reason in a note of that entry, in whichever language it was written; undefined for another receipt. */
export function reasonOfEnd(receipt: { year: number; serial: number }, note: string): string | undefined {
  const number = formatNumber(receipt);
  return note.startsWith(number) ? /^\s?: (.*)$/su.exec(note.slice(number.length))?.[1] : undefined;
}

/** Formats a receipt's number with the letters that open the check page, for example `2026-0412-K7Q`. */
export const formatId = (receipt: { year: number; serial: number; letters: string }): string =>
  `${formatNumber(receipt)}-${receipt.letters}`;

export const formatPath = (receipt: { year: number; serial: number; link: string }): string =>
  `/g/${receipt.link.toLowerCase()}/receipt/${formatNumber(receipt)}`;

/**
 * Returns true for possible letters. They contain at least one real letter, so that a number without letters is never
 * mistaken.
 */
export const isCheckCode = (text: string): boolean =>
  text.length === checkLength && /[A-Z]/.test(text) && [...text].every((character) => alphabet.includes(character));

export interface TypedNumber {
  year: number;
  serial: number;
  /** Undefined if only the number was typed. */
  letters: string | undefined;
}

/** Reads a receipt's number, with or without dashes. @returns undefined for other texts */
export function readNumber(typed: string): TypedNumber | undefined {
  const bare = bareText(typed);
  const end = bare.slice(-checkLength);
  const hasLetters = isCheckCode(end);
  const [, year, serial] = /^(\d{4})(\d{4,9})$/.exec(hasLetters ? bare.slice(0, -checkLength) : bare) ?? [];
  if (year === undefined || serial === undefined) return undefined;
  return { year: Number(year), serial: Number(serial), letters: hasLetters ? end : undefined };
}
