import type { Currency } from "../../../values/money.ts";
import { alphabet, bareText } from "../../../values/transfer-reference.ts";
import type { GiftMethod } from "../gifts/gift-tables.ts";

/** Facts of a receipt, frozen at issue; only names are ever erased. */
export interface ReceiptContents {
  /** Minor units; 0 for goods. */
  amount: number;
  currency: Currency;
  inWords: string | null;
  goods: { what: string; count: number } | null;
  /** ISO dates of the gift and of issue. */
  day: string;
  issuedOn: string;
  /** Null: a friend. */
  name: string | null;
  method: GiftMethod;
  /** Transfer or mobile money without a bank line; missing in old receipts. */
  isByHand?: boolean;
  /** Transfer through the payment partner, which our bank does not show; missing in old receipts. */
  isByPartner?: boolean;
  /** Transfer while there was a wallet too, so no bank is named; missing in old receipts. */
  isAnyWay?: boolean;
  /** Mobile money in a statement, or a transfer while there were only wallets; missing in old receipts. */
  isByPhone?: boolean;
  reference: string | null;
  /** Null: “Wherever it is needed most”. */
  purpose: string | null;
  legalName: string;
  registration: string;
  taxNumber: string;
  address: string;
  signatory: string;
  signatoryRole: string;
  /** Sentence on tax with the certificate's number; null without an active certificate. */
  tax: string | null;
  receivedBy: string | null;
  checkedBy: string | null;
  /** Counted after 72 hours without a second person; missing in old receipts. */
  isByOne?: boolean;
  /** Only the trustees' word made the second person; missing in old receipts. */
  isByTrustees?: boolean;
  replaces: string | null;
}

/** Length of the letters after the number. */
export const checkLength = 3;

/** Formats a receipt's number: `2026-0412`. */
export const formatNumber = ({ year, serial }: { year: number; serial: number }): string =>
  `${year}-${String(serial).padStart(4, "0")}`;

/** Name of a receipt's end in the gift's history; its note begins with the number. */
export const receiptVoid = "receipt void";
export const noteOfEnd = (receipt: { year: number; serial: number }, reason: string): string =>
  `${formatNumber(receipt)}: ${reason}`;

/** Formats a number with the letters that open its check page: `2026-0412-K7Q`. */
export const formatId = (receipt: { year: number; serial: number; letters: string }): string =>
  `${formatNumber(receipt)}-${receipt.letters}`;

export const formatPath = (receipt: { year: number; serial: number; link: string }): string =>
  `/g/${receipt.link.toLowerCase()}/receipt/${formatNumber(receipt)}`;

/** Drawn letters have one at least, so that a bare number has none. */
export const isCheckCode = (text: string): boolean =>
  text.length === checkLength && /[A-Z]/.test(text) && [...text].every((character) => alphabet.includes(character));

export interface TypedNumber {
  year: number;
  serial: number;
  /** Undefined: only the number was typed. */
  letters: string | undefined;
}

/** Reads a receipt's number, with or without dashes. @returns undefined for anything else */
export function readNumber(typed: string): TypedNumber | undefined {
  const bare = bareText(typed);
  const end = bare.slice(-checkLength);
  const hasLetters = isCheckCode(end);
  const [, year, serial] = /^(\d{4})(\d{4,9})$/.exec(hasLetters ? bare.slice(0, -checkLength) : bare) ?? [];
  if (year === undefined || serial === undefined) return undefined;
  return { year: Number(year), serial: Number(serial), letters: hasLetters ? end : undefined };
}
