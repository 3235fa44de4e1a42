import { sql } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import { giftActs } from "./gift-states.ts";

/** Rows of each list; the page says when there are more. */
export const auditRows = 200;

const last = auditRows + 1;

/** The receipts of a year: how many, the highest number, and each number after a gap with the one before it. */
export async function findNumbers(db: Database, year: number) {
  const { count, highest } = await db
    .selectFrom("receipts")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.max<number | null>("serial").as("highest")])
    .where("year", "=", year)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ before: number | string; after: number | string }>`select before, after from (
      select coalesce(lag(serial) over (order by serial), 0) as before, serial as after from receipts where year = ${year}
    ) as numbered where after > before + 1 order by after limit ${last}`.execute(db);
  const gaps = rows.map(({ before, after }) => ({ from: Number(before) + 1, to: Number(after) - 1 }));
  return { count: Number(count), highest: Number(highest ?? 0), gaps };
}

/** Receipts of a year that are void or replaced, with the last words of the gift's history that were typed. */
export const listEndedReceipts = (db: Database, year: number) =>
  db
    .selectFrom("receipts")
    .select(({ selectFrom }) => [
      ...(["receipts.id", "gift_id", "year", "serial", "state"] as const),
      selectFrom("gift_events")
        .select("note")
        .whereRef("gift_events.gift_id", "=", "receipts.gift_id")
        .where("note", "is not", null)
        .orderBy("gift_events.id", "desc")
        .limit(1)
        .as("why"),
    ])
    .where("year", "=", year)
    .where("state", "<>", "valid")
    .orderBy("serial", "desc")
    .limit(last)
    .execute();

/** Refunds of a year, with who asked; an account that is gone has no name. */
export const listRefundsOf = (db: Database, year: number) =>
  db
    .selectFrom("refunds")
    .innerJoin("gifts", "gifts.id", "refunds.gift_id")
    .leftJoin("users", "users.id", "refunds.asked_by_id")
    .select(["refunds.id", "gift_id", "kind", "refunds.amount", "gifts.currency", "refunds.state", "why", "asked_at"])
    .select("users.name as by")
    .where("asked_at", ">=", `${year}`)
    .where("asked_at", "<", `${year + 1}`)
    .orderBy("refunds.id", "desc")
    .limit(last)
    .execute();

/** Beginnings and ends of disputes in a year. */
export const listDisputesOf = (db: Database, year: number) =>
  db
    .selectFrom("gift_events")
    .select(["id", "gift_id", "at", "what", "note"])
    .where("what", "in", [giftActs.dispute.history, giftActs.disputeWon.history, giftActs.reverse.history])
    .where("at", ">=", `${year}`)
    .where("at", "<", `${year + 1}`)
    .orderBy("id", "desc")
    .limit(last)
    .execute();

/** Received gifts of a year that staff recorded: by whom, and who agreed. */
export const listAgreedOf = (db: Database, year: number) =>
  db
    .selectFrom("gifts")
    .select(["id", "value_date", "amount", "currency", "goods", "recorded_by", "checked_by", "is_by_one"])
    .where("state", "=", "received")
    .where("value_date", ">=", `${year}-01-01`)
    .where("value_date", "<=", `${year}-12-31`)
    .where(({ or, eb }) => or([eb("checked_by", "is not", null), eb("is_by_one", "=", 1)]))
    .orderBy("value_date", "desc")
    .orderBy("id", "desc")
    .limit(last)
    .execute();
