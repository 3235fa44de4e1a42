import type { OneTimeLinkTable } from "../../server/db/tables.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import { deleteLink, deleteLinksOf } from "./link-queries.server.ts";
import { needPerson } from "../users/require-user.server.ts";
import { updateUser } from "../users/user-queries.server.ts";

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
