import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import type { WantedRows } from "../../../values/read-list.ts";

const selectEntries = (db: Database) =>
  db
    .selectFrom("entries")
    .leftJoin("vouchers", "vouchers.id", "entries.voucher_id")
    .selectAll("entries")
    .select(["vouchers.year", "vouchers.serial", "vouchers.payee"])
    .select(sql<number>`(select count(*) from entries as fix where fix.source = 'fix:' || entries.id)`.as("corrected"));

export type ListedEntry = Awaited<ReturnType<ReturnType<typeof selectEntries>["executeTakeFirstOrThrow"]>>;

export const findListedEntry = (db: Database, id: number): Promise<ListedEntry | undefined> =>
  selectEntries(db).where("entries.id", "=", id).executeTakeFirst();

/** Meanings of a search beside a part of a payee's name. */
export interface Meant {
  /** ISO date. */
  day: string | undefined;
  /** Number of a voucher. */
  number: { year: number; serial: number } | undefined;
  /** Amounts in minor units, in the currencies of the foundation. */
  amounts: number[];
}

/** Lists entries by a day, a voucher's number, an amount or a part of a payee's name; the newest first. */
export function listEntries(
  db: Database,
  { search, before, limit }: WantedRows,
  { day, number, amounts }: Meant,
): Promise<ListedEntry[]> {
  const rows = selectEntries(db).where("entries.id", "<", before).orderBy("entries.id", "desc").limit(limit);
  if (search === "") return rows.execute();
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return rows
    .where(({ eb, or, and, exists, selectFrom }) =>
      or([
        sql<boolean>`lower(vouchers.payee) like ${pattern} escape '\\'`,
        ...(day === undefined ? [] : [eb("entries.day", "=", day)]),
        ...(number === undefined
          ? []
          : [and([eb("vouchers.year", "=", number.year), eb("vouchers.serial", "=", number.serial)])]),
        ...(amounts.length === 0
          ? []
          : [
              exists(
                selectFrom("postings")
                  .select("postings.id")
                  .whereRef("entry_id", "=", "entries.id")
                  .where((eb) => eb(eb.fn("abs", ["minor"]), "in", amounts)),
              ),
            ]),
      ]),
    )
    .execute();
}
