import { withTransaction } from "../../server/db/with-transaction.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import { findEmail } from "./subscriber-list-queries.server.ts";
import { findSubscriber } from "./subscriber-queries.server.ts";
import { suppressAddress } from "./suppress-address.server.ts";
import { takeOffList } from "./unsubscribe-by-staff.server.ts";

/**
 * Takes an address off the list; the log does not keep the address.
 *
 * @param forGood for somebody who complained: the newsletter never writes there again
 * @throws Refusal notFound
 */
export async function removeSubscriber(site: Site, member: StaffMember, id: number, forGood: boolean): Promise<void> {
  await withTransaction(site, async (site, transaction) => {
    const email = await findEmail(transaction, id);
    if (email === undefined) throw new Refusal("notFound");
    if (forGood) await suppressAddress(site, transaction, email, "complaint");
    else await takeOffList(transaction, email);
    const what = forGood ? "subscriber removed for good" : "subscriber removed";
    await keepDeed(site, transaction, member, { what, subject: `subscriber:${id}` });
  });
}

/** Ends the subscription that a letter's link belongs to. @returns false when it belongs to none, or to none any more */
export async function unsubscribe(site: Site, token: string | null): Promise<boolean> {
  return withTransaction(site, async ({ database: transaction }) => {
    const subscriber = await findSubscriber(transaction, "token", token ?? "");
    return subscriber !== undefined && takeOffList(transaction, subscriber.email);
  });
}

/** Does a letter's link belong to a subscription? Asking changes nothing. */
export async function isUnsubscribeLink({ database }: Site, token: string | null): Promise<boolean> {
  return (await findSubscriber(database, "token", token ?? "")) !== undefined;
}
