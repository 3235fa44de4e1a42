import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { accountData, addressRetention } from "./account-data.server.ts";

export const users = defineFeature({
  person: accountData,
  retention: [addressRetention],
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
