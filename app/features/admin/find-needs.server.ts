import { listUnapproved } from "../../cms/protection/approve-story.server.ts";
import { countDropped } from "../../cms/protection/drop-reasons.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { overdueSince } from "../../server/mail/retry-delays.ts";
import { findBankNeeds } from "../bank/find-bank-needs.server.ts";
import { findPaymentNeed } from "../checkout/checkout-commands.server.ts";
import { findConcernNeeds } from "../concerns/find-concern-needs.server.ts";
import { findGiftNeeds } from "../gifts/find-gift-needs.server.ts";
import { canReadSafeguarding } from "../safeguarding/safeguarding-permissions.ts";
import { findCreditNeed } from "../statements/list-credits.server.ts";
import { findTakedownNeed } from "../takedown/takedown-requests.server.ts";
import { findVolunteerNeed } from "../volunteers/find-volunteer-need.server.ts";
import { canConfigureMachine, canReadOutbox } from "./admin-permissions.ts";
import { contentTypes } from "./content-types.server.ts";
import * as store from "./dashboard-queries.server.ts";
import { type BackupStatus, type ClockJump, findBackupStatus, findClockJump } from "./operations-commands.server.ts";
import { countFailedEmails } from "./outbox-queries.server.ts";

/** Something that waits. `since`: ISO date and time, UTC, if it has one. */
export type Need = { since?: string | undefined } & (
  | { kind: "messages"; count: number; from: string; since: string }
  | { kind: "given"; id: number; subject: string; from: string; since: string }
  | { kind: "draft"; noun: store.ContentNoun; id: number; title: string; paragraphs: number; since: string }
  | { kind: "photos"; count: number }
  | { kind: "emails"; failed: number; late: number; since: string }
  | { kind: "gifts"; count: number; since: string }
  | { kind: "payments"; count: number; since: string }
  | { kind: "cash"; count: number; since: string }
  | { kind: "volunteers"; count: number; since: string }
  | { kind: "credits"; count: number; since: string }
  | { kind: "bank"; label: string; detail: string }
  | { kind: "backups"; state: "late" | "failed" | "off" }
  | { kind: "here"; endedAt: string }
  | { kind: "approvals"; count: number }
  | { kind: "reasons"; count: number }
  | { kind: "takedowns"; count: number; hoursLeft: number; since: string }
  | { kind: "concerns"; count: number; since: string }
  | { kind: "noLead"; hasReader: boolean }
  | { kind: "readers"; count: number; since: string }
  | { kind: "release"; names: string }
  | { kind: "clock" }
  | { kind: "caches"; since: string }
);

const maxNeeds = 7;

/**
 * What needs this person, the oldest first, at most `maxNeeds`: more drafts than fit are left out, since the lists have
 * them. @returns `all` counts them too
 */
export async function findNeeds(ctx: AppContext, member: StaffMember) {
  const [clock, backups] = [await findClockJump(ctx), await findBackupStatus(ctx)];
  const others = [
    await findMessages(ctx),
    await findGivenMessage(ctx, member),
    await findPhotos(ctx),
    canReadOutbox(member) ? await findEmails(ctx) : undefined,
    ...(await findGiftNeeds(ctx, member)),
    await findVolunteerNeed(ctx, member),
    await findCreditNeed(ctx, member),
    await findPaymentNeed(ctx, member),
    ...(await findBankNeeds(ctx, member)),
    ...(await findConcernNeeds(ctx, member)),
    await findTakedownNeed(ctx, member),
    await findApprovals(ctx, member),
    await findDroppedReasons(ctx, member),
    needOfBackups(ctx, member, backups),
    needOfClock(clock),
    ctx.cdn?.unpurgedSince && ({ kind: "caches", since: ctx.cdn.unpurgedSince.toISOString() } as const),
  ].filter((need): need is Exclude<typeof need, undefined> => need !== undefined);
  const drafts = await store.findOwnDrafts(ctx.db, member.id);
  const shown: Need[] = [...others];
  for (const draft of drafts.slice(0, maxNeeds - others.length)) {
    const { noun, id, title, since } = draft;
    shown.push({ kind: "draft", noun, id, title, since, paragraphs: await store.countParagraphs(ctx.db, draft) });
  }
  const last = "9";
  shown.sort((one, other) => ((one.since ?? last) < (other.since ?? last) ? -1 : 1));
  return { needs: shown, all: others.length + drafts.length, clock, backups };
}

/** Sensitive stories that wait for a second person. */
async function findApprovals(ctx: AppContext, member: StaffMember): Promise<Need | undefined> {
  const writable = Object.values(contentTypes).filter((type) => type.canWrite(member));
  const { length } = await listUnapproved(ctx, writable);
  return length === 0 ? undefined : { kind: "approvals", count: length };
}

/** Sensitive stories that somebody wants less sensitive: a lead knows of it, also one who writes none. */
async function findDroppedReasons(ctx: AppContext, member: StaffMember): Promise<Need | undefined> {
  if (!canReadSafeguarding(member)) return undefined;
  const count = await countDropped(ctx, Object.values(contentTypes));
  return count === 0 ? undefined : { kind: "reasons", count };
}

async function findMessages({ db }: AppContext): Promise<Need | undefined> {
  const found = await store.findNewMessages(db);
  return found && { kind: "messages", ...found };
}

async function findGivenMessage({ db }: AppContext, member: StaffMember): Promise<Need | undefined> {
  const found = await store.findGivenMessage(db, member.id);
  if (found === undefined) return undefined;
  const { id, subject, first_name: from, created_at: since } = found;
  return { kind: "given", id, subject, from, since };
}

async function findPhotos({ db }: AppContext): Promise<Need | undefined> {
  const { count, since } = await store.findUnconfirmedPhotos(db);
  return count === 0 ? undefined : { kind: "photos", count, since: since ?? undefined };
}

async function findEmails({ db, clock }: AppContext): Promise<Need | undefined> {
  const late = overdueSince(clock.now());
  const since = await store.findOldestFailedEmail(db, late);
  return since === undefined ? undefined : { kind: "emails", ...(await countFailedEmails(db, late)), since };
}

const needOfClock = (clock: ClockJump): Need | undefined => clock && { kind: "clock" };

/** That backups are off, or on this machine only, is for those who can change it. */
function needOfBackups({ config }: AppContext, member: StaffMember, status: BackupStatus): Need | undefined {
  const { isLate, isOff, last, good } = status;
  if (isLate) return { kind: "backups", state: "late", since: good?.endedAt };
  if (last?.failure) return { kind: "backups", state: "failed", since: last.endedAt };
  if (!canConfigureMachine(member)) return undefined;
  if (isOff) return { kind: "backups", state: "off" };
  return good && config.backups?.by === "folder" ? { kind: "here", endedAt: good.endedAt } : undefined;
}
