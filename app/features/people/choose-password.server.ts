import type { OneTimeLinkTable } from "../../platform/database/tables.ts";
import { Refusal } from "../../platform/refusals.ts";
import type { Site } from "../../platform/site.server.ts";
import { deleteLink } from "./link-store.server.ts";

/**
 * Sets the password of the person a link belongs to, uses the link up and ends every session of that person:
 * whoever had the old password is out.
 *
 * @throws Refusal deadLink when the link was used meanwhile
 */
export async function choosePassword(site: Site, link: OneTimeLinkTable, password: string): Promise<void> {
  if (link.user_id === null || !(await deleteLink(site.database, link.hash))) throw new Refusal("deadLink");
  await site.signIn.setPassword(link.user_id, password);
  await site.signIn.endSessions(link.user_id);
}
