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
  amount: number;
  currency: Currency;
  method: GiftMethod;
  /** Provides the default values of donor, purpose and other facts. */
  promise?: PromiseRow | undefined;
  /** ISO date; today by default. */
  valueDate?: string | undefined;
  fee?: number | undefined;
  goods?: { what: string; count: number } | undefined;
  /** Null means “Wherever it is needed most”, even if the promise has a purpose. */
  project?: { id: number; title: string } | null | undefined;
  eventId?: number | null | undefined;
  donor?: { name: string | null; email: string | null; isPublic: boolean } | undefined;
  /** Unique origin, for example `credit:12`. */
  source?: string | undefined;
  idempotencyKey?: string | undefined;
  state?: "announced" | "counted" | "received" | undefined;
  /** Member who records the gift; undefined for the site. */
  by?: { id: string | null; name: string | null } | undefined;
  /**
   * Time of recording (ISO date and time, UTC); now by default. Parts keep the original gift's time for the weekly
   * limit.
   */
  recordedAt?: string | undefined;
  /** For a part: id of the original gift. */
  wholeId?: number | undefined;
  /** For a part: second person of the original gift. */
  checkedBy?: { id: string | null; name: string | null } | undefined;
  /** For a part: true if the original gift counts after 72 hours with one person. */
  isByOne?: boolean | undefined;
  /** For a part: true if only the trustees vouched for the original gift's second person. */
  isByTrustees?: boolean | undefined;
  /** For a part: thanks for the original gift. */
  thanked?: Pick<store.GiftRow, "thanked_on" | "thanked_by" | "thanked_by_id"> | undefined;
  note?: string | undefined;
}

/** Stores a gift. @returns undefined if a gift with this source or idempotency key exists */
export const receiveGift = async (ctx: InTransaction, gift: ArrivedGift): Promise<store.GiftRow | undefined> =>
  (await receiveGifts(ctx, [gift]))[0];

/** Stores gifts and issues their receipts, in the caller's transaction. @returns the gifts that are new */
export async function receiveGifts(ctx: InTransaction, arrived: ArrivedGift[]): Promise<store.GiftRow[]> {
  const { db } = ctx;
  // Other transactions wait, so that numbers of gifts stay unique.
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
  // Databases return inserted rows in any order.
  const stored = (await store.insertGifts(db, rows)).sort((a, b) => a.id - b.id);
  // Existing gifts change nothing: they may belong to another promise now.
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

export const nextPart = async ({ db }: InTransaction, promise: number): Promise<number> =>
  ((await store.findLastParts(db, [promise])).get(promise) ?? 0) + 1;

/** Returns the columns of a donor, with the hash that can later prove the name. */
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
