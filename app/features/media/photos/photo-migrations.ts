import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

/** Maximum number of ids in a statement. */
const most = 500;

const prefix = "photo:";

export const photoMigrations: DeclaredMigrations = {
  /**
   * Stores the uploader's account, because two people may have the same name. Earlier accounts come from the audit log.
   */
  "126-photo-authors": async (db) => {
    await db.schema.alterTable("photos").addColumn("uploaded_by_id", "text").execute();
    const events = db.selectFrom("audit_log").select(["who_id", "subject"]).where("what", "=", "picture uploaded");
    const rows = await events.where("subject", "like", `${prefix}%`).orderBy("id").execute();
    for (const [who, added] of Map.groupBy(rows, ({ who_id }) => String(who_id))) {
      const ids = added.map(({ subject }) => Number(String(subject).slice(prefix.length))).filter(Number.isSafeInteger);
      for (let from = 0; from < ids.length; from += most) {
        const batch = ids.slice(from, from + most);
        await db.updateTable("photos").set({ uploaded_by_id: who }).where("id", "in", batch).execute();
      }
    }
  },
};
