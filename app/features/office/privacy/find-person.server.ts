import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { monthsBefore } from "../../../values/dates.ts";
import { writeMoment } from "../../../values/lagos-time.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { requireUser } from "../../people/users/require-user.server.ts";
import { whyNotDelete } from "../../people/users/user-commands.server.ts";
import { isSuppressed } from "../../publishing/newsletter/subscriber-commands.server.ts";
import { type Gathered, gatherPerson, nameInAuditLog } from "./gather-person.server.ts";
import { findPeopleCounts, type PeopleCounts, savePeopleCounts } from "./people-counts-queries.server.ts";
import { countAddresses, findRequests } from "./person-queries.server.ts";
import { canAnswerDataRequests } from "./privacy-permissions.ts";

const sentence = "This is the foundation's own address. Change it in the settings first.";
export const privacyErrors = defineErrors({ foundationAddress: { status: 409, sentence } });

/** Counts the personal data of an address, with dates. @param email in lower case @throws AppError adminsOnly */
export async function findPerson(ctx: AppContext, member: StaffMember, email: string) {
  if (!canAnswerDataRequests(member)) throw new AppError("adminsOnly");
  const found = await gatherPerson(ctx, email);
  const { account, signed, subscription, otherRecords, occurrencesInContent, sharedNames } = found;
  const days = {
    messages: found.messages.map(({ created_at }) => created_at),
    subscription: subscription ? [subscription.confirmedAt] : [],
    promises: found.promises.map(({ created_at }) => created_at),
    gifts: found.gifts.map(({ recorded_at }) => recorded_at),
    guests: found.guests.map(({ created_at }) => created_at),
    volunteers: found.volunteers.map(({ created_at }) => created_at),
    bankLines: found.bankLines.map(({ added_at }) => added_at),
    unconfirmed: found.unconfirmed.map(({ requestedAt }) => requestedAt),
    account: account ? [account.createdAt] : [],
    emails: found.emails.map(({ created_at }) => created_at),
    posts: found.posts.map(({ timestamp }) => new Date(timestamp * 1_000).toISOString()),
    drafts: found.drafts.map(({ saved_at, seen_at }) => saved_at ?? seen_at),
    signed: signed.map(({ at }) => at),
    auditEvents: found.auditEvents.map(({ at }) => at),
  };
  const occurrences = Object.entries<(string | null)[]>(days).flatMap(([kind, all]) => {
    if (all.length === 0) return [];
    const sorted = all.filter((day) => day !== null).toSorted();
    return [{ kind: kind as keyof typeof days, count: all.length, first: sorted[0], last: sorted.at(-1) }];
  });
  return {
    ...{ email, occurrences, otherRecords, occurrencesInContent, sharedNames },
    consents: signed.filter(({ as }) => as === "consent_by").length,
    /** In public: erasing asks whether the name goes there, too. */
    hasByline: found.posts.length > 0 || signed.some(({ as }) => as === "counted_by"),
    requests: await findRequests(ctx.db, nameInAuditLog(ctx, email)),
    whyNot: await whyNotErase(ctx, member, email, account?.id),
  };
}

export type FoundPerson = Awaited<ReturnType<typeof findPerson>>;

async function whyNotErase(ctx: AppContext, member: StaffMember, email: string, id: string | undefined) {
  const { email: own } = await findSettings(ctx);
  if (own.toLowerCase() === email) return privacyErrors.foundationAddress;
  return id === undefined ? undefined : whyNotDelete(ctx.db, member, await requireUser(ctx.db, id));
}

/**
 * All personal data of an address (in lower case), without data of others. The audit log records the export without the
 * address. @throws AppError adminsOnly
 */
export async function exportPerson(ctx: AppContext, member: StaffMember, email: string): Promise<object> {
  if (!canAnswerDataRequests(member)) throw new AppError("adminsOnly");
  return withTransaction(ctx, async (ctx, transaction) => {
    const found = await gatherPerson(ctx, email);
    const subject = nameInAuditLog(ctx, email);
    await recordAuditEvent(ctx, transaction, member, { what: "person's data exported", subject });
    return {
      email,
      writtenAt: ctx.clock.now().toISOString(),
      newsletterNeverWrites: await isSuppressed(ctx, email),
      ...partsOf(found),
    };
  });
}

function partsOf(found: Gathered) {
  const { account, signIns, signed, ids } = found;
  return {
    messages: found.messages,
    answersToYou: found.replies.map(({ text, written_at }) => ({ text, writtenAt: written_at })),
    subscription: found.subscription ?? null,
    unconfirmedSubscriptions: found.unconfirmed,
    promisedGifts: found.promises,
    gifts: found.gifts,
    placesAtEvents: found.guests,
    volunteering: found.volunteers,
    bankLines: found.bankLines,
    receipts: found.receipts,
    emailsToYou: found.emails
      .filter(({ isOthers }) => !isOthers)
      .map(({ kind, subject, state, created_at, sent_at }) => ({ kind, subject, state, created_at, sent_at })),
    account: account ? accountFields(account) : null,
    signIns: signIns ?? null,
    posts: found.posts,
    unsentDrafts: found.drafts.map(({ content, ...about }) => ({ ...about, content: readJson(content) })),
    namedAsStaff: signed,
    // Others' actions on the account include the changes; the person's own actions on others do not.
    log: found.auditEvents.map(({ at, what, subject, who_id, before, after }) => ({
      at,
      what,
      subject,
      byYou: ids.includes(who_id),
      ...(ids.includes(subject.replace("user:", "")) && { before: readJson(before), after: readJson(after) }),
    })),
  };
}

function accountFields(account: NonNullable<Gathered["account"]>) {
  const { name, firstName, lastName, email, dob, position, role, createdAt, updatedAt, twoFactorEnabled } = account;
  return {
    ...{ name, firstName, lastName, email, dateOfBirth: dob, position, role, createdAt, updatedAt },
    secondStep: Boolean(twoFactorEnabled),
  };
}

const readJson = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

/**
 * Data subjects in six months beyond which the Nigeria Data Protection Commission counts a controller as "of major
 * importance", with a duty to register: Guidance Notice NDPC/HQ/GN/VOL.02/24 of 14 February 2024, to sections 5(d), 44
 * and 65 of the Nigeria Data Protection Act 2023.
 */
const registrationLine = 200;

/** Older ones are not shown (ms): the job does not run. */
const oldestCountsMs = 48 * 3_600_000;

/** People by address. Storage is processing: the six months include all stored people, not only new ones. */
async function countPeople({ db, clock }: AppContext): Promise<PeopleCounts> {
  const now = clock.now();
  return { ...(await countAddresses(db, monthsBefore(now, 6).toISOString())), countedAt: now.toISOString() };
}

/** Counts the people, which reads eight tables whole: at night, for `countDataSubjects`. */
export async function keepPeopleCounts(ctx: AppContext): Promise<void> {
  await savePeopleCounts(ctx.db, await countPeople(ctx));
}

/** The last night's counts; on a site that has none yet, those of now. */
export async function countDataSubjects(ctx: AppContext) {
  const kept = await findPeopleCounts(ctx.db);
  const isKept = kept !== undefined && ctx.clock.now().getTime() - Date.parse(kept.countedAt) < oldestCountsMs;
  const { all, recent, countedAt } = isKept ? kept : await countPeople(ctx);
  return { all, recent, countedAt: writeMoment(countedAt), line: registrationLine, isPast: all > registrationLine };
}
