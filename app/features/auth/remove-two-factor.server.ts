import { secondFactorOffEmail } from "../../emails/two-factor-off-email.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import { mailNotice } from "./enqueue-notice.server.ts";
import { needPerson } from "../users/require-user.server.ts";
import { mayRemoveSecondFactor } from "../users/user-permissions.ts";
import { deleteSecondFactor } from "../users/user-queries.server.ts";

/**
 * Switches another person's second factor off, ends all their sessions and tells them by letter.
 *
 * @throws Refusal notFound, adminsOnly, notYourself, or noSecondFactor
 */
export async function removeSecondFactor(site: Site, member: StaffMember, id: string): Promise<void> {
  await withTransaction(site, async (site, transaction) => {
    const person = await needPerson(transaction, id);
    if (!mayRemoveSecondFactor(member, person)) {
      if (member.role !== "admin") throw new Refusal("adminsOnly");
      throw new Refusal(member.id === id ? "notYourself" : "noSecondFactor");
    }
    await deleteSecondFactor(transaction, id);
    const what = "second factor switched off by an admin";
    await keepDeed(site, transaction, member, { what, subject: `user:${id}` });
    const write = (foundation: string) => secondFactorOffEmail({ to: person.email, foundation });
    await mailNotice(site, transaction, "second-factor-off", write);
  });
}
