import type { Kysely } from "kysely";

/** Posts of people who have left belong to nobody: their author is known by name alone. */
export async function up(
  database: Kysely<{ posts: { author_id: string | null }; users: { id: string } }>,
): Promise<void> {
  await database
    .updateTable("posts")
    .set({ author_id: null })
    .where("author_id", "not in", (where) => where.selectFrom("users").select("id"))
    .execute();
}
