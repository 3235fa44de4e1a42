import { secondFactorOffEmail } from "../../emails/second-factor-off-email.ts";
import { withTransaction } from "../../platform/database/with-transaction.ts";
import { Refusal } from "../../platform/refusals.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { keepDeed } from "../desk/keep-deed.server.ts";
import { mailNotice } from "./mail-notice.server.ts";
import { needPerson } from "./need-person.server.ts";
import { mayRemoveSecondFactor } from "./people-rules.ts";
import { deleteSecondFactor } from "./user-store.server.ts";

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
