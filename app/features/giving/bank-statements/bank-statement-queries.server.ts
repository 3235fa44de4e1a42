import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { changesRows, countRows, countSince, type Rows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import { compareWords } from "../../../values/compare-words.ts";
import type { RowsBelow } from "../../../values/read-list.ts";
import type {
  BankCreditTable,
  BankStatementFileTable,
  BankStatementLayoutTable,
  BankStatementTable,
} from "./bank-statement-tables.ts";

export type CreditRow = Selectable<BankCreditTable>;

export const allBankStatements: Rows = (db) => db.selectFrom("bank_statements");

/** Inserts a statement. @returns the id; undefined if the statement is stored already */
export async function insertBankStatement(
  db: Database,
  row: Insertable<BankStatementTable>,
): Promise<number | undefined> {
  const query = db.insertInto("bank_statements").values(row);
  return (
    await query
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst()
  )?.id;
}

export const updateBankStatement = (db: Database, id: number, changes: Updateable<BankStatementTable>) =>
  db.updateTable("bank_statements").set(changes).where("id", "=", id).execute();

export const findBankStatement = (db: Database, id: number) =>
  db.selectFrom("bank_statements").selectAll().where("id", "=", id).executeTakeFirst();

export const findSameBankStatement = (db: Database, currency: BankStatementTable["currency"], fingerprint: string) =>
  db
    .selectFrom("bank_statements")
    .select(["id", "account", "opening", "added_at"])
    .where("currency", "=", currency)
    .where("fingerprint", "=", fingerprint)
    .executeTakeFirst();

export const findLastBankStatement = (db: Database) =>
  db.selectFrom("bank_statements").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst();

/** Inserts credits. @returns the rows that were not stored yet */
export const insertCredits = (db: Database, rows: Insertable<BankCreditTable>[]): Promise<CreditRow[]> =>
  inChunks(rows, (chunk) => {
    const query = db.insertInto("bank_credits").values(chunk);
    return query
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .execute();
  });

export const findCreditsByFingerprint = (db: Database, currency: CreditRow["currency"], fingerprints: string[]) =>
  inChunks([...new Set(fingerprints)], (chunk) =>
    db
      .selectFrom("bank_credits")
      .select(["id", "fingerprint", "occurrence"])
      .where("currency", "=", currency)
      .where("fingerprint", "in", chunk)
      .execute(),
  );

export const findCredit = (db: Database, id: number) =>
  db.selectFrom("bank_credits").selectAll().where("id", "=", id).executeTakeFirst();

/** Changes a credit. @returns false if the credit is in none of these states */
export const updateCredit = (
  db: Database,
  id: number,
  changes: Updateable<BankCreditTable>,
  states: CreditRow["state"][],
) => changesRows(db.updateTable("bank_credits").set(changes).where("id", "=", id).where("state", "in", states));

export const markMatched = (db: Database, ids: number[], at: string) =>
  inChunks(ids, (chunk) =>
    db
      .updateTable("bank_credits")
      .set(({ selectFrom }) => ({
        state: "matched" as const,
        decided_at: at,
        gift_id: selectFrom("gifts").select("gifts.id").where("source", "=", sql<string>`'credit:' || bank_credits.id`),
      }))
      .where("id", "in", chunk)
      .execute(),
  );

/** Marks open credits whose amount was sent back. */
export const markWentBack = (db: Database, ids: number[]) =>
  inChunks(ids, async (chunk) => {
    const open = db
      .updateTable("bank_credits")
      .set({ refused: 2 })
      .where("id", "in", chunk)
      .where("state", "=", "open");
    await open.where("refused", "=", 0).execute();
    return [];
  });

export const listOpenCredits = (db: Database, { before, limit }: RowsBelow) =>
  db
    .selectFrom("bank_credits")
    .selectAll()
    .where("state", "=", "open")
    .where("id", "<", before)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export const countOpenCredits = (db: Database) =>
  countSince(db.selectFrom("bank_credits").where("state", "=", "open"), "added_at");

/** The gift of a line, or its parts if it was divided. Two queries, so that each uses an index. */
const giftsOfLine = sql`(select id, state from gifts where gifts.id = bank_credits.gift_id
  union all select id, state from gifts where gifts.whole_id = bank_credits.gift_id)`;

const countingGifts = sql<number>`(select count(*) from ${giftsOfLine} as gift where gift.state in ('received', 'disputed'))`;

/** Refunded amount in minor units; null if nothing was refunded. */
const wentBack = sql<number | null>`(select sum(refunds.amount) from ${giftsOfLine} as gift
  join refunds on refunds.gift_id = gift.id where gift.state <> 'void' and refunds.state in ('asked', 'done'))`;

export const listDecidedCredits = (db: Database, statement: number, state: "matched" | "other", limit: number) =>
  db
    .selectFrom("bank_credits")
    .leftJoin("gifts", "gifts.id", "bank_credits.gift_id")
    .leftJoin("promises", "promises.id", "gifts.promise_id")
    .selectAll("bank_credits")
    .select(["gifts.name", "gifts.purpose", "gifts.state as gift_state", "promises.prefix", "promises.code"])
    .select("promises.amount as promised")
    .select([countingGifts.as("counting"), wentBack.as("went_back")])
    .where("bank_credits.bank_statement_id", "=", statement)
    .where("bank_credits.state", "=", state)
    .orderBy("bank_credits.id")
    .limit(limit)
    .execute();

/** Counts matched lines with a gift that counts, and matched lines without. */
export async function countMatchedCredits(db: Database, statement: number) {
  const matched = db
    .selectFrom("bank_credits")
    .where("bank_statement_id", "=", statement)
    .where("state", "=", "matched");
  const counting = await countRows(matched.where(sql<boolean>`${countingGifts} > 0`));
  return { counting, without: (await countRows(matched)) - counting };
}

export const listLayouts = (db: Database) =>
  db
    .selectFrom("bank_statement_layouts")
    .selectAll()
    .execute()
    .then((rows) => rows.sort((a, b) => compareWords(a.name, b.name)));

export const findLayout = (db: Database, name: string) =>
  db.selectFrom("bank_statement_layouts").selectAll().where("name", "=", name).executeTakeFirst();

export async function saveLayout(db: Database, row: Insertable<BankStatementLayoutTable>): Promise<void> {
  const { name: _key, ...changes } = row;
  await db
    .insertInto("bank_statement_layouts")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doUpdateSet(changes))
    .execute();
}

export const insertFile = (db: Database, row: Insertable<BankStatementFileTable>) =>
  db.insertInto("bank_statement_files").values(row).returning("id").executeTakeFirstOrThrow();

export const findFile = (db: Database, id: number, user: string) =>
  db.selectFrom("bank_statement_files").selectAll().where("id", "=", id).where("user_id", "=", user).executeTakeFirst();

export const deleteFile = (db: Database, id: number) =>
  db.deleteFrom("bank_statement_files").where("id", "=", id).execute();

/** Deletes uploaded files. @param before ISO date and time, UTC */
export async function deleteFilesBefore(db: Database, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("bank_statement_files")
    .where("created_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the texts of lines added before `others`; for a matched line, the line's day must also be before `gifts`. */
export async function deleteNarrations(db: Database, others: string, gifts: string): Promise<number> {
  const rows = db.updateTable("bank_credits").set({ narration: null, payer: null, ends: null });
  const old = rows.where(hasWords).where("added_at", "<", others);
  const { numUpdatedRows } = await old
    .where(({ or, eb }) => or([eb("state", "<>", "matched"), eb("day", "<", gifts)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const hasWords = sql<boolean>`(narration is not null or payer is not null)`;

const withoutPayer = (db: Database) =>
  db.updateTable("bank_credits").set({ payer_hash: null }).where("payer_hash", "is not", null);

/** Deletes payer hashes of lines without a gift. @param before ISO date and time, UTC */
export async function deletePayersWithoutGift(db: Database, before: string): Promise<number> {
  const { numUpdatedRows } = await withoutPayer(db)
    .where("state", "<>", "matched")
    .where("added_at", "<", before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes payer hashes. @param day ISO date of the first line to keep */
export async function deletePayersBefore(db: Database, day: string): Promise<number> {
  const { numUpdatedRows } = await withoutPayer(db).where("day", "<", day).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes the payer hashes of anonymous gifts. */
export async function deletePayersOfAnonymous(db: Database): Promise<void> {
  const nameless = db.selectFrom("gifts").select("id").where("name", "is", null).where("email", "is", null);
  await withoutPayer(db).where("gift_id", "in", nameless).execute();
}

/** Deletes the bank texts of erased donors, whose gifts have no salt. */
export async function deleteWordsOfErasedDonors(db: Database): Promise<void> {
  const erased = db.selectFrom("gifts").select("id").where("donor_salt", "is", null);
  const rows = db.updateTable("bank_credits").set({ narration: null, payer: null, payer_hash: null, ends: null });
  await rows
    .where(({ or, eb }) => or([hasWords, eb("payer_hash", "is not", null)]))
    .where("gift_id", "in", erased)
    .execute();
}

export async function deleteWordsOfGifts(db: Database, gifts: number[]): Promise<void> {
  await inChunks(gifts, async (chunk) => {
    const rows = db.updateTable("bank_credits").set({ narration: null, payer: null, payer_hash: null, ends: null });
    await rows.where("gift_id", "in", chunk).execute();
    return [];
  });
}

/** Lists the bank lines of a donor's gifts. @param email in lower case */
export const findCreditsOfDonor = (db: Database, email: string) =>
  db
    .selectFrom("bank_credits")
    .innerJoin("gifts", "gifts.id", "bank_credits.gift_id")
    .select([
      "bank_credits.id",
      "day",
      "bank_credits.amount",
      "bank_credits.currency",
      "narration",
      "payer",
      "added_at",
    ])
    .where("gifts.email", "=", email)
    .orderBy("bank_credits.id")
    .execute();
