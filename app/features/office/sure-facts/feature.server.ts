import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { recordSureChange } from "./record-sure-change.server.ts";
import { sureFactPreviews } from "./sure-fact-emails.tsx";
import { sureFactMigrations } from "./sure-fact-migrations.ts";
import { deleteChangesBefore } from "./sure-fact-queries.server.ts";

export const sureFacts = defineFeature(() => ({
  on: { sureFactChanged: recordSureChange },
  emails: sureFactPreviews,
  migrations: sureFactMigrations,
  tables: {
    sure_changes: table({
      noun: "sure change",
      key: ["id"],
      columns: {
        nothing: "id kind at undone_at",
        typed: "key before after",
        person: "by_id",
        staff: "by undone_by",
      },
    }),
  },
  retention: [
    {
      what: "sure changes",
      after: "messageMonths",
      why: "They have telephones and addresses of before: docs/decisions/019-peoples-data.md",
      delete: (db, before) => deleteChangesBefore(db, before.toISOString()),
    },
  ],
}));
