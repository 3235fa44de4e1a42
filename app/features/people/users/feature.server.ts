import { staff as staffWords } from "content/staff.ts";
import { staffPeople } from "content/staff-people.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { accountData, addressRetention } from "./account-data.server.ts";
import { accountPreviews } from "./account-emails.tsx";
import { readingRightPreviews } from "./reading-right-emails.tsx";
import { findUserTargets } from "./user-commands.server.ts";
import { canCreateUser, canReadAuditLog } from "./user-permissions.ts";

export const users = defineFeature({
  jump: findUserTargets,
  staff: [
    {
      group: "foundation",
      rank: 40,
      label: staffWords.sections.users,
      path: "/admin/manageusers",
      icon: "person",
      alsoCalled: ["people", "team", "staff", "roles", "accounts", "invite"],
    },
    {
      label: staffPeople.create.title,
      path: "/admin/createuser",
      icon: "person",
      who: canCreateUser,
      alsoCalled: ["add a person", "new user", "invite", "invitation", "new member"],
    },
    {
      group: "foundation",
      rank: 80,
      label: staffWords.sections.log,
      path: "/admin/log",
      icon: "log",
      who: canReadAuditLog,
      alsoCalled: ["history", "who did what", "audit", "changes", "trace"],
    },
  ],
  person: accountData,
  retention: [addressRetention],
  emails: (foundation) => ({ ...accountPreviews(foundation), ...readingRightPreviews(foundation) }),
  tables: {
    users: table({
      noun: "user",
      key: ["id"],
      emailSince: "createdAt",
      columns: {
        person:
          "id name email emailVerified image createdAt updatedAt twoFactorEnabled role firstName lastName dob position idempotency_key checklist_put_away reads_safeguarding",
      },
    }),
    account_changes: table({
      noun: "account change",
      key: ["id"],
      changesPages: true,
      columns: {
        nothing: "id what is_imported was_settled_admin role_before role_after",
        person: "account_id by_id at email_before",
      },
    }),
  },
});
