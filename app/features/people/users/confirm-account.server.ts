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

/** Describes an account's standing for the users page. @param ofGifts standings for cash, gifts and refunds */
export function describeStanding(read: Read, ofGifts: Read, member: StaffMember, id: string) {
  const { standingOf, areSame, accounts, settledAdmins } = read;
  const standing = standingOf(id);
  const { isSettled, settledAt, hand } = standing;
  const tiedTo = hand === undefined ? undefined : (accounts.find((account) => account.id === hand)?.name ?? "");
  return {
    isSettled,
    newUntil: settledAt && siteDate(new Date(settledAt)),
    /** Name of the account that created this one; empty for a deleted account, or for the server. */
    tiedTo,
    /** True if only the trustees confirmed the account, which then counts only for cash, gifts and refunds. */
    isByTrustees: isOpen(standing) && !isOpen(ofGifts.standingOf(id)),
    /** Id of the account's last change; a confirmation is only about this state. */
    seen: lastChangeOf(read, id),
    canConfirm: settledAdmins.some((admin) => admin.id === member.id) && !areSame(member.id, id) && isOpen(standing),
  };
}

/** Returns the id of an account's last change; 0 if there is none. */
export const lastChangeOf = ({ changes }: Pick<Read, "changes">, id: string): number =>
  changes.findLast(({ account_id }) => account_id === id)?.id ?? 0;

/** Returns true if another person can still confirm the account. */
const isOpen = ({ isSettled, hand }: Standing): boolean => !isSettled || hand !== undefined;

/**
 * Confirms that an account belongs to a separate person; a settled admin does this. Idempotent.
 * @param seen id of the account's last change on the page; after a later change, the account may have another owner
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

/** Confirms an account for a person at the server's shell. @returns false for an unknown address */
export async function confirmFromShell(ctx: AppContext, email: string, shell: Pick<StaffMember, "id" | "name">) {
  return withTransaction(ctx, async (ctx, transaction) => {
    const found = await findUserByEmail(transaction, email);
    if (found === undefined) return false;
    await recordStandingChange(ctx, { account: found.id, what: "confirmed", by: shell.id });
    await recordAuditEvent(ctx, transaction, shell, { what: "person confirmed", subject: `user:${found.id}` });
    return true;
  });
}
