import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { fileWorkerChecks } from "./check-file-worker.server.ts";
import { checkPrivateFiles } from "./check-files.server.ts";
import { sealPlainFiles } from "./seal-plain-files.server.ts";

export const privateFiles = defineFeature(() => ({
  doctor: fileWorkerChecks(),
  tables: {
    private_files: table({
      noun: "private file",
      key: ["id"],
      isConfidential: true,
      columns: {
        nothing: "id path owner type bytes created_at state problem claimed_at tries key_id turn",
        secret: "sender",
        typed: "name",
      },
    }),
  },
  jobs: [
    { name: "private files", by: "each", every: 10, run: checkPrivateFiles },
    { name: "unencrypted files", by: "one", every: 3_600, run: sealPlainFiles },
  ],
}));
