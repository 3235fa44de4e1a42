import type { Database } from "../../server/db/database.server.ts";

/** The table of each kind of thing that can be deleted and brought back. */
const tables = { post: "posts", event: "events", project: "projects", news: "news_items" } as const;

/**
 * Those of these subjects that stand in the trash: `post:12` whose post is deleted and can still be brought back. Places
 * and people are never among them.
 */
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

/** Detaches a picture from everything that has it. */
export async function detachPhoto(db: Database, id: number): Promise<void> {
  await db.deleteFrom("photo_uses").where("photo_id", "=", id).execute();
}
