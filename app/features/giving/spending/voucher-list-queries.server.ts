import type { Database } from "../../../server/db/database.server.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
import type { Voucher } from "./voucher-queries.server.ts";
import type { VoucherState } from "./voucher-tables.ts";

/** @param spenderId lists only the vouchers of this person; undefined lists all */
const vouchersOf = (db: Database, spenderId: string | undefined) => {
  const query = db.selectFrom("vouchers");
  return spenderId === undefined ? query : query.where("spender_id", "=", spenderId);
};

/** Lists vouchers in some states, oldest first. */
export const findVouchersIn = (
  db: Database,
  states: readonly VoucherState[],
  spenderId: string | undefined,
  limit: number,
): Promise<Voucher[]> =>
  vouchersOf(db, spenderId)
    .selectAll()
    .where("state", "in", [...states])
    .orderBy("id")
    .limit(limit)
    .execute();

/** Reads a searched number such as `2026-0148`, or `148` of any year. */
const readNumber = (text: string): { year?: number; serial: number } | undefined => {
  const [, year, serial] = /^(?:(\d{4})-)?(\d{1,9})$/.exec(text.trim()) ?? [];
  if (serial === undefined) return undefined;
  return { serial: Number(serial), ...(year !== undefined && { year: Number(year) }) };
};

/**
 * Lists vouchers, newest first.
 * @param search a number, or words of the payee or of the note; empty for all
 * @param before id of the last voucher of the page before
 */
export function findVouchers(
  db: Database,
  {
    spenderId,
    search,
    before,
    limit,
  }: { spenderId: string | undefined; search: string; before: number; limit: number },
): Promise<Voucher[]> {
  let query = vouchersOf(db, spenderId).where("id", "<", before);
  const number = readNumber(search);
  if (number !== undefined) {
    query = query.where("serial", "=", number.serial);
    if (number.year !== undefined) query = query.where("year", "=", number.year);
  } else if (search !== "") {
    const part = `%${search.toLowerCase().replace(/[\\%_]/g, "")}%`;
    const words = searchWordsOf(search);
    query = query.where(({ or, and, eb }) =>
      or([
        eb(eb.fn("lower", ["note"]), "like", part),
        ...(words.length === 0 ? [] : [and(words.map((word) => eb("payee_folded", "like", `%${word}%`)))]),
      ]),
    );
  }
  return query.selectAll().orderBy("id", "desc").limit(limit).execute();
}

/** Finds the latest vouchers of a person, whose answers the form offers first. */
export const findLatestOf = (db: Database, spenderId: string, limit: number): Promise<Voucher[]> =>
  vouchersOf(db, spenderId).selectAll().orderBy("id", "desc").limit(limit).execute();

/** Returns true if a person paid this payee before, and so answered what the words guard asks about the name. */
export const wasPaidBefore = async (db: Database, spenderId: string, payeeFolded: string): Promise<boolean> =>
  (await vouchersOf(db, spenderId).select("id").where("payee_folded", "=", payeeFolded).limit(1).executeTakeFirst()) !==
  undefined;
