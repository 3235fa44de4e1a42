import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { hasActiveLead, listWhoIsNotified } from "../../../server/auth/list-safeguarders.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { fingerprintOf } from "../../../server/http/repeated-sends.server.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import type { TakenForm } from "../../../server/http/take-files.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { enqueueOrJoin } from "../../../server/mail/join-emails.server.ts";
import type { RemakeEmail } from "../../../server/mail/remade-emails.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { drawCode } from "../../../values/transfer-reference.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import {
  attachUnchecked,
  canQueueFiles,
  checkPrivateFiles,
  noteMissing,
  withUncheckedFiles,
} from "../../media/private-files/check-files.server.ts";
import { listPrivateFiles } from "../../media/private-files/private-files.server.ts";
import type { SealedDraft } from "../../media/private-files/sealed-files.server.ts";
import { findOfficeAddresses } from "../../people/users/find-office.server.ts";
import { concernWaitsEmail, concernWithoutLeadEmail } from "./concern-emails.tsx";
import * as store from "./concern-queries.server.ts";
import type { Concern } from "./concern-schema.ts";
import { insertConcern } from "./sealed-concerns.server.ts";

export interface SentFiles {
  files: SealedDraft[];
  /** Reason why files are missing already; undefined if none are. */
  problem?: TakenForm<SealedDraft>["problem"];
}

export interface Sender {
  address: string;
  /** Idempotency key of the form; without it, each submission is a new report. */
  formKey?: string | undefined;
}

/** Rate limit of reports with files from one network. Above it, reports are stored without their files. */
const fileLimit = { what: "concern files", times: 100, minutes: 60 };

/** Maximum number of files, because a lead opens each file separately. */
const maxFiles = 5;

/** Generates a form key for a page that is rendered again for each visit. */
export const drawFormKey = (): string => randomBytes(16).toString("hex");

/** Maximum time that the response waits for the check of files (ms). */
const answerMs = 400;

/**
 * Stores a concern with its files, and notifies its readers, in one transaction. Files are checked afterwards, so that
 * a file cannot prevent the report.
 * @returns the short number; the same number for a form that is sent twice
 */
export async function reportConcern(
  ctx: AppContext,
  concern: Concern,
  sent: SentFiles,
  { address = "", formKey = randomUUID() }: Partial<Sender> = {},
): Promise<string> {
  const prints = hashForm(formKey, concern, sent);
  const known = await findSame(ctx.db, prints, sent.problem === "busy");
  if (known?.fingerprint === prints.whole) return known.reference;
  const first = sent.files.slice(0, maxFiles);
  const files = (await canTakeFiles(ctx, address, first.length)) ? first : [];
  const reference = await withUncheckedFiles(ctx, files, (stored) =>
    withTransaction(ctx, async (ctx, transaction) => {
      const hasRoom = stored.length === 0 || (await canQueueFiles(ctx, address, stored.length));
      const isBusy = sent.problem === "busy" || files.length < first.length || !hasRoom;
      const same = await findSame(transaction, prints, isBusy);
      // The files of the first submission could not be read; now they can.
      const isLate = same?.fingerprint === prints.busy && !isBusy && stored.length > 0;
      if (same !== undefined && !isLate) return same.reference;
      const reference = same?.reference ?? (await drawReference(transaction));
      const fingerprint = isBusy ? prints.busy : prints.whole;
      const id = same?.id ?? (await insertNew(ctx, concern, { reference, fingerprint, form: prints.form }));
      const owner = `concern:${id}`;
      if (isLate) await store.updateConcern(transaction, id, { fingerprint });
      if (!isBusy) await attachUnchecked(ctx, owner, stored, address);
      const problem = isBusy ? "busy" : (sent.problem ?? (sent.files.length > maxFiles ? "tooMany" : undefined));
      if (problem !== undefined) await noteMissing(ctx, owner, problem);
      if (!isLate) await notifyReaders(ctx, id, concern.danger);
      return reference;
    }),
  );
  if (files.length > 0) {
    // The check logs its own errors, and continues after the response.
    const checks = checkPrivateFiles(ctx).catch((error) => ctx.log.error("files not checked", errorFields(error)));
    await Promise.race([checks, wait(answerMs, undefined, { ref: false })]);
  }
  return reference;
}

async function insertNew(
  ctx: InTransaction,
  { danger, ...written }: Concern,
  facts: { reference: string; fingerprint: string; form: string },
): Promise<number> {
  const at = ctx.clock.now().toISOString();
  const row = {
    ...written,
    ...facts,
    is_danger: Number(danger),
    created_at: at,
    changed_at: at,
    state: "new" as const,
  };
  return insertConcern(ctx, row);
}

const canTakeFiles = async (ctx: AppContext, address: string, count: number): Promise<boolean> =>
  count === 0 || ((await canQueueFiles(ctx, address, count)) && (await countTowardsRateLimit(ctx, fileLimit, address)));

/** Finds an earlier report of the same form, even if its files cannot be read now. */
export async function findReported(
  { db }: Pick<AppContext, "db">,
  concern: Concern,
  sent: SentFiles,
  formKey: string = randomUUID(),
): Promise<string | undefined> {
  return (await findSame(db, hashForm(formKey, concern, sent), sent.problem === "busy"))?.reference;
}

/** Returns true if a form may contain files. Called before its body is read. */
export const canSendFiles = (ctx: AppContext, address: string): Promise<boolean> => canQueueFiles(ctx, address, 1);

/** Time for which the number of a report reveals the state of its files (ms). */
const answeredMs = 60 * 60_000;

/** Finds the state of a report's files, within an hour after the report. */
export async function findSentFiles({ db, clock }: AppContext, reference: string) {
  const since = new Date(clock.now().getTime() - answeredMs).toISOString();
  const id = await store.findRecentId(db, reference, since);
  const files = id === undefined ? [] : await listPrivateFiles({ db }, `concern:${id}`);
  return files.map(({ state, problem }) => ({ state, problem }));
}

export type SentFile = Awaited<ReturnType<typeof findSentFiles>>[number];

/** Hashes a form in three ways: its text, its text with files, and its text with files that were not read. */
function hashForm(formKey: string, concern: Concern, { files, problem }: SentFiles) {
  const form = fingerprintOf([formKey, JSON.stringify(concern)]);
  const busy = fingerprintOf([form, "busy"]);
  const whole =
    problem === "busy" ? busy : fingerprintOf([form, problem ?? "", ...files.map(({ checksum }) => checksum)]);
  return { form, busy, whole };
}

type Prints = ReturnType<typeof hashForm>;

/** Finds the same report. With different files, it is another report; files that were not read count as equal. */
async function findSame(db: Database, { form, busy, whole }: Prints, isBusy: boolean) {
  const ofForm = await store.findOfForm(db, form);
  return (
    ofForm.find(({ fingerprint }) => fingerprint === whole) ??
    (isBusy ? ofForm[0] : ofForm.find(({ fingerprint }) => fingerprint === busy))
  );
}

async function drawReference(db: Database): Promise<string> {
  for (;;) {
    const code = drawCode(randomInt);
    const reference = `${code.slice(0, 3)}-${code.slice(3)}`;
    if (!(await store.isReferenceTaken(db, reference))) return reference;
  }
}

/**
 * Limits of e-mails for each reader within an hour; `enqueueOrJoin` joins further reports. Danger has its own limit, so
 * that many other reports cannot hide a child in danger.
 */
const notifying = { kind: "concern", most: 10, joinedKind: "concern-more" };
const notifyingOfDanger = { ...notifying, kind: "concern-danger", most: 30 };

async function notifyReaders(ctx: InTransaction, id: number, isDanger: boolean): Promise<void> {
  const joining = { ...(isDanger ? notifyingOfDanger : notifying), cause: `concern:${id}` };
  const { name: foundation } = await findSettings(ctx);
  const siteUrl = findSiteAddress(ctx);
  const about = { foundation, at: ctx.clock.now().toISOString() };
  const { readers, instead, hasLead } = await listWhoIsNotified(ctx);
  const tell = (to: string, by: keyof typeof concernRemakes, link: string | undefined) =>
    enqueueOrJoin(ctx, to, (isMore) => templates[by]({ ...about, to, link, isMore }), {
      ...joining,
      remadeFrom: (isMore) => ({ by, fields: { ...about, link, isMore } }),
    });
  for (const { email } of readers) await tell(email, "concern waits", siteUrl && `${siteUrl}/admin/concerns`);
  if (hasLead) return;
  for (const to of new Set([...instead.map(({ email }) => email), ...(await findOfficeAddresses(ctx))]))
    if (readers.every(({ email }) => email !== to))
      await tell(to, "concern without lead", siteUrl && `${siteUrl}/admin/manageusers`);
}

const templates = { "concern waits": concernWaitsEmail, "concern without lead": concernWithoutLeadEmail };

type Stored = Omit<Parameters<typeof concernWaitsEmail>[0], "to" | "since"> & { at: string };

/** Render queued e-mails again, because the lead may have changed. */
export const concernRemakes = {
  "concern waits": async (ctx, { to }, fields) => {
    const { at, ...about } = fields as unknown as Stored;
    const { readers } = await listWhoIsNotified(ctx);
    const isOver = readers.every(({ email }) => email !== to);
    return concernWaitsEmail({ ...about, to, since: isOver ? writeMoment(at) : undefined });
  },
  "concern without lead": async (ctx, { to }, fields) => {
    const { at, ...about } = fields as unknown as Stored;
    const isOver = await hasActiveLead(ctx);
    return concernWithoutLeadEmail({ ...about, to, since: isOver ? writeMoment(at) : undefined });
  },
} satisfies Record<string, RemakeEmail>;
