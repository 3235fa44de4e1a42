import type { Insertable } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { OneTimeLinkTable } from "./link-tables.ts";

/** Stores a link; replaces the person's earlier links of this purpose. */
export async function replaceLink(db: Database, link: Insertable<OneTimeLinkTable>): Promise<void> {
  const replace = async (transaction: Database) => {
    await transaction
      .deleteFrom("one_time_links")
      .where("purpose", "=", link.purpose)
      .where("user_id", "is not distinct from", link.user_id ?? null)
      .execute();
    await transaction.insertInto("one_time_links").values(link).execute();
  };
  if (db.isTransaction) await replace(db);
  else await withTransaction({ db }, (inside) => replace(inside.db));
}

/** Finds unexpired links. @param now ISO 8601, UTC */
export const findLink = (db: Database, hash: string, now: string): Promise<OneTimeLinkTable | undefined> =>
  db.selectFrom("one_time_links").selectAll().where("hash", "=", hash).where("expires_at", ">", now).executeTakeFirst();

/** @returns false if the link was used before */
export async function deleteLink(db: Database, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("one_time_links").where("hash", "=", hash).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @returns whether there was one */
export async function deleteInvitationOf(db: Database, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("one_time_links")
    .where("user_id", "=", userId)
    .where("purpose", "=", "invitation")
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @param now ISO 8601, UTC @returns their number */
export async function deleteExpiredLinks(db: Database, now: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("one_time_links").where("expires_at", "<=", now).executeTakeFirst();
  return Number(numDeletedRows);
}

export const deleteLinksOf = (db: Database, userId: string) =>
  db.deleteFrom("one_time_links").where("user_id", "=", userId).execute();
