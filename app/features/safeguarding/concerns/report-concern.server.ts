import { createHash, randomInt, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { concernWaitsEmail, concernWithoutLeadEmail } from "../../../emails/concern-email.tsx";
import { listWhoIsTold } from "../../../server/auth/list-safeguarders.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { FileProblem } from "../../../server/db/safeguarding-tables.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { enqueueOrJoin } from "../../../server/mail/join-emails.server.ts";
import { drawCode } from "../../../values/transfer-reference.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import {
  attachUnchecked,
  checkPrivateFiles,
  withUncheckedFiles,
} from "../../media/private-files/check-files.server.ts";
import { listPrivateFiles } from "../../media/private-files/private-files.server.ts";
import type { SealedDraft } from "../../media/private-files/sealed-files.server.ts";
import * as store from "./concern-queries.server.ts";
import type { Concern } from "./concern-schema.ts";
import { insertConcern } from "./sealed-concerns.server.ts";

/** What came with a report. */
export interface SentFiles {
  files: SealedDraft[];
  /** Why files of it are missing already. */
  problem?: FileProblem | undefined;
}

/** The answer does not wait longer for the check of files (ms). */
const answerMs = 400;

/**
 * Stores a concern with its files, and tells who reads safeguarding that something waits, or others while no lead is in force: one transaction. The files are
 * opened afterwards: none can keep the report out.
 * @param formKey of the form; without one each sending is a report of its own
 * @returns the short number that the reporter keeps; the same one for a form that is sent twice
 */
export async function reportConcern(
  ctx: AppContext,
  concern: Concern,
  sent: SentFiles,
  formKey: string = randomUUID(),
): Promise<string> {
  const created_at = ctx.clock.now().toISOString();
  const fingerprint = fingerprintOf(formKey, concern, sent);
  const known = await store.findReference(ctx.db, fingerprint);
  if (known !== undefined) return known;
  const { danger, ...written } = concern;
  const row = { ...written, is_danger: Number(danger), created_at, changed_at: created_at, fingerprint };
  const reference = await withUncheckedFiles(ctx, sent.files, (stored) =>
    withTransaction(ctx, async (ctx, transaction) => {
      const reference = await drawReference(transaction);
      const id = await insertConcern(ctx, { ...row, reference, state: "new" });
      // Sent twice at the same moment.
      if (id === undefined) return (await store.findReference(transaction, fingerprint)) ?? reference;
      const missing = sent.problem === undefined ? [] : [{ problem: sent.problem }];
      await attachUnchecked(ctx, `concern:${id}`, [...stored, ...missing]);
      await tellReaders(ctx, id, danger);
      return reference;
    }),
  );
  if (sent.files.length > 0) {
    // It logs its own errors, and goes on when the answer has left.
    const checks = checkPrivateFiles(ctx).catch((error) => ctx.log.error("files not checked", errorFields(error)));
    await Promise.race([checks, wait(answerMs, undefined, { ref: false })]);
  }
  return reference;
}

/** A report older than this says no more of its files to who has its number (ms). */
const toldMs = 60 * 60_000;

/** What became of the files of a report within its first hour. */
export async function findSentFiles({ db, clock }: AppContext, reference: string) {
  const since = new Date(clock.now().getTime() - toldMs).toISOString();
  const id = await store.findRecentId(db, reference, since);
  const files = id === undefined ? [] : await listPrivateFiles({ db }, `concern:${id}`);
  return files.map(({ state, problem }) => ({ state, problem }));
}

export type SentFile = Awaited<ReturnType<typeof findSentFiles>>[number];

/** A report whose files were refused at the door is another one than the same without files. */
function fingerprintOf(formKey: string, concern: Concern, { files, problem }: SentFiles): string {
  const hash = createHash("sha256").update(
    JSON.stringify(problem === undefined ? [formKey, concern] : [formKey, concern, problem]),
  );
  for (const file of files) hash.update(Buffer.from(file.sha256(), "hex"));
  return hash.digest("hex");
}

async function drawReference(db: Database): Promise<string> {
  for (;;) {
    const code = drawCode(randomInt);
    const reference = `${code.slice(0, 3)}-${code.slice(3)}`;
    if (!(await store.isReferenceTaken(db, reference))) return reference;
  }
}

/**
 * E-mails of their own within an hour, for each reader; further reports are joined (`enqueueOrJoin`). Who sends very many
 * can neither fill mail boxes, nor use up what the mail server sends in an hour, nor hide a child in danger behind them.
 */
const told = { kind: "concern", most: 10, joinedKind: "concern-more" };
const toldOfDanger = { ...told, kind: "concern-danger", most: 30 };

async function tellReaders(ctx: InTransaction, id: number, isDanger: boolean): Promise<void> {
  const joining = { ...(isDanger ? toldOfDanger : told), cause: `concern:${id}` };
  const { name: foundation, email: office } = await findSettings(ctx);
  const { siteUrl } = ctx.config;
  const link = siteUrl && `${siteUrl}/admin/concerns`;
  const { readers, instead, hasLead } = await listWhoIsTold(ctx);
  for (const { email: to } of readers)
    await enqueueOrJoin(ctx, to, (isMore) => concernWaitsEmail({ to, foundation, link, isMore }), joining);
  if (hasLead) return;
  const people = siteUrl && `${siteUrl}/admin/manageusers`;
  for (const to of new Set([...instead.map(({ email }) => email), office])) {
    if (readers.some(({ email }) => email === to)) continue;
    const write = (isMore: boolean) => concernWithoutLeadEmail({ to, foundation, link: people, isMore });
    await enqueueOrJoin(ctx, to, write, joining);
  }
}
