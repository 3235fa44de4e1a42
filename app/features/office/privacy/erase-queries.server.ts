import type { Database } from "../../../server/db/database.server.ts";

/** Waiting e-mails included. */
export async function deleteEmails(db: Database, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("outbox_emails").where("id", "in", ids).execute();
}

/** Replaces people in audit events; keeps every event. @param replace returns a `before` or `after` without them */
export async function replaceInAuditLog(db: Database, ids: string[], mark: string, replace: (json: string) => string) {
  if (ids.length === 0) return;
  await db.updateTable("audit_log").set({ who: mark }).where("who_id", "in", ids).execute();
  const subjects = ids.map((id) => `user:${id}`);
  const about = db.selectFrom("audit_log").select(["id", "before", "after"]).where("subject", "in", subjects);
  for (const { id, before, after } of await about.execute()) {
    const changes = { before: before && replace(before), after: after && replace(after) };
    await db.updateTable("audit_log").set(changes).where("id", "=", id).execute();
  }
}
