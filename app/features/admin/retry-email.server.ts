import { withTransaction } from "../../server/db/with-transaction.ts";
import { endOfPatience } from "../../server/mail/retry-delays.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import * as store from "./outbox-queries.server.ts";
import { mayReadMail } from "./outbox-permissions.ts";

/**
 * Lets a letter that failed or waits begin anew: it is tried at once, and has all its tries before it.
 *
 * @throws Refusal adminsOnly, notFound, or letterGone for one that is sent or that nobody could use any more
 */
export async function sendLetterAgain(site: Site, member: StaffMember, id: number): Promise<void> {
  if (!mayReadMail(member)) throw new Refusal("adminsOnly");
  const now = site.clock.now();
  await withTransaction(site, async (site, transaction) => {
    if ((await store.findState(transaction, id)) === undefined) throw new Refusal("notFound");
    const isAwake = await store.wakeLetter(transaction, id, now.toISOString(), endOfPatience(now));
    if (!isAwake) throw new Refusal("letterGone");
    await keepDeed(site, transaction, member, { what: "letter sent again", subject: `letter:${id}` });
  });
}

/**
 * Deletes a letter that failed, with all that stands in it.
 *
 * @throws Refusal adminsOnly, or notFound for anything but a letter that failed
 */
export async function deleteLetter(site: Site, member: StaffMember, id: number): Promise<void> {
  if (!mayReadMail(member)) throw new Refusal("adminsOnly");
  await withTransaction(site, async (site, transaction) => {
    if (!(await store.deleteFailedLetter(transaction, id))) throw new Refusal("notFound");
    await keepDeed(site, transaction, member, { what: "letter deleted", subject: `letter:${id}` });
  });
}
