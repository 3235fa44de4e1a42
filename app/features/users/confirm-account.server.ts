import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext, Sender } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { lagosDate } from "../../values/dates.ts";
import { readStandings, recordStandingChange } from "./find-settled-people.server.ts";
import { requireUser, userErrors } from "./require-user.server.ts";
import type { Standing } from "./settled-people.ts";
import { canConfirmAccount } from "./user-permissions.ts";
import { findUserByEmail } from "./user-queries.server.ts";

type Read = Awaited<ReturnType<typeof readStandings>>;

/** What the page of users says of an account: settled, new, or one person with another one. */
export function describeStanding({ standingOf, accounts, settledAdmins }: Read, member: StaffMember, id: string) {
  const standing = standingOf(id);
  const { isSettled, settledAt, hand } = standing;
  const tiedTo = hand === undefined ? undefined : (accounts.find((account) => account.id === hand)?.name ?? "");
  return {
    isSettled,
    newUntil: settledAt && lagosDate(new Date(settledAt)),
    /** Name of whose hand made it; empty for an account that is gone, or for the server. */
    tiedTo,
    canConfirm: settledAdmins.some((admin) => admin.id === member.id) && isOpenTo(standingOf(member.id), standing),
  };
}

/** Somebody else confirms: another person than who has made the account, or has it. */
const isOpenTo = (own: Standing, of: Standing): boolean =>
  own.person !== of.person && (!of.isSettled || of.hand !== undefined);

/**
 * A settled admin knows who has an account: from here on it counts as a person of its own. Twice is once.
 * @throws AppError adminsOnly, notFound; notAnotherPerson unless the member is another settled admin
 */
export async function confirmAccount({ ctx, member }: Sender, id: string): Promise<void> {
  if (!canConfirmAccount(member)) throw new AppError("adminsOnly");
  await withTransaction(ctx, async (ctx, transaction) => {
    await requireUser(transaction, id);
    const { standingOf, areTwo, settledAdmins } = await readStandings(ctx);
    const [own, of] = [standingOf(member.id), standingOf(id)];
    if (of.isSettled && of.hand === undefined && areTwo(member.id, id)) return;
    if (!settledAdmins.some((admin) => admin.id === member.id) || !isOpenTo(own, of))
      throw new AppError(userErrors.notAnotherPerson);
    await recordStandingChange(ctx, { account: id, what: "confirmed", by: member.id });
    await recordAuditEvent(ctx, transaction, member, { what: "person confirmed", subject: `user:${id}` });
  });
}

/** As whoever runs the server. @returns false for an address without an account */
export async function confirmFromShell(ctx: AppContext, email: string, shell: Pick<StaffMember, "id" | "name">) {
  return withTransaction(ctx, async (ctx, transaction) => {
    const found = await findUserByEmail(transaction, email);
    if (found === undefined) return false;
    await recordStandingChange(ctx, { account: found.id, what: "confirmed", by: shell.id });
    await recordAuditEvent(ctx, transaction, shell, { what: "person confirmed", subject: `user:${found.id}` });
    return true;
  });
}
