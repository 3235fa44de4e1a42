import { errors } from "content/error-sentences.ts";
import { staffPrivacy as words } from "content/staff-privacy.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import { nameInAuditLog } from "../../../server/closings/erased-people.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { defineErrors, type ErrorCode } from "../../../server/http/errors.ts";
import { monthsBefore } from "../../../values/dates.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { readSetting, saveSetting } from "../../foundation/settings/keep-setting.server.ts";
import { type Gathered, gatherPerson } from "./gather-person.server.ts";
import { countAddresses, findRequests } from "./person-queries.server.ts";
import { canAnswerDataRequests } from "./privacy-permissions.ts";

const privacyErrors = defineErrors({ foundationAddress: 409 }, errors.privacy);

/**
 * Counts the personal data of an e-mail address, with first and last dates.
 * @param email in lower case
 * @throws AppError adminsOnly
 */
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
    /** Number of records that keep the name as a proof. */
    proofs: signed.filter((one) => one.class === "proof").length,
    /** True if public pages show the name; the form for erasing then asks whether to remove it there also. */
    hasByline:
      records.some(({ isInPublic, keys = [] }) => isInPublic === true && keys.length > 0) ||
      signed.some((one) => one.class === "byline"),
    requests: await findRequests(ctx.db, nameInAuditLog(ctx, email)),
    whyNot: await whyNotErase(ctx, member, found),
  };
}

export type FoundPerson = Awaited<ReturnType<typeof findPerson>>;

/** Returns why this person cannot be erased now; undefined if they can. */
export async function whyNotErase(
  ctx: AppContext,
  member: StaffMember,
  { person, ofFeatures }: Pick<Gathered, "person" | "ofFeatures">,
): Promise<ErrorCode | undefined> {
  // All contact messages were sent to this address, and contain other people's data.
  const { email: own } = await findSettings(ctx);
  if (own.toLowerCase() === person.email) return privacyErrors.foundationAddress;
  for (const { feature } of ofFeatures) {
    const reason = await feature.person?.whyNotErase?.(ctx, member, person);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/**
 * Exports all personal data of an e-mail address, without other people's data. The audit log records the export, but
 * not the address.
 * @param email in lower case
 * @throws AppError adminsOnly
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
    // Acts of others on the account include the changes; the person's own acts on other accounts do not.
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
 * Number of people in six months above which the Nigeria Data Protection Commission counts a controller as "of major
 * importance", which must register: Guidance Notice NDPC/HQ/GN/VOL.02/24 of 14 February 2024, to sections 5(d), 44 and
 * 65 of the Nigeria Data Protection Act 2023.
 */
const registrationLine = 200;

/** Maximum age of displayed counts (ms); older ones mean that the job does not run. */
const oldestCountsMs = 48 * 3_600_000;

interface PeopleCounts {
  all: number;
  recent: number;
  /** ISO date and time, UTC. */
  countedAt: string;
}

const countsSetting = "peopleCounts";

/** Counts people by e-mail address. The six months include all stored people, because storage counts as processing. */
async function countPeople(ctx: AppContext): Promise<PeopleCounts> {
  const now = ctx.clock.now();
  return { ...(await countAddresses(ctx, monthsBefore(now, 6).toISOString())), countedAt: now.toISOString() };
}

/** Counts people for `countDataSubjects`. Runs at night, because it reads whole tables. */
export async function cachePeopleCounts(ctx: AppContext): Promise<void> {
  await saveSetting(ctx.db, countsSetting, await countPeople(ctx));
}

/** Returns the last night's counts; on a site without any, counts now. */
export async function countDataSubjects(ctx: AppContext) {
  const kept = (await readSetting(ctx.db, countsSetting)) as PeopleCounts | undefined;
  const isKept = kept !== undefined && ctx.clock.now().getTime() - Date.parse(kept.countedAt) < oldestCountsMs;
  const { all, recent, countedAt } = isKept ? kept : await countPeople(ctx);
  return { all, recent, countedAt: writeMoment(countedAt), line: registrationLine, isPast: all > registrationLine };
}
