import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { changesRows, countSince } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { Currency } from "../../../values/money.ts";
import type { RefundTable } from "./refund-tables.ts";

export type RefundRow = Selectable<RefundTable>;

export const findRefundsOf = (db: Database, gift: number): Promise<RefundRow[]> =>
  db.selectFrom("refunds").selectAll().where("gift_id", "=", gift).orderBy("id").execute();

export const findRefund = (db: Database, id: number): Promise<RefundRow | undefined> =>
  db.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirst();

export const findRefundByKey = (db: Database, key: string): Promise<RefundRow | undefined> =>
  db.selectFrom("refunds").selectAll().where("idempotency_key", "=", key).executeTakeFirst();

/** Inserts a refund. @returns undefined while another refund of the gift is pending */
export const insertRefund = (db: Database, refund: Insertable<RefundTable>): Promise<RefundRow | undefined> =>
  db
    .insertInto("refunds")
    .values(refund)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Changes a refund. @returns false if it is in another state */
export const updateRefund = (
  db: Database,
  { id, state }: Pick<RefundRow, "id" | "state">,
  changes: Updateable<RefundTable>,
) => changesRows(db.updateTable("refunds").set(changes).where("id", "=", id).where("state", "=", state));

/**
 * Finds gift sources with pending or changed refunds; also refunds by other methods, which may be disputed at the
 * partner.
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

/** Lists refunds that one person alone asked for and made. @param from,to ISO dates and times, UTC */
export const listRefundsByOne = (db: Database, currency: Currency, from: string, to: string) =>
  db
    .selectFrom("refunds")
    .innerJoin("gifts", "gifts.id", "refunds.gift_id")
    .select(["refunds.id", "refunds.amount", "asked_by_id"])
    .where("gifts.currency", "=", currency)
    .where("kind", "=", "refund")
    .where("refunds.state", "in", ["asked", "done"])
    .where("asked_by_id", "is not", null)
    .where("agreed_by_id", "is", null)
    .where("refunds.is_by_one", "=", 0)
    .where("asked_at", ">", from)
    .where("asked_at", "<", to)
    .execute();

const waiting = (db: Database) =>
  db
    .selectFrom("refunds")
    .where("state", "=", "waiting")
    .where(
      sql<boolean>`exists (select 1 from gifts where gifts.id = refunds.gift_id and gifts.state in ('received', 'disputed'))`,
    );

export const countWaitingRefunds = (db: Database) => countSince(waiting(db), "asked_at");

/** Lists refunds that wait for a second person. @param before latest start of the wait (ISO date and time, UTC) */
export const listRefundsWaitingSince = (db: Database, before: string, limit: number) =>
  db
    .selectFrom("refunds")
    .select("id")
    .where("state", "=", "waiting")
    .where("waiting_since", "<=", before)
    .orderBy("id")
    .limit(limit)
    .execute();

export const findFirstWaiting = (db: Database) =>
  waiting(db).select("gift_id").orderBy("id").limit(1).executeTakeFirst();

/** Lists refunds by bank or wallet that no debit shows, oldest first. @param amount minor units */
export const listUnseenRefunds = (db: Database, currency: Currency, amount: number) =>
  db
    .selectFrom("refunds")
    .innerJoin("gifts", "gifts.id", "refunds.gift_id")
    .select(["refunds.id", "refunds.gift_id", "gifts.whole_id", "refunds.state", "refunds.day"])
    .where("gifts.currency", "=", currency)
    .where("refunds.amount", "=", amount)
    .where("refunds.state", "=", "done")
    .where("way", "in", ["transfer", "cheque", "mobile money"])
    .where("line_id", "is", null)
    .orderBy("refunds.day")
    .orderBy("refunds.id")
    .execute();

/** Lists debits that show no refund, with the gift that each reverses. @param days first and last, ISO dates */
export const listFreeLines = (db: Database, currency: Currency, amount: number, ...days: [string, string]) =>
  db
    .selectFrom("lines_out")
    .leftJoin("bank_credits", "bank_credits.id", "credit_id")
    .select(["lines_out.id", "lines_out.day", "bank_credits.gift_id"])
    .where("lines_out.currency", "=", currency)
    .where("lines_out.amount", "=", amount)
    .where("lines_out.day", ">=", days[0])
    .where("lines_out.day", "<=", days[1])
    .where(
      sql<boolean>`not exists (select 1 from refunds where refunds.line_id = lines_out.id and refunds.state = 'done')`,
    )
    .orderBy("lines_out.day")
    .orderBy("lines_out.id")
    .execute();

export const listRefundsFor = (db: Database, gift: number) =>
  db
    .selectFrom("refunds")
    .leftJoin("users as asker", "asker.id", "asked_by_id")
    .leftJoin("users as second", "second.id", "agreed_by_id")
    .leftJoin("lines_out", "lines_out.id", "line_id")
    .selectAll("refunds")
    .select(["asker.name as by", "second.name as agreedBy", "lines_out.day as seenOn"])
    .where("gift_id", "=", gift)
    .orderBy("refunds.id")
    .execute();
