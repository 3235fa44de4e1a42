import { sampleCurrency } from "content/currencies.ts";
import type { WayFacts } from "../../../server/money-guard.ts";
import type { Currency } from "../../../values/money.ts";
import { numberKey } from "../../../values/number-key.ts";
import { bareText } from "../../../values/transfer-reference.ts";
import { withWesternDigits } from "../../../values/western-digits.ts";
import type { BankDetailsTable } from "./bank-tables.ts";

export interface Way {
  kind: "bank" | "paybill" | "till" | "wallet";
  /** Label of the form in the country's file, for example `Bank account` or `M-Pesa Till`. */
  label: string;
  currency: Currency;
  /** Name of the bank; null for a wallet. */
  bank: string | null;
  /** Null for a wallet, and for a bank that is not in the country's file. */
  bankCode: string | null;
  number: string;
  /** The foundation's account at a shared Paybill number; otherwise null. */
  account: string | null;
  /** True if donors can type a reference; null if the country's file determines it. */
  hasReference: boolean | null;
  /** Instructions for a wallet that is not in the country's file; otherwise null. */
  steps: readonly string[] | null;
  /** Name of the recipient, which the donor's app or bank shows. */
  name: string;
  /** ISO 9362, in capitals. This field and the next two are for gifts from abroad to a bank. */
  bic: string | null;
  bankAddress: string | null;
  abroad: string | null;
}

/** One to four payment methods, in the order of pages. */
export type Ways = readonly Way[];

type OldDetails = Pick<
  BankDetailsTable,
  "bank_name" | "naira_account" | "dollar_account" | "account_name" | "bank_code"
>;

/** Fields that rows of version 2 do not have. */
export const withoutMore = {
  account: null,
  hasReference: null,
  steps: null,
  bic: null,
  bankAddress: null,
  abroad: null,
};

/** Returns the two accounts of a row with version 1. */
export function readOldWays({ bank_name, naira_account, dollar_account, account_name, bank_code }: OldDetails): Way[] {
  const both = {
    kind: "bank",
    label: "Bank account",
    bank: bank_name ?? "",
    name: account_name ?? "",
    ...withoutMore,
  } as const;
  return [
    { ...both, currency: sampleCurrency, bankCode: bank_code, number: naira_account ?? "" },
    { ...both, currency: "USD", bankCode: null, number: dollar_account ?? "" },
  ];
}

/** Returns the payment methods of a sealed row; empty for a step without payment methods. */
export function readWays(row: OldDetails & Pick<BankDetailsTable, "version" | "ways">): Way[] {
  if (row.version === 1) return row.naira_account === null ? [] : readOldWays(row);
  const ways: Way[] = row.ways === null ? [] : JSON.parse(row.ways);
  return ways.map((way) => ({ ...withoutMore, ...way }));
}

const fields = Object.keys({
  kind: true,
  label: true,
  currency: true,
  bank: true,
  bankCode: true,
  number: true,
  account: true,
  hasReference: true,
  steps: true,
  name: true,
  bic: true,
  bankAddress: true,
  abroad: true,
} satisfies Record<keyof Way, true>) as (keyof Way)[];

const isSame = (a: Way, b: Way | undefined): boolean =>
  b !== undefined && fields.every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));

export const isSameWays = (a: Ways, b: Ways): boolean =>
  a.length === b.length && a.every((way, index) => isSame(way, b[index]));

export type Medium = WayFacts["medium"];

/** @param ways if empty, the texts for banks are used */
export function mediumOf(ways: readonly Pick<Way, "kind">[]): Medium {
  const wallets = ways.filter(({ kind }) => kind !== "bank").length;
  if (wallets === 0) return "bank";
  return wallets === ways.length ? "phone" : "any";
}

/**
 * Key of the texts that say where donors type the reference. `noField`: no payment method has a field for references.
 */
export type ReferenceField = Medium | "noField";

/** @param ways in one currency; a method with the reference null has no field for it */
export function referenceFieldOf(ways: readonly (Pick<Way, "kind"> & { reference: object | null })[]): ReferenceField {
  const isNowhere = ways.length > 0 && ways.every(({ reference }) => reference === null);
  return isNowhere ? "noField" : mediumOf(ways);
}

type Numbered = Pick<Way, "kind" | "number" | "account">;

/** A wallet's number may be a telephone number with or without country code; account numbers have one form. */
const keyOf = ({ kind }: Pick<Way, "kind">, number: string): string =>
  kind === "wallet" ? numberKey(number) : bareText(withWesternDigits(number));

/** Returns the numbers that identify this payment method. A shared Paybill number needs the account. */
export const listWayNumbers = ({ number, account }: Numbered): string[] =>
  account === null ? [number] : [account, `${number} ${account}`];

export const hasNumber = (way: Numbered, typed: string): boolean =>
  listWayNumbers(way).some((number) => keyOf(way, number) === keyOf(way, typed));

/** Returns true for a shared Paybill number without the account; its money may belong to others. */
export const isSharedNumber = (way: Numbered, typed: string): boolean =>
  way.account !== null && keyOf(way, way.number) === keyOf(way, typed);

export const isSamePlace = (a: Way, b: Way): boolean =>
  a.currency === b.currency && listWayNumbers(b).some((number) => hasNumber(a, number));

export const numberLine = ({ number, account }: Pick<Way, "number" | "account">): string =>
  account === null ? number : `${number}, ${account}`;

/** Formats a payment method for staff and auditors, for example `Own Bank 1234567890, KES, Upendo Home`. */
export const formatWay = (way: Way): string =>
  [`${way.bank ?? way.label} ${numberLine(way)}`, way.currency, way.name, way.bic, way.bankAddress, way.abroad]
    .concat(way.steps ?? [])
    .filter((part) => part !== null)
    .join(", ");
