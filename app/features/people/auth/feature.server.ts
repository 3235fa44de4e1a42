import { staffPeople } from "content/staff-people.ts";
import { staffShell } from "content/staff-shell.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { deleteExpiredSignIns, deleteVerifications, findSignIns } from "./session-queries.server.ts";

export const auth = defineFeature({
  staff: [
    {
      label: staffPeople.account.title,
      path: "/admin/account",
      icon: "key",
      alsoCalled: [
        "my email",
        "my name",
        "my name is wrong",
        "change my name",
        "my picture",
        "my profile",
        "sign out everywhere",
        "my job title",
        "my account",
        "account",
        "profile",
        "my settings",
        "my data",
        "own account",
        "security",
      ],
    },
    {
      label: staffPeople.account.factor,
      path: "/admin/account#two-step",
      icon: "key",
      alsoCalled: [
        "two-factor",
        "2fa",
        "two factor authentication",
        "authenticator",
        "recovery codes",
        "new phone",
        "lost my phone",
        "sign-in code",
        "mfa",
      ],
    },
    {
      label: staffShell.appearance.heading,
      path: "/admin/account#appearance",
      icon: "today",
      alsoCalled: ["dark mode", "light mode", "dark", "light", "night", "too bright", "colours of the staff area"],
    },
    {
      kind: "act",
      label: staffPeople.account.everywhere,
      path: "/admin/account#everywhere",
      icon: "out",
      alsoCalled: [
        "log out everywhere",
        "log out all devices",
        "end all sessions",
        "stolen phone",
        "somebody uses my account",
      ],
    },
  ],
  person: {
    find: async ({ db }, { accountId }) => [
      { name: "signIns", exported: accountId === undefined ? null : await findSignIns(db, accountId) },
    ],
    async erase({ db }, { accountIds, email }) {
      await deleteVerifications(db, accountIds, email);
      return undefined;
    },
  },
  retention: [
    {
      what: "signIns",
      after: 0,
      why: "They say themselves until when they are valid: docs/decisions/011-sign-in.md",
      delete: (db, now) => deleteExpiredSignIns(db, now.toISOString()),
    },
  ],
  tables: {
    sessions: table({
      noun: "session",
      key: ["id"],
      belongsTo: ["users"],
      columns: {
        person: "userId expiresAt createdAt updatedAt ipAddress userAgent confirmed_at",
        secret: "id token",
      },
    }),
    accounts: table({
      noun: "account",
      key: ["id"],
      belongsTo: ["users"],
      columns: {
        nothing: "id accessTokenExpiresAt refreshTokenExpiresAt scope",
        person: "userId providerId accountId createdAt updatedAt",
        secret: "password accessToken refreshToken idToken",
      },
    }),
    two_factors: table({
      noun: "two-factor secret",
      key: ["id"],
      belongsTo: ["users"],
      columns: {
        nothing: "id verified failedVerificationCount lockedUntil",
        person: "userId",
        secret: "secret backupCodes",
      },
    }),
    verifications: table({
      noun: "verification",
      key: ["id"],
      columns: {
        nothing: "id expiresAt createdAt updatedAt",
        person: "identifier value",
      },
    }),
    one_time_links: table({
      noun: "link",
      key: ["hash"],
      belongsTo: ["users"],
      columns: { nothing: "purpose expires_at", person: "user_id", secret: "hash" },
    }),
  },
});
