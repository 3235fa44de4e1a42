import { staffBackups } from "content/staff-backups.ts";
import { readBackupStatus } from "../../../server/archives/backup-status.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { askForBackup, findBackupTurn } from "../../../server/db/backup-turn.server.ts";
import { checkClock, isSmallClockStep, trustTime } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { canConfigureMachine, canConfirmClock } from "./admin-permissions.ts";

export type ClockJump = Awaited<ReturnType<typeof findClockJump>>;

/** Returns an unconfirmed clock jump (ISO dates and times, UTC); undefined while the clock is trusted. */
export async function findClockJump(ctx: AppContext) {
  const { now, trusted, isTrusted } = await checkClock(ctx);
  return isTrusted ? undefined : { now: now.toISOString(), trusted };
}

/**
 * Confirms the clock after a jump, so that old data is deleted again.
 * @param shown time that the admin's page showed (ISO date and time, UTC)
 * @returns false if the clock differs now
 * @throws AppError adminsOnly
 */
export async function confirmClock(ctx: AppContext, member: StaffMember, shown: string): Promise<boolean> {
  requireMay(member, canConfirmClock);
  return withTransaction(ctx, async (ctx, transaction) => {
    const { now, trusted, isTrusted } = await checkClock(ctx);
    // The clock was confirmed before.
    if (isTrusted) return true;
    if (!isSmallClockStep(Date.parse(shown), now.getTime())) return false;
    await trustTime(transaction, now.toISOString());
    const change = { before: trusted, after: now.toISOString() };
    await recordAuditEvent(ctx, transaction, member, { what: "clock confirmed", subject: "clock", ...change });
    return true;
  });
}

/**
 * Asks a job to make a backup. While a backup waits or is being made, a second request has no effect.
 * @throws AppError adminsOnly
 * @throws FormError if backups are switched off
 */
export async function makeBackupNow(ctx: AppContext, member: StaffMember): Promise<void> {
  requireMay(member, canConfigureMachine);
  if (ctx.config.backups === undefined) throw new FormError(staffBackups.off, { status: 409 });
  await withTransaction(ctx, async (ctx, transaction) => {
    const { isAsked, isRunning } = await findBackupTurn(transaction, ctx.clock.now());
    if (isAsked || isRunning || !(await askForBackup(transaction))) return;
    await recordAuditEvent(ctx, transaction, member, { what: "backup asked for", subject: "backup" });
  });
}

/** Returns the status of the backups. */
export const findBackupStatus = ({ db, config, clock }: AppContext) => readBackupStatus(db, config, clock.now());
