import { staffAskedPeople } from "content/staff-asked-people.ts";
import { staffTrustees } from "content/staff-trustees.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { sendTrusteeLinks } from "./answer-trustees.server.ts";
import { trusteePreviews } from "./trustee-emails.tsx";
import { trusteeMigrations } from "./trustee-migrations.ts";
import { canAskTrustees } from "./trustee-permissions.ts";
import { markTrusteesRestored } from "./trustees-address.server.ts";

export const trustees = defineFeature(() => ({
  staff: [
    {
      label: staffTrustees.title,
      path: "/admin/trustees",
      icon: "person",
      who: canAskTrustees,
      alsoCalled: staffAskedPeople.trustees,
    },
  ],
  emails: trusteePreviews,
  migrations: trusteeMigrations,
  restored: { markRestored: markTrusteesRestored },
  tables: {
    trustee_requests: table({
      noun: "question to the trustees",
      key: ["id"],
      columns: {
        nothing: "id seen asked_at sent_at sent_since ends_at confirmed_at stopped_at",
        person: "account_id asked_by_id",
        secret: "token_hash",
        staff: "asked_by",
      },
    }),
  },
  jobs: [{ name: "trustees", by: "one", every: 60, run: sendTrusteeLinks }],
}));
