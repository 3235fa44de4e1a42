import type { StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import { findChosenPhotos } from "../photos/attach-photos.server.ts";
import * as rules from "./user-permissions.ts";
import { countUsers, findPeople } from "./user-queries.server.ts";

/** Everybody who works on the site, each with what this member may do to them. */
export async function listPeople(site: Site, member: StaffMember) {
  const admins = await countUsers(site.database, "admin");
  const people = await findPeople(site.database);
  const photos = await Promise.all(people.map(({ id }) => findChosenPhotos(site.database, `user:${id}`)));
  return people.map((person, place) => ({
    ...person,
    photo: photos[place]?.[0],
    isYou: person.id === member.id,
    mayChange: rules.mayChangeUser(member, person),
    mayChangeRole: rules.mayChangeRole(member, person, admins),
    // Who has no password yet has none to change: “Forgot your password?” makes the first one.
    mayChangePassword: rules.mayChangePassword(member, person) && person.hasPassword,
    maySendPasswordLink: rules.maySendPasswordLink(member, person),
    maySendInvitation: rules.maySendInvitation(member, person),
    mayRemoveSecondFactor: rules.mayRemoveSecondFactor(member, person),
    mayDelete: rules.mayDeleteUser(member, person, admins),
  }));
}

export type ListedPerson = Awaited<ReturnType<typeof listPeople>>[number];
