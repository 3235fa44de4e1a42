import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { findChosenPhotos } from "../photos/attach-photos.server.ts";
import * as rules from "./user-permissions.ts";
import { countUsers, findUsers } from "./user-queries.server.ts";

export async function listUsers(ctx: AppContext, member: StaffMember) {
  const admins = await countUsers(ctx.db, "admin");
  const people = await findUsers(ctx.db);
  const photos = await Promise.all(people.map(({ id }) => findChosenPhotos(ctx.db, `user:${id}`)));
  return people.map((person, place) => ({
    ...person,
    photo: photos[place]?.[0],
    isYou: person.id === member.id,
    canChange: rules.canChangeUser(member, person),
    canChangeRole: rules.canChangeRole(member, person, admins),
    // People without a password set their first one by “Forgot your password?”.
    canChangePassword: rules.canChangePassword(member, person) && person.hasPassword,
    canSendPasswordLink: rules.canSendPasswordLink(member, person),
    canSendInvitation: rules.canSendInvitation(member, person),
    canRemoveTwoFactor: rules.canRemoveTwoFactor(member, person),
    canDelete: rules.canDeleteUser(member, person, admins),
  }));
}

export type ListedUser = Awaited<ReturnType<typeof listUsers>>[number];
