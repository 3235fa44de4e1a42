import { Refusal } from "../../platform/refusals.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { keepDeed } from "../desk/keep-deed.server.ts";
import { addUser } from "./add-user.server.ts";
import { mayCreateUser } from "./people-rules.ts";
import { mailInvitation } from "./send-invitation.server.ts";
import type { NewUser } from "./user-schema.ts";

/**
 * Adds a member of staff and mails the invitation. If the letter cannot be sent, the account stays.
 *
 * @param origin where the site is, for the address in the letter
 * @returns whether the letter is on its way; undefined when the address belongs to somebody already
 * @throws Refusal createUser
 */
export async function createUser(
  site: Site,
  member: StaffMember,
  origin: string,
  fields: NewUser,
): Promise<{ isMailed: boolean } | undefined> {
  if (!mayCreateUser(member)) throw new Refusal("createUser");
  const id = await site.database.transaction().execute(async (transaction) => {
    const added = await addUser(site, transaction, fields);
    if (added === undefined) return undefined;
    const { firstName, lastName, email, role } = fields;
    const after = { name: `${firstName} ${lastName}`, email, role };
    await keepDeed(site, transaction, member, { what: "user created", subject: `user:${added}`, after });
    return added;
  });
  if (id === undefined) return undefined;
  return { isMailed: await mailInvitation(site, origin, { id, email: fields.email, name: fields.firstName }) };
}
