import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { AppContext, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { siteDate } from "../../../values/dates.ts";
import { readStandings, recordStandingChange } from "./find-settled-people.server.ts";
import { requireUser } from "./require-user.server.ts";
import type { Standing } from "./settled-people.ts";
import { userErrors } from "./user-errors.ts";
import { canConfirmAccount } from "./user-permissions.ts";
import { findUserByEmail } from "./user-queries.server.ts";

type Read = Awaited<ReturnType<typeof readStandings>>;

/**
 * What the page of users says of an account: settled, new, or one person with another one.
 * @param ofGifts the same for cash, gifts and refunds
 */
export function describeStanding(read: Read, ofGifts: Read, member: StaffMember, id: string) {
  const { standingOf, areSame, accounts, settledAdmins } = read;
  const standing = standingOf(id);
  const { isSettled, settledAt, hand } = standing;
  const tiedTo = hand === undefined ? undefined : (accounts.find((account) => account.id === hand)?.name ?? "");
  return {
    isSettled,
    newUntil: settledAt && siteDate(new Date(settledAt)),
    /** Name of whose hand made it; empty for a deleted account, or for the server. */
    tiedTo,
    /** The trustees said who has it, and nobody else: it counts for cash, gifts and refunds. */
    isByTrustees: isOpen(standing) && !isOpen(ofGifts.standingOf(id)),
    /** What a confirmation is about: the account as the page shows it. */
    seen: lastChangeOf(read, id),
    canConfirm: settledAdmins.some((admin) => admin.id === member.id) && !areSame(member.id, id) && isOpen(standing),
  };
}

/** Id of the last thing that was done to an account; 0 without any. */
export const lastChangeOf = ({ changes }: Pick<Read, "changes">, id: string): number =>
  changes.findLast(({ account_id }) => account_id === id)?.id ?? 0;

/** There is something to confirm. Somebody else does: another person than who has made the account, or has it. */
const isOpen = ({ isSettled, hand }: Standing): boolean => !isSettled || hand !== undefined;

/**
 * A settled admin knows who has an account: from here on it counts as a person of its own. Twice is once.
 * @param seen id of the account's last change when the page was shown, 0 without any: it may be somebody else's by now
 * @throws AppError adminsOnly, notFound; notAnotherPerson unless the member is another settled admin; changedMeanwhile
 */
export async function confirmAccount({ ctx, member }: Sender, id: string, seen: number): Promise<void> {
  requireMay(member, canConfirmAccount);
  await withTransaction(ctx, async (ctx, transaction) => {
    await requireUser(transaction, id);
    const read = await readStandings(ctx);
    const { standingOf, areTwo, areSame, settledAdmins } = read;
    if (!isOpen(standingOf(id)) && areTwo(member.id, id)) return;
    if (!settledAdmins.some((admin) => admin.id === member.id) || areSame(member.id, id) || !isOpen(standingOf(id)))
      throw new AppError(userErrors.notAnotherPerson);
    if (seen !== lastChangeOf(read, id)) throw new AppError(userErrors.changedMeanwhile);
    await recordStandingChange(ctx, { account: id, what: "confirmed", by: member.id });
    await recordAuditEvent(ctx, transaction, member, { what: "person confirmed", subject: `user:${id}` });
  });
}

/** Confirms an account in the name of whoever runs the server. @returns false for an address without an account */
export async function confirmFromShell(ctx: AppContext, email: string, shell: Pick<StaffMember, "id" | "name">) {
  return withTransaction(ctx, async (ctx, transaction) => {
    const found = await findUserByEmail(transaction, email);
    if (found === undefined) return false;
    await recordStandingChange(ctx, { account: found.id, what: "confirmed", by: shell.id });
    await recordAuditEvent(ctx, transaction, shell, { what: "person confirmed", subject: `user:${found.id}` });
    return true;
  });
}
