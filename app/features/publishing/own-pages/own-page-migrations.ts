import { moveAddress } from "../../../server/db/change-tables.ts";
import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const ownPageMigrations: DeclaredMigrations = {
  /** The site uses `/documents` itself. A page with this address keeps its content, and moves. */
  "202-moved-pages": async (db) => {
    await db.schema.alterTable("pages").addColumn("moved_from", "text").execute();
    await db.schema.alterTable("pages").addColumn("moved_version", "integer").execute();
    await moveAddress(db, "pages", "documents");
  },
};
