import { purseErrors } from "content/purse-errors.ts";
import { staffCash as words } from "content/staff-cash.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { problemSentence } from "../../../values/amount-sentences.ts";
import { isPlainDate, monthsBefore } from "../../../values/dates.ts";
import type { Currency } from "../../../values/money.ts";
import { readAmount } from "../../../values/typed-amount.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import type { PurseFacts } from "../purse/perform-purse-act.server.ts";
import type { PlaceKind } from "../purse/purse-tables.ts";
import { findOpeningFields } from "./opening-fields.server.ts";

/** Months that the books may reach back: each of them must be closed by two people. */
const maxMonths = 24;

export type Values = Record<string, string[]>;

export const one = (values: Values, name: string): string => values[name]?.[0]?.trim() ?? "";

/**
 * @param mayBe `empty`: an empty field means 0; `zero`: 0 is an amount
 * @returns minor units
 * @throws FormError
 */
export function readMoney(
  values: Values,
  name: string,
  currency: Currency,
  mayBe: "above 0" | "empty" | "zero" = "above 0",
): number {
  const text = one(values, name);
  if (text === "" && mayBe === "empty") return 0;
  const read = readAmount(text, currency);
  const why = "amount" in read ? undefined : problemSentence(read, currency);
  if (why !== undefined) throw new FormError(`${words.notYet} ${why}`, { errors: { [name]: why } });
  const { amount } = read as { amount: number };
  if (amount < 0 || (amount === 0 && mayBe === "above 0") || !Number.isSafeInteger(amount))
    throw new FormError(purseErrors.amount, { errors: { [name]: purseErrors.amount } });
  return amount;
}

/** @throws FormError */
export function readFormDay(values: Values): string {
  const day = one(values, "day");
  if (!isPlainDate(day)) throw new FormError(purseErrors.day, { errors: { day: purseErrors.day } });
  return day;
}

/** Reads the first day. @throws FormError */
export async function readOpening(ctx: AppContext, values: Values): Promise<PurseFacts["open"]> {
  const fields = await findOpeningFields({ ctx });
  const isTyped = ({ name }: { name: string }) => one(values, name) !== "";
  if (![...fields.places, ...fields.purses].some(isTyped)) throw new FormError(purseErrors.emptyOpening);
  const [main] = await findCurrencies(ctx);
  // Accounts, the box and the purses of the main currency are there from the first day, also without money.
  const places = fields.places.flatMap((field) => {
    const { name, label, currency } = field;
    const minor = readMoney(values, name, currency, "empty");
    const [, kind = "box", , account = ""] = name.split(":");
    const isKept = isTyped(field) || (currency === main && kind !== "wallet");
    return isKept ? [{ kind: kind as PlaceKind, currency, label, account, minor }] : [];
  });
  const purses = fields.purses.flatMap((field) => {
    const { name, currency } = field;
    const minor = readMoney(values, name, currency, "empty");
    const id = Number(name.split(":")[1]);
    return isTyped(field) || currency === main ? [{ projectId: id === 0 ? null : id, currency, minor }] : [];
  });
  const day = readFormDay(values);
  if (day < monthsBefore(ctx.clock.now(), maxMonths).toISOString().slice(0, 10))
    throw new FormError(purseErrors.longAgo, { errors: { day: purseErrors.longAgo } });
  return { day, places, purses };
}
