import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";

export const check = defineFeature({
  tables: {
    fraud_reports: table({
      noun: "fraud report",
      key: ["id"],
      columns: {
        nothing: "id created_at",
        typed: "story account contact",
        person: "done_at",
        staff: "done_by",
      },
    }),
  },
});
