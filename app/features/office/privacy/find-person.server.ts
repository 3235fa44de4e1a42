import { errors } from "content/error-sentences.ts";
import { staffPrivacy as words } from "content/staff-privacy.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { defineErrors, type ErrorCode } from "../../../server/http/errors.ts";
import { monthsBefore } from "../../../values/dates.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { readSetting, saveSetting } from "../../foundation/settings/keep-setting.server.ts";
import { type Gathered, gatherPerson, nameInAuditLog } from "./gather-person.server.ts";
import { countAddresses, findRequests } from "./person-queries.server.ts";
import { canAnswerDataRequests } from "./privacy-permissions.ts";

const privacyErrors = defineErrors({ foundationAddress: 409 }, errors.privacy);

/** Counts the personal data of an address, with dates. @param email in lower case @throws AppError adminsOnly */
export async function findPerson(ctx: AppContext, member: StaffMember, email: string) {
  requireMay(member, canAnswerDataRequests);
  const found = await gatherPerson(ctx, email);
  const { records, signed, otherRecords, occurrencesInContent, sharedNames } = found;
  const { emails, named, log } = words.found.kinds;
  const all: { label?: string; moments?: (string | null)[] }[] = [
    ...records,
    { label: emails, moments: found.emails.map(({ created_at }) => created_at) },
    { label: named, moments: signed.map(({ at }) => at) },
    { label: log, moments: found.auditEvents.map(({ at }) => at) },
  ];
  const occurrences = all.flatMap(({ label, moments = [] }) => {
    if (label === undefined || moments.length === 0) return [];
    const sorted = moments.filter((moment) => moment !== null).toSorted();
    return [{ label, count: moments.length, first: sorted[0], last: sorted.at(-1) }];
  });
  return {
    email,
    occurrences,
    otherRecords,
    occurrencesInContent,
    sharedNames,
    /** Records where the name stays, as the proof of something. */
    proofs: signed.filter((one) => one.class === "proof").length,
    /** True for a name that stands in public: erasing asks if it is also removed there. */
    hasByline:
      records.some(({ isInPublic, keys = [] }) => isInPublic === true && keys.length > 0) ||
      signed.some((one) => one.class === "byline"),
    requests: await findRequests(ctx.db, nameInAuditLog(ctx, email)),
    whyNot: await whyNotErase(ctx, member, found),
  };
}

export type FoundPerson = Awaited<ReturnType<typeof findPerson>>;

/** Why this person cannot be erased now; undefined where they can. */
export async function whyNotErase(
  ctx: AppContext,
  member: StaffMember,
  { person, ofFeatures }: Pick<Gathered, "person" | "ofFeatures">,
): Promise<ErrorCode | undefined> {
  // All contact messages go to this address, and belong to others.
  const { email: own } = await findSettings(ctx);
  if (own.toLowerCase() === person.email) return privacyErrors.foundationAddress;
  for (const { feature } of ofFeatures) {
    const reason = await feature.person?.whyNotErase?.(ctx, member, person);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/**
 * All personal data of an address (in lower case), without data of others. The audit log records the export without the
 * address. @throws AppError adminsOnly
 */
export async function exportPerson(ctx: AppContext, member: StaffMember, email: string): Promise<object> {
  requireMay(member, canAnswerDataRequests);
  return withTransaction(ctx, async (ctx, transaction) => {
    const found = await gatherPerson(ctx, email);
    const subject = nameInAuditLog(ctx, email);
    await recordAuditEvent(ctx, transaction, member, { what: "person's data exported", subject });
    return { email, writtenAt: ctx.clock.now().toISOString(), ...partsOf(found) };
  });
}

function partsOf({ person, records, emails, signed, auditEvents }: Gathered) {
  return {
    ...Object.fromEntries(records.map(({ name, exported }) => [name, exported])),
    emailsToYou: emails
      .filter(({ isOthers }) => !isOthers)
      .map(({ kind, subject, state, created_at, sent_at }) => ({ kind, subject, state, created_at, sent_at })),
    namedAsStaff: signed.map(({ record, as, at }) => ({ record, as, at })),
    // Others' actions on the account include the changes; the person's own actions on others do not.
    log: auditEvents.map(({ at, what, subject, who_id, before, after }) => ({
      at,
      what,
      subject,
      byYou: person.accountIds.includes(who_id),
      ...(person.accountIds.includes(subject.replace("user:", "")) && {
        before: readJson(before),
        after: readJson(after),
      }),
    })),
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

/** People by address, as counted at a moment. */
interface PeopleCounts {
  all: number;
  recent: number;
  /** ISO date and time, UTC. */
  countedAt: string;
}

/** Setting of the last night's counts. */
const countsSetting = "peopleCounts";

/** People by address. Storage is processing: the six months include all stored people, not only new ones. */
async function countPeople(ctx: AppContext): Promise<PeopleCounts> {
  const now = ctx.clock.now();
  return { ...(await countAddresses(ctx, monthsBefore(now, 6).toISOString())), countedAt: now.toISOString() };
}

/** Counts the people, which reads whole tables: cached at night, for `countDataSubjects`. */
export async function cachePeopleCounts(ctx: AppContext): Promise<void> {
  await saveSetting(ctx.db, countsSetting, await countPeople(ctx));
}

/** The last night's counts; on a site that has none yet, those of now. */
export async function countDataSubjects(ctx: AppContext) {
  const kept = (await readSetting(ctx.db, countsSetting)) as PeopleCounts | undefined;
  const isKept = kept !== undefined && ctx.clock.now().getTime() - Date.parse(kept.countedAt) < oldestCountsMs;
  const { all, recent, countedAt } = isKept ? kept : await countPeople(ctx);
  return { all, recent, countedAt: writeMoment(countedAt), line: registrationLine, isPast: all > registrationLine };
}
