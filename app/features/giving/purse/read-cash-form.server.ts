import { purseErrors } from "content/purse-errors.ts";
import { staffCash as words } from "content/staff-cash.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { problemSentence } from "../../../values/amount-sentences.ts";
import { isPlainDate } from "../../../values/dates.ts";
import type { Currency } from "../../../values/money.ts";
import { asRowId } from "../../../values/row-id.ts";
import { readAmount } from "../../../values/typed-amount.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import type { Move } from "./move-money.server.ts";
import type { PurseFacts } from "./perform-purse-act.server.ts";
import * as store from "./purse-queries.server.ts";
import type { PlaceKind } from "./purse-tables.ts";
import { findOpeningFields } from "./view-cash.server.ts";

type Values = Record<string, string[]>;

const one = (values: Values, name: string): string => values[name]?.[0]?.trim() ?? "";

/** @returns minor units; 0 for an empty field if that is allowed @throws FormError */
function readMoney(values: Values, name: string, currency: Currency, isOptional = false): number {
  const text = one(values, name);
  if (text === "" && isOptional) return 0;
  const read = readAmount(text, currency);
  const why = "amount" in read ? undefined : problemSentence(read, currency);
  if (why !== undefined) throw new FormError(`${words.notYet} ${why}`, { errors: { [name]: why } });
  const { amount } = read as { amount: number };
  if (amount < 0 || (amount === 0 && !isOptional) || !Number.isSafeInteger(amount))
    throw new FormError(purseErrors.amount, { errors: { [name]: purseErrors.amount } });
  return amount;
}

/** @throws FormError */
function readFormDay(values: Values): string {
  const day = one(values, "day");
  if (!isPlainDate(day)) throw new FormError(purseErrors.day, { errors: { day: purseErrors.day } });
  return day;
}

/** Reads the first day. @throws FormError */
export async function readOpening(ctx: AppContext, values: Values): Promise<PurseFacts["open"]> {
  const fields = await findOpeningFields({ ctx });
  const places = fields.places.flatMap(({ name, label, currency }) => {
    const minor = readMoney(values, name, currency, true);
    const [, kind = "box", , account = ""] = name.split(":");
    return minor === 0 ? [] : [{ kind: kind as PlaceKind, currency, label, account, minor }];
  });
  const purses = fields.purses.flatMap(({ name, currency }) => {
    const minor = readMoney(values, name, currency, true);
    const id = Number(name.split(":")[1]);
    return minor === 0 ? [] : [{ projectId: id === 0 ? null : id, currency, minor }];
  });
  return { day: readFormDay(values), places, purses };
}

/** Reads a form that puts in. @throws FormError */
export function readPutIn(values: Values, currencies: readonly Currency[]): PurseFacts["put in"] {
  const purseId = asRowId(one(values, "purse"));
  if (purseId === undefined) throw new FormError(words.choose, { errors: { purse: words.choose } });
  const currency = currencies.find((code) => code === one(values, "currency")) ?? currencies[0];
  if (currency === undefined) throw new FormError(words.choose);
  const why = cleanLine(one(values, "why")).slice(0, 200);
  if (why === "") throw new FormError(purseErrors.why, { errors: { why: purseErrors.why } });
  return { purseId, currency, minor: readMoney(values, "amount", currency), why };
}

/** Reads a move; its currency is that of the place. @throws FormError */
export async function readMove({ db }: AppContext, values: Values): Promise<Move> {
  const from = asRowId(one(values, "from"));
  const to = asRowId(one(values, "to"));
  const place = from === undefined ? undefined : await store.findPlace(db, from);
  if (from === undefined || to === undefined || place === undefined) throw new FormError(words.choose);
  return {
    from,
    to,
    minor: readMoney(values, "amount", place.currency),
    charge: readMoney(values, "charge", place.currency, true),
    day: readFormDay(values),
    key: one(values, "idempotencyKey"),
  };
}
