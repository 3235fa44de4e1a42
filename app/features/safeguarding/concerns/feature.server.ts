import { withoutReadingPromise } from "content/safeguarding.ts";
import { staff as staffWords } from "content/staff.ts";
import { staffAskedSafeguarding } from "content/staff-asked-safeguarding.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffSafeguarding } from "content/staff-safeguarding.ts";
import { canNameReaders, canOpenConcerns, canReadSafeguarding } from "../../../server/auth/safeguarding-permissions.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canCreateUser } from "../../people/users/user-permissions.ts";
import { concernChecks } from "./check-concern-key.server.ts";
import { concernPreviews } from "./concern-emails.tsx";
import { findConcernNeeds } from "./find-concern-needs.server.ts";
import { concernRemakes } from "./report-concern.server.ts";

export const concerns = defineFeature(() => ({
  pages: [
    {
      path: "/safeguarding",
      rank: 170,
      need: "safeguarding",
      lede: (of) => of("safeguarding").lede,
      title: (of) => of("safeguarding").title,
      texts: (of) => [
        of("safeguarding").heading,
        of("safeguarding").lede,
        ...of("safeguarding").policy.map(withoutReadingPromise),
      ],
    },
  ],
  staff: [
    {
      kind: "act",
      label: staffActs.reportConcern,
      path: "/safeguarding",
      isDocument: true,
      icon: "shield",
      who: (member) => !canReadSafeguarding(member),
      alsoCalled: staffAskedSafeguarding.report,
    },
    {
      label: staffWords.sections.concerns,
      path: "/admin/concerns",
      icon: "shield",
      who: canOpenConcerns,
      alsoCalled: staffAskedSafeguarding.concerns,
    },
    {
      label: staffSafeguarding.phrase.title,
      path: "/admin/concerns/key",
      icon: "key",
      who: canNameReaders,
      alsoCalled: staffAskedSafeguarding.key,
    },
    {
      label: staffSafeguarding.log.title,
      path: "/admin/concerns/log",
      icon: "log",
      who: canNameReaders,
      alsoCalled: staffAskedSafeguarding.log,
    },
    {
      label: staffSafeguarding.release.title,
      path: "/admin/concerns/release",
      icon: "key",
      who: canCreateUser,
      alsoCalled: staffAskedSafeguarding.release,
    },
  ],
  needs: findConcernNeeds,
  doctor: concernChecks(),
  emails: concernPreviews,
  remakes: concernRemakes,
  logged: { people: ["concern"] },
  things: { concern: "unnamed", "concern-key": "unnamed" },
  tables: {
    concerns: table({
      noun: "concern",
      key: ["id"],
      isConfidential: true,
      columns: {
        nothing: "id reference is_danger state created_at changed_at key_id",
        typed: "story place passed_to",
        person: "name contact",
        secret: "fingerprint form",
      },
    }),
    concern_notes: table({
      noun: "concern note",
      whyNamesStay: "Who heard and did what about a child is evidence. It goes with the concern.",
      key: ["id"],
      isConfidential: true,
      belongsTo: ["concerns"],
      columns: {
        nothing: "id concern_id idempotency_key key_id",
        typed: "text",
        person: "written_at",
        proof: "written_by",
      },
    }),
    concern_keys: table({ noun: "key of concerns", key: ["id"], columns: { nothing: "id made_at cleaned_at" } }),
    concern_key_copies: table({
      noun: "copy of the key of concerns",
      key: ["id"],
      columns: {
        nothing: "id key_id made_at proved_at idempotency_key",
        secret: "sealed",
        staff: "made_by proved_by",
      },
    }),
    concern_key_wraps: table({
      noun: "earlier key of concerns",
      key: ["key_id", "under_id"],
      columns: {
        nothing: "key_id under_id unlocked_at",
        secret: "sealed",
        staff: "unlocked_by",
      },
    }),
    reading_rights: table({
      noun: "right to read concerns",
      key: ["id"],
      columns: {
        nothing: "id member_id what by_id at from_at after_concern until_concern",
      },
    }),
  },
}));
