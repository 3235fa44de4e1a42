import { staffMoveIn as words } from "content/staff-move-in.ts";
import { loggedAs } from "../../../server/audit-log/name-logged-things.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { expireWaiting } from "./import-commands.server.ts";
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
    import_notes: table({
      noun: "import note",
      key: ["import_id", "row", "code", "about"],
      columns: { nothing: "import_id row code about" },
    }),
  },
  staff: [{ label: words.title, path: "/admin/move-in", icon: "settings", who: canMoveIn, alsoCalled: words.asked }],
  logged: { settings: ["import"] },
  things: { import: loggedAs((id) => ({ name: words.log.imports, to: `/admin/move-in/${id}` })) },
  jobs: [{ name: "imports", by: "each", every: 2, run: runImports }],
  retention: [
    {
      what: "files of imports",
      after: 1,
      why: "docs/decisions/023-import-cdn-server.md",
      job: { name: "old import files", every: 3_600 },
      expire: expireWaiting,
    },
  ],
}));
