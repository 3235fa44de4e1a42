import type { DeclaredMigrations, Migrate } from "../../../server/db/migration-list.ts";

/** Returns the first free address: `documents-1`, or the same with the next number. */
async function findFree(db: Parameters<Migrate>[0], address: string): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = `${address}-${number}`;
    const taken = await db.selectFrom("pages").select("id").where("slug", "=", slug).executeTakeFirst();
    if (taken === undefined) return slug;
  }
}

export const ownPageMigrations: DeclaredMigrations = {
  /** The site uses `/documents` itself. A page with this address keeps its content, and moves. */
  "202-moved-pages": async (db) => {
    await db.schema.alterTable("pages").addColumn("moved_from", "text").execute();
    await db.schema.alterTable("pages").addColumn("moved_version", "integer").execute();
    const own = db.selectFrom("pages").select(["id", "version"]).where("slug", "=", "documents");
    const page = await own.executeTakeFirst();
    if (page === undefined) return;
    const moved = { slug: await findFree(db, "documents"), moved_from: "documents", moved_version: page.version };
    await db.updateTable("pages").set(moved).where("id", "=", page.id).execute();
  },
};
