import { staffRecordings } from "content/staff-recordings.ts";
import { staffUse } from "content/staff-use.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { readAloud } from "../../../values/read-aloud.ts";
import { findRecordingNeeds } from "./find-recording-needs.server.ts";
import { convertRecordings, deleteRecordingsOf } from "./recording-commands.server.ts";
import { recordingMigrations } from "./recording-migrations.ts";
import { allRecordings } from "./recording-queries.server.ts";

declare module "../../../server/feature-switch.ts" {
  interface Switches {
    recordings: true;
  }
}

export const recordings = defineFeature(() => ({
  switch: {
    key: "recordings",
    rank: 60,
    name: staffUse.recordings.name,
    off: staffUse.recordings.off,
    begins: { ...staffUse.recordings.first, path: "/admin/post" },
    keeps: { rows: allRecordings, say: staffUse.recordings.kept },
  },
  panels: [
    {
      of: readAloud,
      label: staffRecordings.link,
      path: (noun, id) => `/admin/listen/${noun}-${id}`,
      isDocument: true,
    },
  ],
  on: { itemDeleted: deleteRecordingsOf },
  migrations: recordingMigrations,
  needs: findRecordingNeeds,
  tables: {
    recordings: table({
      noun: "recording",
      key: ["id"],
      changesPages: true,
      columns: {
        nothing: "id owner path type bytes seconds copy_path copy_bytes is_copy_failed words_mark created_at",
        typed: "language",
        staff: "added_by",
      },
    }),
  },
  jobs: [{ name: "recordings", by: "one", every: 10, run: convertRecordings }],
}));
