import { staffAskedReach } from "content/staff-asked-reach.ts";
import { staffSearch } from "content/staff-search.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canEdit } from "../../../values/roles.ts";
import { indexContent, queueFixed, queueMissing } from "./index-content.server.ts";
import { searchMigrations } from "./search-migrations.ts";
import { saveSearches, searchRetention } from "./searched-words.server.ts";

export const search = defineFeature(() => ({
  migrations: searchMigrations,
  staff: [
    {
      label: staffSearch.title,
      path: "/admin/searches",
      who: canEdit,
      icon: "search",
      alsoCalled: staffAskedReach.searches,
    },
  ],
  on: { switched: queueFixed },
  tables: {
    // Single words without digits, and of a question with an address none.
    searches: table({ noun: "searched word", key: ["date", "word"], columns: { nothing: "date word count in_vain" } }),
    staff_searches: table({
      noun: "word of the jump box",
      key: ["date", "word"],
      columns: { nothing: "date word count in_vain" },
    }),
  },
  retention: searchRetention,
  jobs: [
    { name: "search index", by: "each", every: 2, run: indexContent },
    { name: "search repair", by: "one", every: 3_600, run: queueMissing },
    { name: "searched words", by: "each", every: 60, run: saveSearches },
  ],
}));
