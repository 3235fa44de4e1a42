import type { InTransaction } from "../context.server.ts";

const hourMs = 3_600_000;

/**
 * Joins e-mails about rows that anybody can add: beyond so many within an hour, one e-mail an hour stands for all.
 * @param table whose row was just added @param key of the row's own e-mail
 * @returns the key of its e-mail, and whether it is the joined one
 */
export async function joinBeyond(
  { db, clock }: InTransaction,
  table: "concerns" | "takedown_requests",
  most: number,
  key: string,
): Promise<{ isMore: boolean; key: string }> {
  const now = clock.now();
  const since = new Date(now.getTime() - hourMs).toISOString();
  // The first of the newest that is one too many: by its id, whatever the number of rows.
  const beyond = await db
    .selectFrom(table)
    .select("created_at")
    .orderBy("id", "desc")
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  if (beyond === undefined || beyond.created_at <= since) return { isMore: false, key };
  return { isMore: true, key: `more ${now.toISOString().slice(0, 13)}` };
}
