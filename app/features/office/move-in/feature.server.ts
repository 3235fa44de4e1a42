import { staffMoveIn as words } from "content/staff-move-in.ts";
import { staffMoveOut as moveOut } from "content/staff-move-out.ts";
import { staffProposals as proposals } from "content/staff-proposals.ts";
import { loggedAs } from "../../../server/audit-log/name-logged-things.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { personalRecords } from "../../../server/personal-data.ts";
import { expireWaiting } from "./import-commands.server.ts";
import { deleteProposalsBefore, deleteProposalsOf, findProposalsOf } from "./import-proposal-queries.server.ts";
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
      columns: { nothing: "import_id row code about" },
    }),
    import_proposals: table({
      noun: "import proposal",
      key: ["id"],
      emailSince: "at",
      columns: {
        nothing: "id import_id kind at done_at",
        typed: "value",
        person: "name email",
        staff: "done_by",
      },
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
  person: {
    find: async ({ db }, { email }) => [
      personalRecords(
        { name: "importProposals", label: proposals.records, noun: "import proposal" },
        await findProposalsOf(db, email),
        ({ at }) => at,
      ),
    ],
    erase: async ({ db }, { email }) => void (await deleteProposalsOf(db, email)),
  },
  retention: [
    {
      what: "import proposals",
      after: 30,
      why: "They name people of another team: docs/decisions/087-move-in.md",
      delete: (db, before) => deleteProposalsBefore(db, before.toISOString()),
    },
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
