import { sampleCurrency } from "content/currencies.ts";
import type { WayFacts } from "../../../server/money-guard.ts";
import type { Currency } from "../../../values/money.ts";
import { numberKey } from "../../../values/number-key.ts";
import { bareText } from "../../../values/transfer-reference.ts";
import { withWesternDigits } from "../../../values/western-digits.ts";
import type { BankDetailsTable } from "./bank-tables.ts";

/** One way to give: where money goes to. */
export interface Way {
  kind: "bank" | "paybill" | "till" | "wallet";
  /** The form that the country's file has of it: `Bank account`, `M-Pesa Till`. */
  label: string;
  currency: Currency;
  /** Null for a wallet. */
  bank: string | null;
  /** Null for a wallet, and for a bank that is not in the country's file. */
  bankCode: string | null;
  /** As typed. */
  number: string;
  /** The foundation's own account at a Paybill that others use, too; else null. */
  account: string | null;
  /** Whether the donor can type a reference; null where the country's file says so. */
  hasReference: boolean | null;
  /** What donors do, for a wallet that is not in the country's file; else null. */
  steps: readonly string[] | null;
  /** What the donor's app or bank shows before she sends. */
  name: string;
  /** ISO 9362, in capitals. This and the next two are for gifts from abroad, and a bank's alone. */
  bic: string | null;
  bankAddress: string | null;
  abroad: string | null;
}

/** In the order in which pages show them: one to four. */
export type Ways = readonly Way[];

type OldDetails = Pick<
  BankDetailsTable,
  "bank_name" | "naira_account" | "dollar_account" | "account_name" | "bank_code"
>;

/** What rows of version 2 say nothing of. */
export const withoutMore = {
  account: null,
  hasReference: null,
  steps: null,
  bic: null,
  bankAddress: null,
  abroad: null,
};

/** The two accounts of a row of before there were ways to give. */
export function waysOfOld({ bank_name, naira_account, dollar_account, account_name, bank_code }: OldDetails): Way[] {
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

/** The ways of a sealed row; none for a step without. */
export function waysOf(row: OldDetails & Pick<BankDetailsTable, "version" | "ways">): Way[] {
  if (row.version === 1) return row.naira_account === null ? [] : waysOfOld(row);
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

const isSame = (one: Way, other: Way | undefined): boolean =>
  other !== undefined && fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));

export const isSameWays = (one: Ways, other: Ways): boolean =>
  one.length === other.length && one.every((way, place) => isSame(way, other[place]));

/** How people can send money. */
export type Medium = WayFacts["medium"];

/** @param ways without any, the words of banks are said */
export function mediumOf(ways: readonly Pick<Way, "kind">[]): Medium {
  const wallets = ways.filter(({ kind }) => kind !== "bank").length;
  if (wallets === 0) return "bank";
  return wallets === ways.length ? "phone" : "any";
}

/** Which words say where a reference goes; `noField`: of ways that have no field for it. */
export type ReferenceField = Medium | "noField";

/** @param ways in one currency, each with where a reference goes; null: nowhere */
export function referenceFieldOf(ways: readonly (Pick<Way, "kind"> & { reference: object | null })[]): ReferenceField {
  const isNowhere = ways.length > 0 && ways.every(({ reference }) => reference === null);
  return isNowhere ? "noField" : mediumOf(ways);
}

type Numbered = Pick<Way, "kind" | "number" | "account">;

/** A wallet's number may be a telephone, which is written with its country or without; an account has one form. */
const keyOf = ({ kind }: Pick<Way, "kind">, number: string): string =>
  kind === "wallet" ? numberKey(number) : bareText(withWesternDigits(number));

/**
 * The numbers that lead to this way alone: of a Paybill that others use, too, the account, and the account behind the
 * Paybill's number.
 */
export const numbersOf = ({ number, account }: Numbered): string[] =>
  account === null ? [number] : [account, `${number} ${account}`];

/** Does a number lead to this way, however it is written? */
export const hasNumber = (way: Numbered, typed: string): boolean =>
  numbersOf(way).some((one) => keyOf(way, one) === keyOf(way, typed));

/** Is it the number of a Paybill that others use, too: money that goes there without the account is not the foundation's? */
export const isSharedNumber = (way: Numbered, typed: string): boolean =>
  way.account !== null && keyOf(way, way.number) === keyOf(way, typed);

/** Whether two ways lead to the same money. */
export const isSamePlace = (one: Way, other: Way): boolean =>
  one.currency === other.currency && numbersOf(other).some((number) => hasNumber(one, number));

/** The number as people type it: with the account, where the number alone is shared. */
export const numberLine = ({ number, account }: Pick<Way, "number" | "account">): string =>
  account === null ? number : `${number}, ${account}`;

/** A way in a line, for staff and auditors: `Own Bank 1234567890, KES, Upendo Home`. */
export const lineOf = (way: Way): string =>
  [`${way.bank ?? way.label} ${numberLine(way)}`, way.currency, way.name, way.bic, way.bankAddress, way.abroad]
    .concat(way.steps ?? [])
    .filter((part) => part !== null)
    .join(", ");
