import { staffAskedPublishing } from "content/staff-asked-publishing.ts";
import { staffShell } from "content/staff-shell.ts";
import { purgeDeleted, undoDays } from "../../../cms/delete-content.server.ts";
import { draftData, draftRetention } from "../../../cms/drafts/draft-data.server.ts";
import { versionRetention } from "../../../cms/versions/record-version.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canProtect } from "../../../values/roles.ts";
import { contentTypes as types } from "./content-types.server.ts";
import { findContentTargets } from "./find-content-targets.server.ts";
import { findStoryNeeds } from "./find-story-needs.server.ts";
import { findWayBackOfItem, namedItems } from "./undo-item.server.ts";

export const contentTypes = defineFeature(() => ({
  jump: findContentTargets,
  things: namedItems,
  wayBack: findWayBackOfItem,
  staff: [
    {
      label: staffShell.rooms.stories,
      path: "/admin/approvals",
      who: canProtect,
      icon: "check",
      alsoCalled: staffAskedPublishing.approvals,
    },
  ],
  person: draftData,
  retention: [
    draftRetention,
    versionRetention,
    {
      what: "deletedItems",
      after: undoDays,
      why: "docs/decisions/032-staff-lists-and-inbox.md",
      job: { name: "purge", every: 3_600 },
      expire: (ctx, before) => purgeDeleted(ctx, Object.values(types), before),
    },
  ],
  needs: findStoryNeeds,
  tables: {
    word_answers: table({
      noun: "word answer",
      key: ["subject", "sentence_hash"],
      columns: {
        nothing: "subject answer",
        person: "said_by_id said_at",
        secret: "sentence_hash",
        staff: "said_by",
      },
    }),
    versions: table({
      noun: "version",
      key: ["subject", "version"],
      columns: {
        nothing: "subject version origin",
        typed: "content",
        person: "saved_at",
        staff: "saved_by",
      },
    }),
    drafts: table({
      noun: "draft",
      key: ["user_id", "subject"],
      belongsTo: ["users"],
      columns: {
        nothing: "subject",
        typed: "content",
        person: "user_id saved_at seen_at",
      },
    }),
  },
}));
