import type { Currency } from "../../../values/money.ts";
import { alphabet, bareText } from "../../../values/transfer-reference.ts";
import type { GiftMethod } from "../gifts/gift-tables.ts";

/** What a receipt says, frozen when it is issued. Only names are ever erased. */
export interface ReceiptContents {
  /** Minor units; 0 for goods. */
  amount: number;
  currency: Currency;
  inWords: string | null;
  goods: { what: string; count: number } | null;
  /** ISO dates: of receipt (value date), of issue. */
  day: string;
  issuedOn: string;
  /** Name by which the donor wishes to be named; null: a friend. */
  name: string | null;
  method: GiftMethod;
  /** A transfer or mobile money that no line of a statement brought; missing in receipts of before. */
  isByHand?: boolean;
  /** A transfer that came through the payment partner: no line of our bank shows it. Missing in receipts of before. */
  isByPartner?: boolean;
  /** A transfer when people could give by a wallet, too: no bank is named. Missing in receipts of before. */
  isAnyWay?: boolean;
  /** Mobile money that a statement brought, or a transfer when people could give by wallets alone. Missing in receipts of before. */
  isByPhone?: boolean;
  reference: string | null;
  /** Null: where it is needed most. */
  purpose: string | null;
  legalName: string;
  registration: string;
  taxNumber: string;
  address: string;
  signatory: string;
  signatoryRole: string;
  /** Sentence on tax with the certificate's number; null without a certificate that is in force. */
  tax: string | null;
  receivedBy: string | null;
  checkedBy: string | null;
  /** Nobody else could check it, and 72 hours passed; missing in receipts of before. */
  isByOne?: boolean;
  /** Who checked it counts as a second person by the word of the trustees alone; missing in receipts of before. */
  isByTrustees?: boolean;
  /** Number of the receipt that it replaces. */
  replaces: string | null;
}

/** Characters of the letters after the number. */
export const checkLength = 3;

/** Number of a receipt as people read it: `2026-0412`. */
export const numberOf = ({ year, serial }: { year: number; serial: number }): string =>
  `${year}-${String(serial).padStart(4, "0")}`;

/** How the end of a receipt stands in the history of its gift, with a note that begins with its number. */
export const receiptVoid = "receipt void";
export const noteOfEnd = (receipt: { year: number; serial: number }, reason: string): string =>
  `${numberOf(receipt)}: ${reason}`;

/** Number of a receipt with the letters that open its check page: `2026-0412-K7Q`. */
export const idOf = (receipt: { year: number; serial: number; letters: string }): string =>
  `${numberOf(receipt)}-${receipt.letters}`;

/** Behind the receipt's own private link. */
export const pathOf = (receipt: { year: number; serial: number; link: string }): string =>
  `/g/${receipt.link.toLowerCase()}/receipt/${numberOf(receipt)}`;

/** Drawn letters always have one: a number alone is never taken for one with letters. */
export const isCheckCode = (text: string): boolean =>
  text.length === checkLength && /[A-Z]/.test(text) && [...text].every((one) => alphabet.includes(one));

export interface TypedNumber {
  year: number;
  serial: number;
  /** Undefined: the number alone was typed. */
  letters: string | undefined;
}

/** Reads a receipt's number as people type it, with or without dashes. @returns undefined for anything else */
export function readNumber(typed: string): TypedNumber | undefined {
  const bare = bareText(typed);
  const end = bare.slice(-checkLength);
  const hasLetters = isCheckCode(end);
  const [, year, serial] = /^(\d{4})(\d{4,9})$/.exec(hasLetters ? bare.slice(0, -checkLength) : bare) ?? [];
  if (year === undefined || serial === undefined) return undefined;
  return { year: Number(year), serial: Number(serial), letters: hasLetters ? end : undefined };
}
