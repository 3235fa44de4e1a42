import { staffAskedPeople } from "content/staff-asked-people.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffPeople } from "content/staff-people.ts";
import { staffReadiness } from "content/staff-readiness.ts";
import { staffShell } from "content/staff-shell.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { accountData, addressRetention } from "./account-data.server.ts";
import { accountPreviews } from "./account-emails.tsx";
import { readingRightPreviews } from "./reading-right-emails.tsx";
import { remakeReadersChanged } from "./record-reading-right.server.ts";
import { remakeAccountLink, sendAdminNews } from "./send-user-emails.server.ts";
import { findOwnPassword, findUserTargets, haveAdminsTwoSteps, nameAccounts } from "./user-commands.server.ts";
import { userMigrations } from "./user-migrations.ts";
import { canCreateUser, canSeeStaff } from "./user-permissions.ts";
import { countAdmins, countStaff } from "./user-queries.server.ts";

export const users = defineFeature(() => ({
  migrations: userMigrations,
  checklist: [
    {
      step: "people",
      words: staffReadiness.people,
      path: "/admin/createuser",
      isDone: async ({ db }) => (await countStaff(db)) > 1,
    },
    {
      step: "admins",
      words: staffReadiness.admins,
      path: "/admin/manageusers",
      isDone: async ({ db }) => (await countAdmins(db)).admins > 1,
    },
    {
      step: "twoStep",
      words: staffReadiness.twoStep,
      path: "/admin/account",
      isDone: haveAdminsTwoSteps,
    },
  ],
  jump: findUserTargets,
  fields: findOwnPassword,
  staff: [
    {
      label: staffShell.rooms.team,
      path: "/admin/manageusers",
      icon: "person",
      who: canSeeStaff,
      alsoCalled: staffAskedPeople.team,
    },
    {
      label: staffPeople.create.title,
      path: "/admin/createuser",
      icon: "person",
      who: canCreateUser,
      alsoCalled: staffAskedPeople.createUser,
    },
    {
      kind: "act",
      label: staffPeople.users.inviteFirst,
      path: "/admin/createuser",
      icon: "person",
      who: canCreateUser,
      alsoCalled: staffAskedPeople.invite,
    },
    {
      kind: "act",
      label: staffActs.makeAdmin,
      path: "/admin/manageusers",
      icon: "person",
      who: canCreateUser,
      alsoCalled: staffAskedPeople.makeAdmin,
    },
  ],
  on: { concernsAdmins: sendAdminNews },
  person: accountData,
  retention: [addressRetention],
  remakes: { "readers changed": remakeReadersChanged, "link of an account": remakeAccountLink },
  emails: (foundation) => ({ ...accountPreviews(foundation), ...readingRightPreviews(foundation) }),
  logged: { people: ["user"] },
  things: { user: nameAccounts, reading: nameAccounts },
  tables: {
    one_time_links: table({
      noun: "link",
      key: ["hash"],
      belongsTo: ["users"],
      columns: { nothing: "purpose expires_at", person: "user_id", secret: "hash" },
    }),
    users: table({
      noun: "user",
      key: ["id"],
      emailSince: "createdAt",
      columns: {
        person:
          "id name email emailVerified image createdAt updatedAt twoFactorEnabled firstName lastName dob position idempotency_key checklist_put_away reads_safeguarding second_step_since",
      },
    }),
    user_roles: table({
      noun: "user role",
      key: ["user_id", "role"],
      belongsTo: ["users"],
      columns: { person: "user_id role" },
    }),
    account_addresses: table({ noun: "account address", key: ["mark"], columns: { secret: "mark" } }),
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
}));
