import { Refusal } from "../../platform/refusals.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { keepDeed } from "../desk/keep-deed.server.ts";
import { deleteSubscriber } from "./staff-subscriber-store.server.ts";

/** Takes an address off the list; the log does not keep the address. @throws Refusal notFound */
export async function removeSubscriber(site: Site, member: StaffMember, id: number): Promise<void> {
  await site.database.transaction().execute(async (transaction) => {
    if (!(await deleteSubscriber(transaction, id))) throw new Refusal("notFound");
    await keepDeed(site, transaction, member, { what: "subscriber removed", subject: `subscriber:${id}` });
  });
}
