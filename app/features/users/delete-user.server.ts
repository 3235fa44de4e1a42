import type { Database } from "../../server/db/database.server.ts";
import { type OpenTransaction, withTransaction } from "../../server/db/with-transaction.ts";
import { Refusal, type RefusalCode } from "../../server/http/errors.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import { hangProfilePhoto } from "../photos/attach-profile-photo.server.ts";
import { disownPosts } from "../posts/anonymise-author.server.ts";
import { needPerson } from "./require-user.server.ts";
import { mayDeleteUser } from "./user-permissions.ts";
import * as store from "./user-queries.server.ts";

/** Why this member may not delete this person; undefined when they may. */
export async function whyNotDelete(
  database: Database,
  member: StaffMember,
  person: store.Person,
): Promise<RefusalCode | undefined> {
  if (mayDeleteUser(member, person, await store.countUsers(database, "admin"))) return undefined;
  if (member.role !== "admin") return "adminsOnly";
  return member.id === person.id ? "notYourself" : "lastAdmin";
}

/**
 * Takes a person off the site. Their sessions end at once and their picture comes down; their posts stay, with their
 * name.
 *
 * @throws Refusal notFound, adminsOnly, notYourself, lastAdmin
 */
export async function deleteUser(site: Site, member: StaffMember, id: string): Promise<void> {
  await withTransaction(site, (site, transaction) => deleteUserWithin(site, transaction, member, id));
}

/** The same as a part of something larger. @param transaction of the whole */
export async function deleteUserWithin(
  site: Site,
  transaction: OpenTransaction,
  member: StaffMember,
  id: string,
): Promise<void> {
  const person = await needPerson(transaction, id);
  const reason = await whyNotDelete(transaction, member, person);
  if (reason !== undefined) throw new Refusal(reason);
  await disownPosts(transaction, id);
  await hangProfilePhoto(site, transaction, member, person, []);
  await store.deleteUser(transaction, id);
  const { name, email, role } = person;
  const before = { name, email, role };
  await keepDeed(site, transaction, member, { what: "user deleted", subject: `user:${id}`, before });
}
