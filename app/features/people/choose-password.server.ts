import type { OneTimeLinkTable } from "../../platform/database/tables.ts";
import { withTransaction } from "../../platform/database/with-transaction.ts";
import { Refusal } from "../../platform/refusals.ts";
import type { Site } from "../../platform/site.server.ts";
import { keepDeed } from "../desk/keep-deed.server.ts";
import { deleteLink, deleteLinksOf } from "./link-store.server.ts";
import { needPerson } from "./need-person.server.ts";
import { updateUser } from "./user-store.server.ts";

/**
 * Sets the password of the person a link belongs to, uses the link up and ends every session of that person: whoever had
 * the old password is out. All in one transaction, so that no kill leaves somebody with neither a link nor a password.
 *
 * @throws Refusal deadLink when the link was used meanwhile
 */
export async function choosePassword(site: Site, link: OneTimeLinkTable, password: string): Promise<void> {
  const id = link.user_id;
  if (id === null) throw new Refusal("deadLink");
  const hash = await site.signIn.hashPassword(password);
  await withTransaction(site, async (site, transaction) => {
    if (!(await deleteLink(transaction, link.hash))) throw new Refusal("deadLink");
    // Any other link that is still in a mailbox was for the same thing.
    await deleteLinksOf(transaction, id);
    await updateUser(transaction, id, { emailVerified: 1 });
    const what = link.purpose === "invitation" ? "invitation accepted" : "password chosen by link";
    await keepDeed(site, transaction, await needPerson(transaction, id), { what, subject: `user:${id}` });
    await site.signIn.keepPassword(transaction, id, hash);
  });
}
