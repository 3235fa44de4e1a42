import { staffMoveIn as words } from "content/staff-move-in.ts";
import { staffMoveOut as moveOut } from "content/staff-move-out.ts";
import { loggedAs } from "../../../server/audit-log/name-logged-things.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { expireWaiting } from "./import-commands.server.ts";
import { expireArchives, makeArchives } from "./make-archive.server.ts";
import { moveInMigrations } from "./move-in-migrations.ts";
import { canMoveIn } from "./move-in-permissions.ts";
import { runImports } from "./run-imports.server.ts";

export const moveIn = defineFeature(() => ({
  migrations: moveInMigrations,
  tables: {
    imports: table({
      noun: "import",
      key: ["id"],
      columns: {
        nothing: "id kind state folder answers summary problem rows done created_at holder held_until ended_at",
        person: "made_by_id",
        staff: "made_by",
      },
    }),
    imported_rows: table({
      noun: "imported row",
      key: ["key"],
      columns: { nothing: "became at import_id was version", secret: "key" },
    }),
    import_notes: table({
      noun: "import note",
      key: ["import_id", "row", "code", "about"],
      columns: { nothing: "import_id row code about", typed: "name" },
    }),
    site_archives: table({
      noun: "archive",
      key: ["id"],
      columns: { nothing: "id folder created_at held_until ended_at bytes", person: "made_by_id", staff: "made_by" },
    }),
  },
  staff: [{ label: words.title, path: "/admin/move-in", icon: "settings", who: canMoveIn, alsoCalled: words.asked }],
  logged: { settings: ["import", "archive"] },
  things: {
    import: loggedAs((id) => ({ name: words.log.imports, to: `/admin/move-in/${id}` })),
    archive: loggedAs(() => ({ name: moveOut.log, to: "/admin/move-in" })),
  },
  jobs: [
    { name: "imports", by: "each", every: 2, run: runImports },
    { name: "site archives", by: "each", every: 5, run: makeArchives },
  ],
  retention: [
    {
      what: "site archives",
      after: 1,
      why: "docs/decisions/023-import-cdn-server.md",
      job: { name: "old site archives", every: 3_600 },
      expire: expireArchives,
    },
    {
      what: "files of imports",
      after: 1,
      why: "docs/decisions/023-import-cdn-server.md",
      job: { name: "old import files", every: 3_600 },
      expire: expireWaiting,
    },
  ],
}));
