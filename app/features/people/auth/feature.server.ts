import { staffAskedPeople } from "content/staff-asked-people.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffPeople } from "content/staff-people.ts";
import { staffShell } from "content/staff-shell.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { deleteExpiredLinks } from "../users/link-queries.server.ts";
import { authMigrations } from "./auth-migrations.ts";
import { findSecondStepNeed } from "./describe-second-step.server.ts";
import { deleteExpiredSignIns, deleteVerifications, findSignIns } from "./session-queries.server.ts";

export const auth = defineFeature(() => ({
  migrations: authMigrations,
  staff: [
    {
      label: staffPeople.account.title,
      path: "/admin/account",
      icon: "key",
      alsoCalled: staffAskedPeople.account,
    },
    {
      kind: "act",
      label: staffActs.changePassword,
      path: "/admin/account#password",
      icon: "key",
      alsoCalled: staffAskedPeople.changePassword,
    },
    {
      label: staffPeople.account.factor,
      path: "/admin/account#two-step",
      icon: "key",
      alsoCalled: staffAskedPeople.twoStep,
    },
    {
      label: staffShell.appearance.heading,
      path: "/admin/account#appearance",
      icon: "today",
      alsoCalled: staffAskedPeople.appearance,
    },
    {
      kind: "act",
      label: staffPeople.account.everywhere,
      path: "/admin/account#everywhere",
      icon: "out",
      alsoCalled: staffAskedPeople.everywhere,
    },
  ],
  needs: findSecondStepNeed,
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
      delete: async (db, now) =>
        (await deleteExpiredLinks(db, now.toISOString())) + (await deleteExpiredSignIns(db, now.toISOString())),
    },
  ],
  tables: {
    sessions: table({
      noun: "session",
      key: ["id"],
      belongsTo: ["users"],
      columns: {
        person: "userId expiresAt createdAt updatedAt ipAddress userAgent confirmed_at provider_factor",
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
  },
}));
