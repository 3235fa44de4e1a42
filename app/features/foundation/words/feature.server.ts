import { staffAskedFoundation } from "content/staff-asked-foundation.ts";
import { staffPages } from "content/staff-pages.ts";
import { staffReadiness } from "content/staff-readiness.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { claimMigrations } from "./claim-migrations.ts";
import { findEndedNeed } from "./ended-words.server.ts";
import { areClaimsSettled, describeWaiting } from "./find-claims.server.ts";
import { findWordFields } from "./find-word-fields.server.ts";
import { hasOwnWords } from "./open-words.server.ts";
import { fixedWords } from "./page-words.type.server.ts";
import { sureWordMigrations } from "./sure-word-migrations.ts";
import { findWayBackOfWords, namePages } from "./undo-words.server.ts";
import { wordClaimMigrations } from "./word-claim-migrations.ts";
import { canChangePages } from "./word-permissions.ts";

export const words = defineFeature(() => ({
  words: fixedWords(),
  migrations: { ...claimMigrations, ...sureWordMigrations, ...wordClaimMigrations },
  needs: findEndedNeed,
  things: { page: namePages, words: namePages },
  wayBack: findWayBackOfWords,
  checklist: [
    {
      step: "words",
      words: staffReadiness.words,
      path: "/admin/pages",
      isDone: hasOwnWords,
    },
    {
      step: "claims",
      words: staffReadiness.claims,
      path: "/admin/pages",
      isDone: areClaimsSettled,
      todo: describeWaiting,
    },
  ],
  fields: findWordFields,
  staff: [
    {
      label: staffPages.title,
      path: "/admin/pages",
      icon: "list",
      who: canChangePages,
      alsoCalled: staffAskedFoundation.pages,
    },
  ],
  tables: {
    page_texts: table({
      noun: "page text",
      key: ["name"],
      isPublished: true,
      changesPages: true,
      hasScheduledChange: true,
      columns: {
        nothing: "name status publish_at version next_language",
        typed: "content next_content",
      },
    }),
    ended_texts: table({
      noun: "ended words",
      key: ["page", "field"],
      columns: { nothing: "page field ended_at", typed: "text" },
    }),
  },
}));
