import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
import type { Voucher } from "./voucher-queries.server.ts";

export type VoucherOfPerson = Voucher;

const partOf = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

/** Finds vouchers that accounts spent, or whose payee or note has one of these texts. */
export async function findVouchersOfPerson(
  db: Database,
  accountIds: readonly string[],
  texts: readonly string[],
): Promise<VoucherOfPerson[]> {
  if (accountIds.length === 0 && texts.length === 0) return [];
  return db
    .selectFrom("vouchers")
    .selectAll()
    .where(({ or, eb }) =>
      or([
        ...(accountIds.length === 0 ? [] : [eb("spender_id", "in", [...accountIds])]),
        ...texts.flatMap((text) => {
          const folded = searchWordsOf(text).join(" ");
          return [
            sql<boolean>`lower(payee) like ${partOf(text)} escape '\\'`,
            sql<boolean>`lower(note) like ${partOf(text)} escape '\\'`,
            ...(folded === "" ? [] : [eb("payee_folded", "=", folded)]),
          ];
        }),
      ]),
    )
    .orderBy("id")
    .execute();
}

export const changeVoucherTexts = (
  db: Database,
  id: number,
  texts: Pick<Voucher, "payee" | "payee_folded" | "note" | "picture">,
) => db.updateTable("vouchers").set(texts).where("id", "=", id).execute();

export const findEventsWith = async (
  db: Database,
  texts: readonly string[],
): Promise<{ id: number; words: string }[]> =>
  texts.length === 0
    ? []
    : db
        .selectFrom("voucher_events")
        .select(["id", "words"])
        .where(({ or }) => or(texts.map((text) => sql<boolean>`lower(words) like ${partOf(text)} escape '\\'`)))
        .execute();

export const changeEventWords = (db: Database, id: number, words: string) =>
  db.updateTable("voucher_events").set({ words }).where("id", "=", id).execute();
