import type { Insertable, Selectable, Updateable } from "kysely";
import { changesRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { VoucherEventTable, VoucherState, VoucherTable } from "./voucher-tables.ts";

export type Voucher = Selectable<VoucherTable>;
export type VoucherEvent = Selectable<VoucherEventTable>;

export const findVoucher = (db: Database, by: "id" | "key", value: number | string): Promise<Voucher | undefined> =>
  db.selectFrom("vouchers").selectAll().where(by, "=", value).executeTakeFirst();

export const findVoucherWithPicture = (db: Database, hash: string): Promise<Voucher | undefined> =>
  db.selectFrom("vouchers").selectAll().where("picture_hash", "=", hash).orderBy("id").limit(1).executeTakeFirst();

/** Returns the last number of a year; 0 before the first one. */
export const findLastVoucherSerial = async (db: Database, year: number): Promise<number> => {
  const row = await db
    .selectFrom("vouchers")
    .select("serial")
    .where("year", "=", year)
    .orderBy("serial", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.serial ?? 0;
};

export const insertVoucher = (db: Database, voucher: Insertable<VoucherTable>): Promise<Voucher> =>
  db.insertInto("vouchers").values(voucher).returningAll().executeTakeFirstOrThrow();

/** Changes a voucher. @returns false if it is in none of these states */
export const changeVoucher = (
  db: Database,
  id: number,
  states: readonly VoucherState[],
  changes: Updateable<VoucherTable>,
): Promise<boolean> =>
  changesRows(
    db
      .updateTable("vouchers")
      .set(changes)
      .where("id", "=", id)
      .where("state", "in", [...states]),
  );

export const insertVoucherEvent = (db: Database, event: Insertable<VoucherEventTable>) =>
  db.insertInto("voucher_events").values(event).execute();

export const findVoucherEvents = (db: Database, voucher: number): Promise<VoucherEvent[]> =>
  db.selectFrom("voucher_events").selectAll().where("voucher_id", "=", voucher).orderBy("id").execute();

/** Sums what a spender spent at a payee, by vouchers that were not refused. @param from ISO date @param to ISO date */
export async function sumOfSpender(
  db: Database,
  { id, spender_id, payee, currency }: Pick<Voucher, "id" | "spender_id" | "payee" | "currency">,
  from: string,
  to: string,
): Promise<number> {
  const row = await db
    .selectFrom("vouchers")
    .select(({ fn }) => fn.sum<number | null>("minor").as("sum"))
    .where("spender_id", "=", spender_id)
    .where("currency", "=", currency)
    .where(({ eb, fn }) => eb(fn("lower", ["payee"]), "=", payee.toLowerCase()))
    .where("paid_on", ">=", from)
    .where("paid_on", "<=", to)
    .where("state", "not in", ["refused", "taken back"])
    .where("id", "<>", id)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

/** Lists vouchers in some states, oldest first. */
export const findVouchersIn = (db: Database, states: readonly VoucherState[], limit: number): Promise<Voucher[]> =>
  db
    .selectFrom("vouchers")
    .selectAll()
    .where("state", "in", [...states])
    .orderBy("id")
    .limit(limit)
    .execute();

export const findVouchersOf = (db: Database, spenderId: string, limit: number): Promise<Voucher[]> =>
  db
    .selectFrom("vouchers")
    .selectAll()
    .where("spender_id", "=", spenderId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export const findVouchersWaitingSince = (db: Database, before: string): Promise<Voucher[]> =>
  db
    .selectFrom("vouchers")
    .selectAll()
    .where("state", "in", ["waits", "half"])
    .where("waiting_since", "<=", before)
    .orderBy("id")
    .limit(200)
    .execute();
