import { createHash, randomBytes } from "node:crypto";
import type { InTransaction } from "../../server/context.server.ts";
import type { GiftMethod } from "../../server/db/gift-tables.ts";
import { lagosDate } from "../../values/dates.ts";
import type { Currency } from "../../values/money.ts";
import { issueReceipt } from "../receipts/issue-receipt.server.ts";
import * as store from "./gift-queries.server.ts";
import { recordMove } from "./pledge-commands.server.ts";
import { type PledgeRow, updatePledge } from "./pledge-queries.server.ts";

export interface ArrivedGift {
  /** Minor units. */
  amount: number;
  currency: Currency;
  method: GiftMethod;
  /** Default: the donor, purpose and so on of the pledge. */
  pledge?: PledgeRow | undefined;
  /** Day of receipt: ISO date in Lagos; default today. */
  valueDate?: string | undefined;
  /** Minor units. */
  fee?: number | undefined;
  goods?: { what: string; count: number } | undefined;
  project?: { id: number; title: string } | undefined;
  donor?: { name: string | null; email: string | null; isPublic: boolean } | undefined;
  /** What brought it, like `credit:12`: brings one gift only. */
  source?: string | undefined;
  idempotencyKey?: string | undefined;
  state?: "announced" | "counted" | "received" | undefined;
  /** Name of the staff member; undefined: the site by itself. */
  by?: string | undefined;
  /** For the history. */
  note?: string | undefined;
}

/**
 * Stores a gift that arrived, in the transaction of what brought it, and moves its pledge on. A gift ends as a record
 * for the ledger: minor units, currency, purpose, value date, and a salted commitment to the donor. A received one gets
 * its receipt.
 * @returns the gift; undefined when its source or idempotency key has one already
 */
export async function receiveGift(ctx: InTransaction, gift: ArrivedGift): Promise<store.GiftRow | undefined> {
  const { pledge, source, idempotencyKey, by, note, state = "received" } = gift;
  // First, and also where nothing changes: locks the pledge against another gift with the same number.
  if (pledge !== undefined)
    await updatePledge(ctx.db, pledge.id, { state: state === "received" ? "received" : pledge.state });
  const row = rowOf(ctx, gift, pledge === undefined ? 1 : await nextPart(ctx, pledge.id));
  const stored = await store.insertGift(ctx.db, { ...row, source, idempotency_key: idempotencyKey, state });
  if (stored === undefined) return undefined;
  const move = { gift_id: stored.id, pledge_id: pledge?.id ?? null, what: state };
  await recordMove(ctx, { ...move, ...(by !== undefined && { by }), ...(note !== undefined && { note }) });
  if (state === "received") await issueReceipt(ctx, stored);
  return stored;
}

/** Number of the next gift of a pledge, from 1. */
export async function nextPart({ db }: InTransaction, pledge: number): Promise<number> {
  const gifts = await store.findGiftsOf(db, pledge);
  return Math.max(0, ...gifts.map(({ part }) => part)) + 1;
}

function rowOf({ clock }: InTransaction, gift: ArrivedGift, part: number) {
  const { pledge, goods, project, fee = 0, by = null, amount, currency, method } = gift;
  const now = clock.now();
  const donor = gift.donor ?? {
    name: pledge?.name ?? null,
    email: pledge?.email ?? null,
    isPublic: pledge?.is_public === 1,
  };
  const donor_salt = randomBytes(16).toString("hex");
  return {
    ...{ pledge_id: pledge?.id ?? null, part, amount, currency, fee, method, donor_salt },
    value_date: gift.valueDate ?? lagosDate(now),
    project_id: project?.id ?? pledge?.project_id ?? null,
    purpose: project?.title ?? pledge?.purpose ?? null,
    goods: goods?.what ?? null,
    goods_count: goods?.count ?? null,
    name: donor.name,
    email: donor.email,
    is_public: donor.isPublic && donor.name !== null ? 1 : 0,
    donor_hash: createHash("sha256")
      .update(JSON.stringify([donor_salt, donor.name, donor.email]))
      .digest("hex"),
    recorded_at: now.toISOString(),
    recorded_by: by,
  };
}
