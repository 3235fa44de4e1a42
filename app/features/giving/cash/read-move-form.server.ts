import { purseErrors } from "content/purse-errors.ts";
import { staffCash as words } from "content/staff-cash.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import type { Currency } from "../../../values/money.ts";
import { asRowId } from "../../../values/row-id.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import * as store from "../purse/books.server.ts";
import type { PurseFacts } from "../purse/perform-purse-act.server.ts";
import type { CountForm } from "./ask-for-cash.server.ts";
import type { Given } from "./count-cash.server.ts";
import type { Charge, Exchange, Income, Move } from "./move-money.server.ts";
import { one, readFormDay, readMoney, type Values } from "./read-cash-form.server.ts";

type Ctx = Pick<AppContext, "db">;

/** Maximum length of a sentence that says why (characters). */
const maxSentence = 200;

export const readSentence = (values: Values, name: string): string =>
  cleanLine(one(values, name)).slice(0, maxSentence);

const choose = (name: string) => new FormError(words.choose, { errors: { [name]: words.choose } });

/** @throws FormError for no choice */
function readChoice(values: Values, name: string): number {
  const id = asRowId(one(values, name));
  if (id === undefined) throw choose(name);
  return id;
}

/** @throws FormError for no place */
async function readPlace({ db }: Ctx, values: Values, name: string): Promise<store.Place> {
  const place = await store.findPlace(db, readChoice(values, name));
  if (place === undefined) throw choose(name);
  return place;
}

/** Reads a form that puts in. @throws FormError */
export function readPutIn(values: Values, currencies: readonly Currency[]): PurseFacts["put in"] {
  const purseId = readChoice(values, "purse");
  const currency = currencies.find((code) => code === one(values, "currency")) ?? currencies[0];
  if (currency === undefined) throw new FormError(words.choose);
  const why = readSentence(values, "why");
  if (why === "") throw new FormError(purseErrors.why, { errors: { why: purseErrors.why } });
  return { purseId, currency, minor: readMoney(values, "amount", currency), why };
}

/** Reads a move; its currency is that of the place. @throws FormError */
export async function readMove(ctx: Ctx, values: Values): Promise<Move> {
  const { id: from, currency } = await readPlace(ctx, values, "from");
  return {
    from,
    to: readChoice(values, "to"),
    minor: readMoney(values, "amount", currency),
    charge: readMoney(values, "charge", currency, "empty"),
    day: readFormDay(values),
    key: one(values, "idempotencyKey"),
  };
}

/** @throws FormError */
export async function readCharge(ctx: Ctx, values: Values): Promise<Charge> {
  const { id: placeId, currency } = await readPlace(ctx, values, "from");
  return { placeId, minor: readMoney(values, "amount", currency), day: readFormDay(values) };
}

/** Reads other money that came in. @param isBack true for money that a shop gave back @throws FormError */
export async function readIncome(ctx: Ctx, values: Values, isBack: boolean): Promise<Income> {
  const { id: placeId, currency } = await readPlace(ctx, values, "to");
  if (isBack && one(values, "kind") === "") throw choose("kind");
  return {
    placeId,
    purseId: readChoice(values, "purse"),
    kind: isBack ? one(values, "kind") : undefined,
    minor: readMoney(values, "amount", currency),
    day: readFormDay(values),
  };
}

/** @throws FormError */
export async function readExchange(ctx: Ctx, values: Values): Promise<Exchange> {
  const from = await readPlace(ctx, values, "from");
  const to = await readPlace(ctx, values, "to");
  return {
    from: from.id,
    to: to.id,
    purseId: readChoice(values, "purse"),
    minor: readMoney(values, "amount", from.currency),
    received: readMoney(values, "received", to.currency),
    day: readFormDay(values),
  };
}

/** @throws FormError */
export async function readGiven(ctx: Ctx, values: Values): Promise<Given> {
  const { id: placeId, currency } = await readPlace(ctx, values, "from");
  return {
    placeId,
    userId: one(values, "person"),
    minor: readMoney(values, "amount", currency),
    day: readFormDay(values),
    note: readSentence(values, "note"),
  };
}

/** Reads cash that came back, or a count. @throws FormError */
export async function readCount(ctx: Ctx, values: Values, isBack: boolean): Promise<CountForm> {
  const { id: placeId, currency } = await readPlace(ctx, values, "from");
  return {
    placeId,
    toId: isBack ? readChoice(values, "to") : null,
    counted: readMoney(values, "amount", currency, "zero"),
    isAll: !isBack || one(values, "all") !== "part",
    day: readFormDay(values),
    why: readSentence(values, "why"),
  };
}
