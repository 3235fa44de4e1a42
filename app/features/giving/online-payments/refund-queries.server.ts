import type { Insertable, Selectable, Updateable } from "kysely";
import { changesRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { RefundTable } from "./payment-tables.ts";

export type RefundRow = Selectable<RefundTable>;

/** Oldest first. */
export const findRefundsOf = (db: Database, gift: number): Promise<RefundRow[]> =>
  db.selectFrom("refunds").selectAll().where("gift_id", "=", gift).orderBy("id").execute();

export const findRefundByKey = (db: Database, key: string): Promise<RefundRow | undefined> =>
  db.selectFrom("refunds").selectAll().where("idempotency_key", "=", key).executeTakeFirst();

/** @returns undefined while another refund of the gift is under way */
export const insertRefund = (db: Database, refund: Insertable<RefundTable>): Promise<RefundRow | undefined> =>
  db
    .insertInto("refunds")
    .values(refund)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** @returns false when it is in another state by now */
export const updateRefund = (db: Database, { id, state }: RefundRow, changes: Updateable<RefundTable>) =>
  changesRows(db.updateTable("refunds").set(changes).where("id", "=", id).where("state", "=", state));

/** What brought the gifts that are disputed. */
export const findDisputedSources = (db: Database, limit: number) =>
  db.selectFrom("gifts").select("source").where("state", "=", "disputed").orderBy("id").limit(limit).execute();

/**
 * What brought the gifts whose refund is under way, or has changed since a moment.
 * @param since ISO date and time, UTC
 */
export const findRefundedSources = (db: Database, since: string | undefined, limit: number) =>
  db
    .selectFrom("refunds")
    .innerJoin("gifts", "gifts.id", "refunds.gift_id")
    .select("gifts.source")
    .distinct()
    .where(({ eb, or }) =>
      or([eb("refunds.state", "=", "asked"), ...(since === undefined ? [] : [eb("refunds.changed_at", ">", since)])]),
    )
    .orderBy("gifts.source")
    .limit(limit)
    .execute();
