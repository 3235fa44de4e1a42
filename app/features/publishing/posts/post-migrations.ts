import { runStatements } from "../../../server/db/change-tables.ts";
import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const postMigrations: DeclaredMigrations = {
  "210-post-project": async (db) => {
    await db.schema.alterTable("posts").addColumn("project_id", "integer").execute();
    await runStatements(db, [
      "create index posts_by_project on posts (project_id, timestamp, id) where project_id is not null",
    ]);
  },
};
