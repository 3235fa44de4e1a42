import { checkClock, isSmallClockStep, trustTime } from "../../server/db/trusted-time.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import { canConfirmClock } from "./clock-permissions.ts";

/**
 * Confirms that the clock is right after a jump, so that the site deletes by age again.
 *
 * @param shown the time that the admin read on the page: ISO date and time, UTC. Another one is not confirmed
 * @returns false when the clock says another time by now
 * @throws Refusal adminsOnly
 */
export async function confirmClock(site: Site, member: StaffMember, shown: string): Promise<boolean> {
  if (!canConfirmClock(member)) throw new Refusal("adminsOnly");
  return withTransaction(site, async (site, transaction) => {
    const { now, trusted, isTrusted } = await checkClock({ ...site, database: transaction });
    // A second press of the button finds it done.
    if (isTrusted) return true;
    if (!isSmallClockStep(Date.parse(shown), now.getTime())) return false;
    await trustTime(transaction, now.toISOString());
    await keepDeed(site, transaction, member, {
      what: "clock confirmed",
      subject: "clock",
      before: trusted,
      after: now.toISOString(),
    });
    return true;
  });
}
