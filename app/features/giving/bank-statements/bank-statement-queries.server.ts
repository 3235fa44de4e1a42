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

/** @returns the id; undefined when this statement is here already */
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

/** @returns those that are new */
export const insertCredits = (db: Database, rows: Insertable<BankCreditTable>[]): Promise<CreditRow[]> =>
  inChunks(rows, (some) => {
    const query = db.insertInto("bank_credits").values(some);
    return query
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .execute();
  });

/** The credits of a currency with one of these fingerprints. */
export const findCreditsByFingerprint = (db: Database, currency: CreditRow["currency"], fingerprints: string[]) =>
  inChunks([...new Set(fingerprints)], (some) =>
    db
      .selectFrom("bank_credits")
      .select(["id", "fingerprint", "occurrence"])
      .where("currency", "=", currency)
      .where("fingerprint", "in", some)
      .execute(),
  );

export const findCredit = (db: Database, id: number) =>
  db.selectFrom("bank_credits").selectAll().where("id", "=", id).executeTakeFirst();

/** @returns false when it is in none of these states (any more) */
export const updateCredit = (
  db: Database,
  id: number,
  changes: Updateable<BankCreditTable>,
  states: CreditRow["state"][],
) => changesRows(db.updateTable("bank_credits").set(changes).where("id", "=", id).where("state", "in", states));

/** Marries new credits with the gifts that they brought. */
export const markMatched = (db: Database, ids: number[], at: string) =>
  inChunks(ids, (some) =>
    db
      .updateTable("bank_credits")
      .set(({ selectFrom }) => ({
        state: "matched" as const,
        decided_at: at,
        gift_id: selectFrom("gifts").select("gifts.id").where("source", "=", sql<string>`'credit:' || bank_credits.id`),
      }))
      .where("id", "in", some)
      .execute(),
  );

/** Credits whose amount went back: those that nobody decided about. */
export const markWentBack = (db: Database, ids: number[]) =>
  inChunks(ids, async (some) => {
    const open = db.updateTable("bank_credits").set({ refused: 2 }).where("id", "in", some).where("state", "=", "open");
    await open.where("refused", "=", 0).execute();
    return [];
  });

/** Credits without a decision, newest first, before the cursor. */
export const listOpenCredits = (db: Database, { before, limit }: RowsBelow) =>
  db
    .selectFrom("bank_credits")
    .selectAll()
    .where("state", "=", "open")
    .where("id", "<", before)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** How many bank lines wait for a decision, and since when. */
export const countOpenCredits = (db: Database) =>
  countSince(db.selectFrom("bank_credits").where("state", "=", "open"), "added_at");

/** Gifts of a line, which may have been divided: the one that it was joined to or brought, and its parts. Two reads, each by an index. */
const giftsOfLine = sql`(select id, state from gifts where gifts.id = bank_credits.gift_id
  union all select id, state from gifts where gifts.whole_id = bank_credits.gift_id)`;

/** How many of them count. */
const countingGifts = sql<number>`(select count(*) from ${giftsOfLine} as one where one.state in ('received', 'disputed'))`;

/** What went back of them, in minor units; null: nothing. */
const wentBack = sql<number | null>`(select sum(refunds.amount) from ${giftsOfLine} as one
  join refunds on refunds.gift_id = one.id where one.state <> 'void' and refunds.state in ('asked', 'done'))`;

/** Credits of a statement with a gift, or that are none, and how they were decided. */
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

/** How many lines of a statement have a gift that counts, and how many have one that does not. */
export async function countMatchedCredits(db: Database, statement: number) {
  const matched = db
    .selectFrom("bank_credits")
    .where("bank_statement_id", "=", statement)
    .where("state", "=", "matched");
  const counting = await countRows(matched.where(sql<boolean>`${countingGifts} > 0`));
  return { counting, without: (await countRows(matched)) - counting };
}

/** Lists the saved layout of every account that has one. */
export const listLayouts = (db: Database) =>
  db
    .selectFrom("bank_statement_layouts")
    .selectAll()
    .execute()
    .then((rows) => rows.sort((one, other) => compareWords(one.name, other.name)));

/** @param name of the account */
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

/** @param before ISO date and time, UTC @returns how many */
export async function deleteFilesBefore(db: Database, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("bank_statement_files")
    .where("created_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Narrations of credits that are no gift, added before a moment; and of gifts, added before both moments. @returns how many */
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

/** Hashes of payers whose line is no gift. @param before when it was added, ISO date and time, UTC @returns how many */
export async function deletePayersWithoutGift(db: Database, before: string): Promise<number> {
  const { numUpdatedRows } = await withoutPayer(db)
    .where("state", "<>", "matched")
    .where("added_at", "<", before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Hashes of payers of any line. @param day ISO date of the first line that stays @returns how many */
export async function deletePayersBefore(db: Database, day: string): Promise<number> {
  const { numUpdatedRows } = await withoutPayer(db).where("day", "<", day).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Hashes of payers whose gift names nobody. */
export async function deletePayersOfNobody(db: Database): Promise<void> {
  const nameless = db.selectFrom("gifts").select("id").where("name", "is", null).where("email", "is", null);
  await withoutPayer(db).where("gift_id", "in", nameless).execute();
}

/** What the bank says of donors who were erased: such gifts have no salt. */
export async function deleteWordsOfErasedDonors(db: Database): Promise<void> {
  const erased = db.selectFrom("gifts").select("id").where("donor_salt", "is", null);
  const rows = db.updateTable("bank_credits").set({ narration: null, payer: null, payer_hash: null, ends: null });
  await rows
    .where(({ or, eb }) => or([hasWords, eb("payer_hash", "is not", null)]))
    .where("gift_id", "in", erased)
    .execute();
}

/** What the bank says of these gifts. */
export async function deleteWordsOfGifts(db: Database, gifts: number[]): Promise<void> {
  await inChunks(gifts, async (some) => {
    const rows = db.updateTable("bank_credits").set({ narration: null, payer: null, payer_hash: null, ends: null });
    await rows.where("gift_id", "in", some).execute();
    return [];
  });
}

/** Bank lines of an address's gifts, in lower case. */
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
