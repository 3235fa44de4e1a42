import { createHash, randomBytes } from "node:crypto";
import type { InTransaction } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { siteDate } from "../../../values/dates.ts";
import type { Currency } from "../../../values/money.ts";
import { issueReceipts } from "../receipts/issue-receipt.server.ts";
import * as store from "./gift-queries.server.ts";
import type { GiftMethod } from "./gift-tables.ts";
import { type Move, recordMoves } from "./promise-commands.server.ts";
import { lockPromises, type PromiseRow, receivePromises } from "./promise-queries.server.ts";

export interface ArrivedGift {
  /** Minor units. */
  amount: number;
  currency: Currency;
  method: GiftMethod;
  /** Default: the donor, purpose and so on of the promise. */
  promise?: PromiseRow | undefined;
  /** Day of receipt: ISO date; default today. */
  valueDate?: string | undefined;
  /** Minor units. */
  fee?: number | undefined;
  goods?: { what: string; count: number } | undefined;
  /** Null: where it is needed most, whatever the promise says. */
  project?: { id: number; title: string } | null | undefined;
  /** Id of the event at which it was given. */
  eventId?: number | null | undefined;
  donor?: { name: string | null; email: string | null; isPublic: boolean } | undefined;
  /** What brought it, like `credit:12`: brings one gift only. */
  source?: string | undefined;
  idempotencyKey?: string | undefined;
  state?: "announced" | "counted" | "received" | undefined;
  /** The staff member; undefined: the site by itself. */
  by?: { id: string | null; name: string | null } | undefined;
  /** Time at which staff recorded it (ISO date and time, UTC); default now. A part keeps it: a person's records of a week are added up. */
  recordedAt?: string | undefined;
  /** Id of the gift that was divided first, for a part of it. */
  wholeId?: number | undefined;
  /** Another settled person, who has agreed already to the gift that this one is a part of. */
  checkedBy?: { id: string | null; name: string | null } | undefined;
  /** True for a part of a gift that counts after the 72 hours of the only person. */
  isByOne?: boolean | undefined;
  /** Who agreed counts as a second person by the word of the trustees alone. */
  isByTrustees?: boolean | undefined;
  /** The thanks for the gift that this one is a part of. */
  thanked?: Pick<store.GiftRow, "thanked_on" | "thanked_by" | "thanked_by_id"> | undefined;
  /** Note for the history. */
  note?: string | undefined;
}

/** Receives one gift: see `receiveGifts`. @returns undefined when its source or idempotency key has a gift already */
export const receiveGift = async (ctx: InTransaction, gift: ArrivedGift): Promise<store.GiftRow | undefined> =>
  (await receiveGifts(ctx, [gift]))[0];

/**
 * Stores gifts that arrived, in the transaction of what brought them, and moves their promises on. A gift ends as a record
 * for the ledger: minor units, currency, purpose, value date, and a salted commitment to the donor. Received ones get
 * their receipts.
 * @returns the gifts, without those whose source or idempotency key has one already
 */
export async function receiveGifts(ctx: InTransaction, arrived: ArrivedGift[]): Promise<store.GiftRow[]> {
  const { db } = ctx;
  // First: against other gifts with the same number.
  await lockPromises(db, promisesOf(arrived));
  const parts = await store.findLastParts(db, promisesOf(arrived));
  const waitingSince = (await findTrustedMoment(ctx)).toISOString();
  const moves = new Map<string | null, Pick<Move, "by" | "note">>();
  const rows = arrived.map((gift) => {
    const { promise, source, idempotencyKey, by, note, state = "received" } = gift;
    const part = (parts.get(promise?.id ?? null) ?? 0) + 1;
    if (promise !== undefined) parts.set(promise.id, part);
    const row = rowOf(ctx, gift, part, waitingSince);
    moves.set(row.donor_salt, { by: by?.name ?? undefined, note });
    return { ...row, source, idempotency_key: idempotencyKey, state };
  });
  // No engine says in which order it returns them.
  const stored = (await store.insertGifts(db, rows)).sort((one, other) => one.id - other.id);
  // What was here already moves nothing: it may be another promise's by now.
  await receivePromises(db, [...new Set(stored.filter(isReceived).flatMap(({ promise_id }) => promise_id ?? []))]);
  await recordMoves(
    ctx,
    stored.map(({ id, promise_id, state, donor_salt }) => ({
      gift_id: id,
      promise_id,
      what: state,
      ...moves.get(donor_salt),
    })),
  );
  await issueReceipts(ctx, stored.filter(isReceived));
  return stored;
}

const isReceived = ({ state = "received" }: { state?: store.GiftRow["state"] | undefined }) => state === "received";

const promisesOf = (gifts: ArrivedGift[]): number[] => [
  ...new Set(gifts.flatMap(({ promise }) => (promise === undefined ? [] : [promise.id]))),
];

/** Number of the next gift of a promise, from 1. */
export const nextPart = async ({ db }: InTransaction, promise: number): Promise<number> =>
  ((await store.findLastParts(db, [promise])).get(promise) ?? 0) + 1;

/** Columns that say whose gift it is, with a commitment to that donor. */
export function donorColumns({ name, email, isPublic }: NonNullable<ArrivedGift["donor"]>) {
  const donor_salt = randomBytes(16).toString("hex");
  const commitment = JSON.stringify([donor_salt, name, email]);
  const donor_hash = createHash("sha256").update(commitment).digest("hex");
  return { name, email, is_public: isPublic && name !== null ? 1 : 0, donor_salt, donor_hash };
}

/** @param waitingSince by the trusted clock (ISO date and time, UTC) */
function rowOf({ clock }: InTransaction, gift: ArrivedGift, part: number, waitingSince: string) {
  const { promise, goods, project, fee = 0, by, checkedBy, isByOne, isByTrustees, amount, currency, method } = gift;
  const now = clock.now();
  const donor = gift.donor ?? {
    name: promise?.name ?? null,
    email: promise?.email ?? null,
    isPublic: promise?.is_public === 1,
  };
  return {
    promise_id: promise?.id ?? null,
    part,
    amount,
    currency,
    fee,
    method,
    ...donorColumns(donor),
    value_date: gift.valueDate ?? siteDate(now),
    project_id: (project === undefined ? promise?.project_id : project?.id) ?? null,
    purpose: (project === undefined ? promise?.purpose : project?.title) ?? null,
    event_id: gift.eventId ?? null,
    goods: goods?.what ?? null,
    goods_count: goods?.count ?? null,
    whole_id: gift.wholeId ?? null,
    recorded_at: gift.recordedAt ?? now.toISOString(),
    recorded_by: by?.name ?? null,
    recorded_by_id: by?.id ?? null,
    checked_by: checkedBy?.name ?? null,
    checked_by_id: checkedBy?.id ?? null,
    is_by_one: isByOne ? 1 : 0,
    is_by_trustees: isByTrustees ? 1 : 0,
    ...gift.thanked,
    waiting_since: gift.state === "counted" ? waitingSince : null,
  };
}
