import { sql } from "kysely";
import { contains } from "../../../server/db/contains.ts";
import type { Database } from "../../../server/db/database.server.ts";

export async function findSignIns(db: Database, id: string) {
  const ways = db.selectFrom("accounts").select(["providerId", "accountId", "createdAt"]);
  const sessions = db
    .selectFrom("sessions")
    .select(["createdAt", "expiresAt", "ipAddress", "userAgent", "provider_factor"]);
  return {
    ways: await ways.where("userId", "=", id).execute(),
    sessions: await sessions.where("userId", "=", id).execute(),
  };
}

/** Returns when a password was last set: ISO 8601 in UTC. */
export async function findPasswordMoment(db: Database, id: string): Promise<string | undefined> {
  const accounts = db.selectFrom("accounts").select("updatedAt").where("userId", "=", id);
  return (await accounts.where("password", "is not", null).executeTakeFirst())?.updatedAt;
}

export async function deleteVerifications(db: Database, ids: string[], email: string): Promise<void> {
  for (const words of [...ids, email]) {
    await db
      .deleteFrom("verifications")
      .where(({ or }) => or([contains(sql.ref("value"), words), contains(sql.ref("identifier"), words)]))
      .execute();
  }
}

/** Deletes expired sessions and verifications. @returns their number */
export async function deleteExpiredSignIns(db: Database, now: string): Promise<number> {
  const deleted = [
    await db.deleteFrom("sessions").where("expiresAt", "<=", now).executeTakeFirst(),
    await db.deleteFrom("verifications").where("expiresAt", "<=", now).executeTakeFirst(),
  ];
  return deleted.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
