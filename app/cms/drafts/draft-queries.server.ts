import type { Database } from "../../server/db/database.server.ts";
import { compareWords } from "../../values/compare-words.ts";

export interface DraftKey {
  user_id: string;
  subject: string;
}

export const findDraft = (db: Database, { user_id, subject }: DraftKey) =>
  db
    .selectFrom("drafts")
    .select(["content", "saved_at"])
    .where("user_id", "=", user_id)
    .where("subject", "=", subject)
    .executeTakeFirst();

/** Inserts or updates a draft; omitted columns stay unchanged. */
export async function saveDraft(
  db: Database,
  key: DraftKey,
  draft: { seen_at: string; content?: string; saved_at?: string },
): Promise<void> {
  await db
    .insertInto("drafts")
    .values({ content: null, saved_at: null, ...key, ...draft })
    .onConflict((conflict) => conflict.columns(["user_id", "subject"]).doUpdateSet(draft))
    .execute();
}

/**
 * Finds the names of other people who have the item open.
 * @param since ISO date and time, UTC
 */
export async function findOthers(db: Database, { user_id, subject }: DraftKey, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom("drafts")
    .innerJoin("users", "users.id", "drafts.user_id")
    .select("users.name")
    .where("subject", "=", subject)
    .where("user_id", "!=", user_id)
    .where("seen_at", ">", since)
    .execute();
  return rows.map(({ name }) => name).sort(compareWords);
}

export async function closeDraft(db: Database, { user_id, subject }: DraftKey): Promise<void> {
  await db
    .updateTable("drafts")
    .set({ seen_at: null })
    .where("user_id", "=", user_id)
    .where("subject", "=", subject)
    .execute();
}

export async function deleteDraft(db: Database, { user_id, subject }: DraftKey): Promise<void> {
  await db.deleteFrom("drafts").where("user_id", "=", user_id).where("subject", "=", subject).execute();
}

export async function deleteDraftsOf(db: Database, subject: string): Promise<void> {
  await db.deleteFrom("drafts").where("subject", "=", subject).execute();
}

export async function findDraftsOf(db: Database, accounts: string[]) {
  if (accounts.length === 0) return [];
  const drafts = db.selectFrom("drafts").select(["subject", "content", "saved_at", "seen_at"]);
  return drafts.where("user_id", "in", accounts).orderBy("subject").execute();
}

/**
 * Deletes old drafts, and rows that only record an open form.
 * @param before ISO date and time, UTC
 * @returns their number
 */
export async function deleteDraftsBefore(db: Database, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("drafts")
    .where(({ eb, and, or, fn, val }) =>
      and([
        eb(fn.coalesce("saved_at", val("")), "<", before),
        or([eb("content", "is not", null), eb(fn.coalesce("seen_at", val("")), "<", before)]),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
