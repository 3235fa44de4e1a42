import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";

export const words = defineFeature({
  tables: {
    page_texts: table({
      noun: "page text",
      key: ["name"],
      isPublished: true,
      changesPages: true,
      hasScheduledChange: true,
      columns: {
        nothing: "name status publish_at version",
        typed: "content next_content",
      },
    }),
  },
});
