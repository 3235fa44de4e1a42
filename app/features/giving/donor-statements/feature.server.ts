import { staffAskedGiving } from "content/staff-asked-giving.ts";
import { staffDonorStatements } from "content/staff-donor-statements.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { donorStatementPreviews } from "./donor-statement-emails.tsx";
import { donorStatementsSubject } from "./find-donor-statements.server.ts";
import { remakes } from "./send-donor-statements.server.ts";

export const donorStatements = defineFeature(() => ({
  staff: [
    {
      label: staffDonorStatements.title,
      path: "/admin/gifts/statements",
      icon: "gift",
      who: canManageGifts,
      alsoCalled: staffAskedGiving.donorStatements,
    },
  ],
  remakes,
  emails: donorStatementPreviews,
  logged: { gifts: [donorStatementsSubject] },
}));
