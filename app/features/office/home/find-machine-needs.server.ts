import { machineNeeds as words } from "content/staff-backups.ts";
import { mailNeeds } from "content/staff-mail.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { overdueSince } from "../../../server/mail/resend-delays.ts";
import type { Need } from "../../../server/need.ts";
import { writeSince } from "../../../values/site-days.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { canConfigureMachine, canReadOutbox } from "./admin-permissions.ts";
import { findBackupStatus, findClockJump } from "./operations-commands.server.ts";
import { countFailedEmails, findOldestFailedEmail } from "./outbox-queries.server.ts";

/** Returns a need that links to a card further down the page, which has the details and the button. */
const below = (id: string, [label, detail]: readonly [string, string], act: string = words.look): Need => ({
  rank: "house",
  label,
  detail,
  act,
  path: `#${id}`,
  icon: "machine",
  ground: "machine",
});

/** Finds problems for admins: unsent e-mails, backups, the clock, and caches in front of the site. */
export async function findMachineNeeds(ctx: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canConfigureMachine(member)) return [];
  const since = ctx.cdn?.unpurgedSince?.toISOString();
  return [
    ...(canReadOutbox(member) ? await findEmailNeed(ctx) : []),
    ...(await findBackupNeed(ctx, member)),
    ...((await findClockJump(ctx)) ? [below("clock", words.clock)] : []),
    ...(since === undefined ? [] : [{ ...below("caches", words.caches), since }]),
  ];
}

async function findEmailNeed({ db, clock }: AppContext): Promise<Need[]> {
  const late = overdueSince(clock.now());
  const since = await findOldestFailedEmail(db, late);
  if (since === undefined) return [];
  const counts = await countFailedEmails(db, late);
  const row = {
    label: mailNeeds.label(counts.failed, counts.late),
    detail: mailNeeds.detail(writeSince(since, clock.now())),
  };
  const about = { ...row, act: mailNeeds.act, count: counts.failed + counts.late, since };
  return [{ ...about, rank: "house", icon: "mail", ground: "machine", path: "/admin/mail" }];
}

async function findBackupNeed(ctx: AppContext, member: StaffMember): Promise<Need[]> {
  const { isLate, isOff, failure, failedAt, unread, lacking, good } = await findBackupStatus(ctx);
  const { late, failed, off, ...others } = words.backups;
  if (lacking !== undefined) return [{ ...below("backups", others.lacking), since: lacking.madeAt }];
  if (isLate) return [{ ...below("backups", late), since: good?.madeAt }];
  if (failure !== undefined) return [{ ...below("backups", failed), since: failedAt }];
  if (unread !== undefined) return [below("backups", others.unread)];
  if (!canConfigureMachine(member)) return [];
  if (isOff) return [below("backups", off)];
  if (good === undefined || ctx.config.backups?.by !== "folder") return [];
  return [below("backups", [words.here, words.hereDetail(writeMoment(good.madeAt))], words.fix)];
}
