import { Refusal } from "../../platform/refusals.ts";
import type { Role, StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { keepDeed } from "../desk/keep-deed.server.ts";
import { deleteLinksOf } from "./link-store.server.ts";
import { needPerson } from "./need-person.server.ts";
import { mayChangeRole, mayChangeUser } from "./people-rules.ts";
import type { UserChanges } from "./user-schema.ts";
import { countUsers, findUserByEmail, updateUser } from "./user-store.server.ts";

/**
 * Changes a person's name, e-mail or both; what is empty stays.
 *
 * @returns false when the address belongs to somebody else
 * @throws Refusal notFound, or adminsOnly for another's account
 */
export async function changeUser(site: Site, member: StaffMember, id: string, fields: UserChanges): Promise<boolean> {
  return site.database.transaction().execute(async (transaction) => {
    const person = await needPerson(transaction, id);
    if (!mayChangeUser(member, person)) throw new Refusal("adminsOnly");
    const { name, email } = person;
    const after = { name: fields.displayName || name, email: fields.email || email };
    if (after.name === name && after.email === email) return true;
    if (after.email !== email) {
      if ((await findUserByEmail(transaction, after.email)) !== undefined) return false;
      // A link that was sent to the old address must not open the account any more.
      await deleteLinksOf(transaction, id);
    }
    await updateUser(transaction, id, { ...after, updatedAt: site.clock.now().toISOString() });
    await keepDeed(site, transaction, member, {
      what: "user changed",
      subject: `user:${id}`,
      before: { name, email },
      after,
    });
    return true;
  });
}

/**
 * Makes somebody an admin or an editor. It counts from their next click on.
 *
 * @throws Refusal notFound, adminsOnly, lastAdmin
 */
export async function changeRole(site: Site, member: StaffMember, id: string, role: Role): Promise<void> {
  await site.database.transaction().execute(async (transaction) => {
    const person = await needPerson(transaction, id);
    if (!mayChangeRole(member, person, await countUsers(transaction, "admin"))) {
      throw new Refusal(member.role === "admin" ? "lastAdmin" : "adminsOnly");
    }
    await updateUser(transaction, id, { role, updatedAt: site.clock.now().toISOString() });
    const before = { role: person.role };
    await keepDeed(site, transaction, member, { what: "role changed", subject: `user:${id}`, before, after: { role } });
  });
}
