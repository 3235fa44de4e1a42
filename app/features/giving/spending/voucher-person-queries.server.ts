import { sql } from "kysely";
import { contains } from "../../../server/db/contains.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
import type { Voucher } from "./voucher-queries.server.ts";

export type VoucherOfPerson = Voucher;

/** Both engines fold the 26 letters alone. */
const foldLetters = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Finds a text as it is written, and in lower and upper case. */
const has = (column: "payee" | "note" | "words", text: string) =>
  sql<boolean>`(${sql.join(
    [text, text.toLowerCase(), text.toUpperCase()].map((one) =>
      contains(sql`lower(${sql.ref(column)})`, foldLetters(one)),
    ),
    sql` or `,
  )})`;

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
          return [has("payee", text), has("note", text), ...(folded === "" ? [] : [eb("payee_folded", "=", folded)])];
        }),
      ]),
    )
    .orderBy("id")
    .execute();
}

export const changeVoucherTexts = (
  db: Database,
  id: number,
  texts: Pick<Voucher, "payee" | "payee_folded" | "note" | "picture" | "picture_look">,
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
        .where(({ or }) => or(texts.map((text) => has("words", text))))
        .execute();

export const changeEventWords = (db: Database, id: number, words: string) =>
  db.updateTable("voucher_events").set({ words }).where("id", "=", id).execute();

/** Finds vouchers by year and number. */
export const findVoucherByNumber = (db: Database, year: number, serial: number): Promise<Voucher | undefined> =>
  db.selectFrom("vouchers").selectAll().where("year", "=", year).where("serial", "=", serial).executeTakeFirst();
