import { purseErrors } from "content/purse-errors.ts";
import { staffCash as words } from "content/staff-cash.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { type Currency, formatMoney, formOf, moneyOf } from "../../../values/money.ts";
import { addDays } from "../../../values/site-days.ts";
import * as store from "../purse/books.server.ts";
import type { Line } from "../purse/entry-lines.server.ts";
import { requireGeneral } from "../purse/find-holders.server.ts";
import { movingMoney } from "../purse/purse-permissions.ts";
import { findOpenDay, writeEntry } from "../purse/write-entry.server.ts";
import { sumCharges } from "./cash-queries.server.ts";
import { type Behind, requireOpenPlace } from "./count-cash.server.ts";

export interface Move {
  /** Ids of places. */
  from: number;
  to: number;
  /** Minor units. */
  minor: number;
  /** Charge of the bank or wallet, in minor units; 0 for none. */
  charge: number;
  /** ISO date. */
  day: string;
  /** Key of the form: the same form twice writes once. */
  key: string;
}

/**
 * Writes that money lies in another place now. It changes no purse, but a charge leaves Most needed.
 * @returns false if this form wrote it before
 * @throws FormError
 */
export async function moveMoney({ ctx, member }: Actor, { from, to, minor, charge, day, key }: Move): Promise<boolean> {
  requireAct({ member }, movingMoney);
  return withTransaction(ctx, async (ctx, transaction) => {
    const source = await requireMovable(ctx, from);
    const target = await requireMovable(ctx, to);
    if (source.id === target.id) throw new FormError(words.samePlace);
    if (source.currency !== target.currency) throw new FormError(words.twoCurrencies);
    if (minor <= 0) throw new FormError(purseErrors.amount);
    const { currency } = source;
    const lines: Line[] = [
      { place: source, currency, minor: -minor },
      { place: target, currency, minor },
    ];
    await requireSmall(ctx, source, { minor: charge, day, source: `form:${key}` });
    if (charge > 0) lines.push(...(await linesOfCharge(ctx, source, charge)));
    const about = { day, what: "moved" as const, source: `form:${key}`, by: member, people: 1 };
    const id = await writeEntry(ctx, { ...about, lines });
    if (id === undefined) return false;
    await recordAuditEvent(ctx, transaction, member, { what: "money moved", subject: `entry:${id}` });
    return true;
  });
}

/** Returns a place that this form may change. Cash with a person moves when that person agrees. @throws FormError */
async function requireMovable(ctx: InTransaction, id: number): Promise<store.Place> {
  const place = await requireOpenPlace(ctx, id);
  if (place.kind === "hand") throw new FormError(purseErrors.handMoves);
  return place;
}

/** Maximum charge by one person, as a multiple of the charge that a transfer may lack. */
const chargesOfTransfers = 10;

/** Days over which the charges of a place are added up. */
const chargeDays = 7;

/** One person writes charges, so those of a week are small together. @throws FormError for a larger sum */
async function requireSmall(
  { db }: InTransaction,
  { id, currency }: store.Place,
  { minor, day, source }: { minor: number; day: string; source: string },
): Promise<void> {
  if (minor === 0) return;
  const most = moneyOf(chargesOfTransfers * formOf(currency).kept, currency);
  const besides = await sumCharges(db, id, [addDays(day, 1 - chargeDays), addDays(day, chargeDays - 1)], source);
  if (minor + besides > most.amount)
    throw new FormError(purseErrors.largeCharge(formatMoney(most), formatMoney({ amount: besides, currency })));
}

/** Returns the lines of a charge: it leaves a place, and Most needed as Running the house. */
const linesOfCharge = async (ctx: InTransaction, place: store.Place, minor: number): Promise<Line[]> => [
  { place, currency: place.currency, minor: -minor, what: "charge" },
  {
    purse: await requireGeneral(ctx),
    currency: place.currency,
    minor: -minor,
    kind: store.runningKind,
    what: "charge",
  },
];

export interface Charge {
  placeId: number;
  /** Minor units. */
  minor: number;
  /** ISO date. */
  day: string;
}

/** Writes a charge of the bank or wallet. @returns false if this form wrote it before @throws FormError */
export async function payCharge({ ctx, member }: Actor, charge: Charge, key: string): Promise<boolean> {
  requireAct({ member }, movingMoney);
  return withTransaction(
    ctx,
    async (ctx) => (await writeCharge(ctx, member, { ...charge, source: `form:${key}` })) !== undefined,
  );
}

/** @param source unique origin of the entry @returns the entry; undefined if this source wrote it before */
export async function writeCharge(
  ctx: InTransaction,
  member: Actor["member"],
  { placeId, minor, day, source }: Charge & { source: string },
): Promise<number | undefined> {
  const place = await requireMovable(ctx, placeId);
  if (!(minor > 0)) throw new FormError(purseErrors.amount, { errors: { amount: purseErrors.amount } });
  await requireSmall(ctx, place, { minor, day, source });
  const lines = await linesOfCharge(ctx, place, minor);
  const id = await writeEntry(ctx, { day, what: "charge", source, by: member, people: 1, lines });
  if (id !== undefined) await recordAuditEvent(ctx, ctx.db, member, { what: "charge written", subject: `entry:${id}` });
  return id;
}

export interface Income {
  placeId: number;
  purseId: number;
  /** Code of a kind for money that a shop gave back; undefined for an income, such as interest. */
  kind: string | undefined;
  /** Minor units. */
  minor: number;
  /** ISO date. */
  day: string;
}

/** Writes money that came in and is no gift: an income, or money that a shop gave back, which lowers its kind. */
export async function writeIncome(
  ctx: InTransaction,
  { placeId, purseId, kind, minor, day }: Income,
  { by, people, source }: Behind,
): Promise<void> {
  const place = await requireMovable(ctx, placeId);
  const { currency } = place;
  const purse = await store.findPurse(ctx.db, "id", purseId);
  if (purse === undefined || purse.ended_at !== null)
    throw new FormError(words.choose, { errors: { purse: words.choose } });
  if (!(minor > 0)) throw new FormError(purseErrors.amount, { errors: { amount: purseErrors.amount } });
  if (kind !== undefined) await requireSpent(ctx, purse, { kind, currency, minor });
  const lines: Line[] = [
    { place, currency, minor },
    { purse, currency, minor, ...(kind !== undefined && { kind }) },
  ];
  const what = kind === undefined ? "income" : "back";
  await writeEntry(ctx, { day: await findOpenDay(ctx, day), what, source, by, people, lines });
}

/** A shop gives back at most the money that was spent. @throws FormError */
async function requireSpent(
  { db }: InTransaction,
  purse: store.Purse,
  { kind, currency, minor }: { kind: string; currency: Currency; minor: number },
): Promise<void> {
  if (!(await store.hasKind(db, kind))) throw new FormError(words.choose, { errors: { kind: words.choose } });
  const spent = -(await store.sumOfKind(db, `purse:${purse.id}`, kind, currency));
  if (minor > spent) {
    const why = purseErrors.notSpent(formatMoney({ amount: Math.max(spent, 0), currency }));
    throw new FormError(why, { errors: { amount: why } });
  }
}

export interface Exchange {
  /** Ids of places. */
  from: number;
  to: number;
  /** Purse whose money it is. */
  purseId: number;
  /** Minor units of the place that it leaves, and of the place that it enters. */
  minor: number;
  received: number;
  /** ISO date. */
  day: string;
}

/** Writes money that was changed into another currency, at the rate to which two people agreed. @throws FormError */
export async function exchangeMoney(
  ctx: InTransaction,
  exchange: Exchange,
  { by, people, source: key }: Behind,
): Promise<void> {
  const { minor, received } = exchange;
  const source = await requireMovable(ctx, exchange.from);
  const target = await requireMovable(ctx, exchange.to);
  if (source.currency === target.currency) throw new FormError(purseErrors.oneCurrency);
  if (!(minor > 0 && received > 0)) throw new FormError(purseErrors.amount);
  const purse = await store.findPurse(ctx.db, "id", exchange.purseId);
  if (purse === undefined) throw new FormError(words.choose, { errors: { purse: words.choose } });
  const lines: Line[] = [
    { place: source, currency: source.currency, minor: -minor },
    { purse, currency: source.currency, minor: -minor },
    { place: target, currency: target.currency, minor: received },
    { purse, currency: target.currency, minor: received },
  ];
  const day = await findOpenDay(ctx, exchange.day);
  await writeEntry(ctx, { day, what: "exchanged", source: key, by, people, lines });
}
