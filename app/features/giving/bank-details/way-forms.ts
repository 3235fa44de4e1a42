import type { Country } from "content/countries/country.ts";
import { passesCheck } from "../../../values/account-checks.ts";
import { nameOf } from "../../../values/money.ts";
import type { Way } from "./ways.ts";

const maxWays = 4;

/** Numbers of the form's payment methods, from 1. Each method has its own fields, for example `number2`. */
export const slots = Array.from({ length: maxWays }, (_, index) => index + 1);

export const wayFields = [
  "form",
  "label",
  "currency",
  "bank",
  "code",
  "number",
  "account",
  "sure",
  "name",
  "reference",
  "steps",
  "bic",
  "bankAddress",
  "abroad",
] as const;

export type WayField = (typeof wayFields)[number];

type Forms = Pick<Country, "accounts" | "wallets">;

/** Form value of a wallet that is not in the country's file. */
export const freeWallet = "free wallet";

/**
 * Finds a payment method's form in the country's file. Undefined for a wallet that staff described, or a method of
 * another country or release.
 */
export function findForm(
  { accounts, wallets }: Forms,
  { kind, label, steps }: Pick<Way, "kind" | "label" | "steps">,
): WayForm | undefined {
  if (steps !== null) return undefined;
  const form = listForms({ accounts, wallets }).find((form) => form.kind === kind && form.label === label);
  // The label of an account depends on the site's language, which may have changed.
  return form ?? (kind === "bank" && accounts.length === 1 ? accounts[0] : undefined);
}

export const listForms = ({ accounts, wallets }: Forms) => [...accounts, ...wallets];

export type WayForm = ReturnType<typeof listForms>[number];

/** `right`: about 1 in 100 wrong numbers passes; `rightOfTen`: 1 in 10 passes. */
export type Digits = "right" | "rightOfTen" | "wrong" | "unknown" | "none";

/**
 * Checks a number's check digits. `unknown`: the bank is not in the country's file; `none`: the number has no check
 * digits.
 */
export function checkDigits(country: Forms, way: Way): Digits {
  const form = findForm(country, way);
  if (form === undefined || !("check" in form) || form.check === "none") return "none";
  if (form.check === "nuban" && way.bankCode === null) return "unknown";
  const isRight = passesCheck(form.check, form.check === "nuban" ? `${way.bankCode} ${way.number}` : way.number);
  if (isRight === undefined) return "unknown";
  if (!isRight) return "wrong";
  return form.check === "nuban" ? "rightOfTen" : "right";
}

export function listWayChoices({ accounts, wallets, currencies }: Forms & Pick<Country, "currencies">) {
  return {
    forms: listForms({ accounts, wallets }).map(({ kind, label }) => ({ kind, label })),
    currencies: currencies.map((code) => ({ code, name: nameOf(code) })),
    banks: accounts.flatMap(({ banks = {} }) => Object.entries(banks)),
    hasPaybill: wallets.some(({ kind }) => kind === "paybill"),
  };
}

export type WayChoices = ReturnType<typeof listWayChoices>;
