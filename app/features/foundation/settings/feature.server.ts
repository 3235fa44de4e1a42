import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { deleteUnsavedLogos } from "./delete-unsaved-logos.server.ts";

export const settings = defineFeature({
  tables: {
    settings: table({
      noun: "setting",
      key: ["name"],
      isPublished: true,
      changesPages: true,
      columns: { nothing: "name", typed: "value" },
    }),
  },
  jobs: [{ name: "unsaved logos", by: "one", every: 86_400, run: deleteUnsavedLogos }],
});
