import type { Insertable, Updateable } from "kysely";
import { changesRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { CreditRow } from "./bank-statement-queries.server.ts";
import type { BankCreditTable, LineOutTable } from "./bank-statement-tables.ts";

export const placeCredit = (
  db: Database,
  id: number,
  changes: Pick<Updateable<BankCreditTable>, "account" | "balance" | "fingerprint">,
) => db.updateTable("bank_credits").set(changes).where("id", "=", id).execute();

/** Lists an account's credits, and old credits without an account. @param days first and last, ISO dates */
export const listCreditsOf = (
  db: Database,
  account: string,
  currency: CreditRow["currency"],
  ...days: [string, string]
) =>
  db
    .selectFrom("bank_credits")
    .select(["id", "account", "day", "amount", "balance", "fingerprint", "narration", "payer_hash"])
    .where("currency", "=", currency)
    .where("day", ">=", days[0])
    .where("day", "<=", days[1])
    .where(({ or, eb }) => or([eb("account", "=", account), eb("account", "is", null)]))
    .orderBy("id")
    .execute();

/** Lists debits of an account. @param days first and last, ISO dates */
export const listLinesOut = (
  db: Database,
  account: string,
  currency: CreditRow["currency"],
  ...days: [string, string]
) =>
  db
    .selectFrom("lines_out")
    .select(["id", "day", "amount", "balance", "fingerprint"])
    .where("currency", "=", currency)
    .where("day", ">=", days[0])
    .where("day", "<=", days[1])
    .where("account", "=", account)
    .orderBy("id")
    .execute();

export const insertLinesOut = (db: Database, rows: Insertable<LineOutTable>[]) =>
  inChunks(rows, (chunk) => {
    const query = db.insertInto("lines_out").values(chunk);
    return query
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .execute();
  });

export const listReversals = (db: Database, account: string, from: string) =>
  db
    .selectFrom("lines_out")
    .select("credit_id")
    .where("account", "=", account)
    .where("day", ">=", from)
    .where("credit_id", "is not", null)
    .execute();

const countOf =
  (table: "bank_credits" | "lines_out") => (db: Database, currency: CreditRow["currency"], all: string[]) =>
    inChunks([...new Set(all)], (fingerprints) =>
      db
        .selectFrom(table)
        .select("fingerprint")
        .select(({ fn }) => fn.max("occurrence").as("last"))
        .where("currency", "=", currency)
        .where("fingerprint", "in", fingerprints)
        .groupBy("fingerprint")
        .execute(),
    );

export const countCreditsOf = countOf("bank_credits");
export const countLinesOutOf = countOf("lines_out");

/** Lists an account's statements that overlap a period. @param days first and last, ISO dates */
export const listStatementsOf = (
  db: Database,
  account: string,
  currency: CreditRow["currency"],
  ...days: [string, string]
) =>
  db
    .selectFrom("bank_statements")
    .select(["account", "first_day", "last_day", "opening", "closing"])
    .where("currency", "=", currency)
    .where("last_day", ">=", days[0])
    .where("first_day", "<=", days[1])
    .where(({ or, eb }) => or([eb("account", "=", account), eb("account", "is", null)]))
    .execute();

/** Returns the sum of a payment partner's gifts, in minor units. @param days first and last, ISO dates */
export async function sumOnlineGifts(
  db: Database,
  partner: string,
  currency: CreditRow["currency"],
  ...days: [string, string]
): Promise<{ amount: number; fees: number; count: number }> {
  const row = await db
    .selectFrom("gifts")
    .select(({ fn }) => [fn.sum("amount").as("amount"), fn.sum("fee").as("fees"), fn.countAll().as("count")])
    .where("currency", "=", currency)
    .where("value_date", ">=", days[0])
    .where("value_date", "<=", days[1])
    .where("source", "like", `${partner}:%`)
    .where("state", "in", ["received", "refunded", "disputed"])
    .executeTakeFirst();
  return { amount: Number(row?.amount ?? 0), fees: Number(row?.fees ?? 0), count: Number(row?.count ?? 0) };
}

/**
 * Lists gifts (or parts of gifts) that count although the bank reversed their money. Lines that staff decided about are
 * excluded.
 */
export const listReversedGifts = (db: Database, gift?: number) => {
  const taken = db
    .selectFrom("lines_out")
    .innerJoin("bank_credits", "bank_credits.id", "lines_out.credit_id")
    .innerJoin("gifts", (join) =>
      join.on(({ or, eb }) =>
        or([
          eb("gifts.id", "=", eb.ref("bank_credits.gift_id")),
          eb("gifts.whole_id", "=", eb.ref("bank_credits.gift_id")),
        ]),
      ),
    )
    .select(["gifts.id", "bank_credits.amount", "bank_credits.currency", "bank_credits.day", "lines_out.added_at"])
    .select(["lines_out.id as line", "lines_out.day as outOn", "lines_out.bank_statement_id"])
    .select(["lines_out.says", "lines_out.account"])
    .where("bank_credits.state", "=", "matched")
    .where("gifts.state", "in", ["received", "counted", "disputed"])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("refunds")
            .select("refunds.id")
            .whereRef("refunds.line_id", "=", "lines_out.id")
            .where("refunds.state", "=", "done"),
        ),
      ),
    )
    .orderBy("lines_out.id")
    .orderBy("gifts.id");
  return (gift === undefined ? taken : taken.where("gifts.id", "=", gift)).execute();
};

export const findLineOut = (db: Database, id: number) =>
  db.selectFrom("lines_out").selectAll().where("id", "=", id).executeTakeFirst();

/** Removes a debit's link to its credit. @returns false if another person decided first */
export const freeLineOut = (db: Database, id: number, credit: number) =>
  changesRows(
    db.updateTable("lines_out").set({ credit_id: null }).where("id", "=", id).where("credit_id", "=", credit),
  );
