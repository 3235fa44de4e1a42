import { staffAskedGiving } from "content/staff-asked-giving.ts";
import { staffYearStatements } from "content/staff-year-statements.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { yearStatementsSubject } from "./find-year-statements.server.ts";
import { remakes, withYearStatements } from "./send-year-statements.server.ts";
import { yearStatementPreviews } from "./year-statement-emails.tsx";

export const yearStatements = defineFeature({
  staff: [
    {
      label: staffYearStatements.title,
      path: "/admin/gifts/statements",
      icon: "gift",
      who: canManageGifts,
      alsoCalled: staffAskedGiving.yearStatements,
    },
  ],
  outgoing: withYearStatements,
  remakes,
  emails: yearStatementPreviews,
  logged: { gifts: [yearStatementsSubject] },
});
