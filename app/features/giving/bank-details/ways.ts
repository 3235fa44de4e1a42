import { sampleCurrency } from "content/currencies.ts";
import type { Currency } from "../../../values/money.ts";
import { bareText } from "../../../values/transfer-reference.ts";
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
  /** What the donor's app or bank shows before she sends. */
  name: string;
}

/** In the order in which pages show them: one to four. */
export type Ways = readonly Way[];

type OldDetails = Pick<
  BankDetailsTable,
  "bank_name" | "naira_account" | "dollar_account" | "account_name" | "bank_code"
>;

/** The two accounts of a row of before there were ways to give. */
export function waysOfOld({ bank_name, naira_account, dollar_account, account_name, bank_code }: OldDetails): Way[] {
  const both = { kind: "bank", label: "Bank account", bank: bank_name ?? "", name: account_name ?? "" } as const;
  return [
    { ...both, currency: sampleCurrency, bankCode: bank_code, number: naira_account ?? "" },
    { ...both, currency: "USD", bankCode: null, number: dollar_account ?? "" },
  ];
}

/** The ways of a sealed row; none for a step without. */
export function waysOf(row: OldDetails & Pick<BankDetailsTable, "version" | "ways">): Way[] {
  if (row.version > 1) return row.ways === null ? [] : JSON.parse(row.ways);
  return row.naira_account === null ? [] : waysOfOld(row);
}

const names = ["kind", "label", "currency", "bank", "bankCode", "number", "name"] as const;

export const isSameWays = (one: Ways, other: Ways): boolean =>
  one.length === other.length && one.every((way, place) => names.every((name) => way[name] === other[place]?.[name]));

/** Does money go through a telephone, too? */
export const hasWallet = (ways: readonly Pick<Way, "kind">[]): boolean => ways.some(({ kind }) => kind !== "bank");

/** Which words say where a reference goes: those of banks, of any way, or of ways that have no field for it. */
export type ReferenceField = "bank" | "wallet" | "noField";

/** @param ways in one currency, each with where a reference goes; null: nowhere */
export function referenceFieldOf(ways: readonly (Pick<Way, "kind"> & { reference: object | null })[]): ReferenceField {
  if (!hasWallet(ways)) return "bank";
  return ways.every(({ reference }) => reference === null) ? "noField" : "wallet";
}

/** Does a number lead to this way, however it is written? */
export const hasNumber = ({ number }: Pick<Way, "number">, typed: string): boolean =>
  bareText(number) === bareText(typed);

/** A way in a line, for staff and auditors: `Own Bank 1234567890, KES, Upendo Home`. */
export const lineOf = ({ bank, label, number, currency, name }: Way): string =>
  `${bank ?? label} ${number}, ${currency}, ${name}`;
