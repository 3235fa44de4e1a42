import type { Insertable, Selectable, Updateable } from "kysely";
import { changesRows, type Rows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { VoucherEventTable, VoucherState, VoucherTable } from "./voucher-tables.ts";

export type Voucher = Selectable<VoucherTable>;
export type VoucherEvent = Selectable<VoucherEventTable>;

export const findVoucher = (db: Database, by: "id" | "key", value: number | string): Promise<Voucher | undefined> =>
  db.selectFrom("vouchers").selectAll().where(by, "=", value).executeTakeFirst();

/** Finds the voucher with a picture. @param hash of the sent bytes @param path of the cleaned picture */
export const findVoucherWithPicture = (db: Database, hash: string, path: string | null): Promise<Voucher | undefined> =>
  db
    .selectFrom("vouchers")
    .selectAll()
    .where(({ or, eb }) => or([eb("picture_hash", "=", hash), ...(path === null ? [] : [eb("picture", "=", path)])]))
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();

/** Number of earlier pictures with which a new one is compared. */
const maxLooks = 1_000;

/** Finds how the newest pictures look, the newest first. */
export const findLooksOfVouchers = (db: Database) =>
  db
    .selectFrom("vouchers")
    .select(["id", "picture_look"])
    .where("picture_look", "is not", null)
    .where("state", "not in", ["refused", "taken back"])
    .orderBy("id", "desc")
    .limit(maxLooks)
    .execute();

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

/**
 * Lists other vouchers that were not refused, paid on some days or sent in some time: the spender types the day.
 * @param paid first and last, ISO dates @param sent first and last, ISO dates and times
 */
export const findVouchersBeside = (
  db: Database,
  { id, currency }: Pick<Voucher, "id" | "currency">,
  paid: readonly [string, string],
  sent: readonly [string, string],
) =>
  db
    .selectFrom("vouchers")
    .select(["minor", "payee", "spender_id", "paid_on"])
    .where("currency", "=", currency)
    .where(({ or, and, eb }) =>
      or([
        and([eb("paid_on", ">=", paid[0]), eb("paid_on", "<=", paid[1])]),
        and([eb("sent_at", ">=", sent[0]), eb("sent_at", "<=", sent[1])]),
      ]),
    )
    .where("state", "not in", ["refused", "taken back"])
    .where("id", "<>", id)
    .execute();

/** Returns true if a payee is named in public since an approver gave its registration number. */
export const isNamedBefore = async (db: Database, payeeFolded: string): Promise<boolean> => {
  const row = await db
    .selectFrom("vouchers")
    .innerJoin("voucher_events", "voucher_id", "vouchers.id")
    .select("vouchers.id")
    .where("payee_folded", "=", payeeFolded)
    .where("payee_kind", "=", "organisation")
    .where("may_be_named", "=", 1)
    .where("state", "=", "written")
    .where("act", "=", "approve")
    .where("words", "<>", "")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export const findVouchersWaitingSince = (db: Database, before: string): Promise<Voucher[]> =>
  db
    .selectFrom("vouchers")
    .selectAll()
    .where("state", "in", ["waits", "half"])
    .where("waiting_since", "<=", before)
    .orderBy("id")
    .limit(200)
    .execute();

export const findVoucherNumbers = async (db: Database, ids: number[]) =>
  ids.length === 0 ? [] : db.selectFrom("vouchers").select(["id", "year", "serial"]).where("id", "in", ids).execute();

/** Vouchers that wait for an approval, to count them in the menu. */
export const waitingVouchers: Rows = (db) => db.selectFrom("vouchers").where("state", "in", ["waits", "half"]);

/** Returns the highest number of each year, under keys such as `voucher 2026`. */
export async function findUsedVoucherNumbers(db: Database): Promise<Record<string, number>> {
  const years = await db
    .selectFrom("vouchers")
    .select(["year"])
    .select(({ fn }) => fn.max("serial").as("last"))
    .groupBy("year")
    .execute();
  return Object.fromEntries(years.map(({ year, last }) => [`voucher ${year}`, Number(last)]));
}

/** Sums approved vouchers of a purse that are not paid yet, without one of them, in minor units. */
export async function sumToPay(
  db: Database,
  { id, purse_id, currency }: Pick<Voucher, "id" | "purse_id" | "currency">,
): Promise<number> {
  const row = await db
    .selectFrom("vouchers")
    .select(({ fn }) => fn.sum<number | null>("minor").as("sum"))
    .where("purse_id", "=", purse_id)
    .where("currency", "=", currency)
    .where("state", "=", "to pay")
    .where("id", "<>", id)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}
