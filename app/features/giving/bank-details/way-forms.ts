import type { Country } from "content/countries/country.ts";
import { passesCheck } from "../../../values/account-checks.ts";
import { nameOf } from "../../../values/money.ts";
import type { Way } from "./ways.ts";

const maxWays = 4;

/** Slots of a form, from 1; each has its own fields, like `number2`. */
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

/** Form value for a wallet outside the country's file. */
export const freeWallet = "free wallet";

/** Returns the country's form of a way; undefined for a self-described wallet, another country or release. */
export const findForm = (
  { accounts, wallets }: Forms,
  { kind, label, steps }: Pick<Way, "kind" | "label" | "steps">,
) =>
  steps === null ? [...accounts, ...wallets].find((form) => form.kind === kind && form.label === label) : undefined;

export const listForms = ({ accounts, wallets }: Forms) => [...accounts, ...wallets];

export type WayForm = ReturnType<typeof listForms>[number];

/** `right`: all but one wrong number in a hundred fail; `rightOfTen`: one in ten passes. */
export type Digits = "right" | "rightOfTen" | "wrong" | "unknown" | "none";

/** Checks the check digits: `unknown` for a bank outside the country's file, `none` without a check. */
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
