import { accountData as words } from "content/staff-people.ts";
import { findRoles } from "../../../server/db/user-roles.ts";
import type { PersonalData } from "../../../server/personal-data.ts";
import type { Retention } from "../../../server/retention.ts";
import { someVolunteer } from "../../../values/erased-name.ts";
import { writeRoles } from "../../../values/roles.ts";
import { deleteFiles, deleteProfilePhotos, requireFiles } from "../../media/photos/delete-photo.server.ts";
import { deleteAddressesBefore, deleteAddressesOf } from "./account-change-queries.server.ts";
import { requireUser } from "./require-user.server.ts";
import { deleteUserWithin, whyNotDelete } from "./user-commands.server.ts";
import { findUser } from "./user-queries.server.ts";

/** Exports and erases a person's staff account with its photos. */
export const accountData: PersonalData = {
  async find({ db }, { accountId }) {
    const account = accountId === undefined ? undefined : await findUser(db, accountId);
    if (account === undefined) return [{ name: "account", exported: null }];
    const { name, firstName, lastName, email, dob, position, createdAt, updatedAt, twoFactorEnabled } = account;
    const exported = {
      name,
      firstName,
      lastName,
      email,
      dateOfBirth: dob,
      position,
      role: writeRoles(await findRoles(db, account.id)),
      createdAt,
      updatedAt,
      secondStep: Boolean(twoFactorEnabled),
      secondStepSince: account.second_step_since,
    };
    return [{ name: "account", label: words.label, exported, moments: [createdAt] }];
  },
  whyNotErase: async ({ db }, member, { accountId }) =>
    accountId === undefined ? undefined : whyNotDelete(db, member, await requireUser(db, accountId)),
  beforeErasing: requireFiles,
  async erase(ctx, { member, accountId, accountIds, names }) {
    const portraits = await deleteProfilePhotos(ctx, { id: accountId, names }, someVolunteer);
    if (accountId !== undefined) await deleteUserWithin(ctx, member, accountId);
    await deleteAddressesOf(ctx.db, accountIds);
    return (ctx) => deleteFiles(ctx, portraits);
  },
};

/** Deletes earlier addresses of admins, which get e-mails for 30 days. */
export const addressRetention: Retention = {
  what: "addresses",
  after: 30,
  why: "docs/decisions/071-settled-people.md",
  delete: (db, before) => deleteAddressesBefore(db, before.toISOString()),
};
