import type { Database } from "../../server/db/database.server.ts";

/** The tables whose rows can be deleted and restored. */
const tables = { post: "posts", event: "events", project: "projects", news: "news_items" } as const;

/** Which of these owners are in the trash (like `post:12`): deleted, and still restorable. Never places or people. */
export async function findDeletedSubjects(db: Database, subjects: string[]): Promise<string[]> {
  const deleted: string[] = [];
  for (const [kind, table] of Object.entries(tables)) {
    const ids = subjects.filter((one) => one.startsWith(`${kind}:`)).map((one) => Number(one.slice(kind.length + 1)));
    if (ids.length === 0) continue;
    const rows = await db
      .selectFrom(table)
      .select("id")
      .where("id", "in", ids)
      .where("deleted_at", "is not", null)
      .execute();
    deleted.push(...rows.map(({ id }) => `${kind}:${id}`));
  }
  return deleted;
}

export async function detachPhoto(db: Database, id: number): Promise<void> {
  await db.deleteFrom("photo_attachments").where("photo_id", "=", id).execute();
}
