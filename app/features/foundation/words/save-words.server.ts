import { staffPages as words } from "content/staff-pages.ts";
import { insertVersion } from "../../../cms/content-queries.server.ts";
import { newerRejection } from "../../../cms/handle-content-form.server.ts";
import { asking, findUnanswered, readAnswers, recordAnswers } from "../../../cms/protection/protect-story.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { listAdminNames } from "../../../server/auth/list-admin-addresses.server.ts";
import type { Actor, InTransaction, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { type PageKey, type PageWords, pageWordsOf } from "../../../server/page-words.ts";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import type { Status } from "../../../values/publishing-status.ts";
import { siteLanguage } from "../../../values/site-language.ts";
import { askAboutWords } from "./ask-about-words.server.ts";
import { findDeclaredWords } from "./declared-words.server.ts";
import { liveContent } from "./find-words.server.ts";
import { mergeWords } from "./merge-words.server.ts";
import { findPageText, savePageText } from "./page-text-queries.server.ts";
import { isSame, valueAt, type WordValues } from "./word-field.ts";
import { canPublishSureWords, changingWords, publishingSureWords } from "./word-permissions.ts";
import { formValuesOfWords, labelsOfWords } from "./words-form-values.ts";

export interface WantedWords {
  values: WordValues;
  status: Status;
  /** Time of a scheduled change (ISO date and time, UTC). */
  publishAt: string | undefined;
  origin?: "restored";
}

interface SaveOptions {
  seen?: number | undefined;
  newer?: string;
  /** Submitted form with answers to the words guard; without it, questions cannot be answered. */
  formValues?: FormValues;
}

/** The member who saves. Without a request, the sign-in never counts as fresh. */
type Saver = Actor & Partial<Pick<Sender, "requestInfo">>;

export const versionSubject = (page: PageKey) => `words:${page}`;

/**
 * Saves the texts of a page: published, as a draft, or scheduled. Each save adds a version, and an audit event for each
 * changed field. The words guard and the money guard check published texts. `sure` texts need an admin who has just
 * signed in.
 * @param seen page's version when the form was opened; undefined skips the check
 * @param newer first sentence of a conflict
 * @throws FormError after a conflict, with questions, and for `sure` texts of other members; nothing is stored then
 * @throws AppError adminsOnly
 * @throws Response that redirects to the password page
 */
export async function saveWords(
  { ctx, member, requestInfo }: Saver,
  page: PageKey,
  wanted: WantedWords,
  { seen, newer = "", formValues }: SaveOptions = {},
): Promise<void> {
  requireAct({ member }, changingWords);
  await withTransaction(ctx, async (ctx, transaction) => {
    const now = ctx.clock.now().toISOString();
    const row = await findPageText(transaction, page);
    const { version = 0, status, next_content: next = null } = row ?? {};
    const live = liveContent(row, now);
    const content = JSON.stringify(wanted.values);
    if (seen !== undefined && seen !== version) {
      const isSameHour = wanted.status !== "scheduled" || wanted.publishAt === row?.publish_at;
      if (wanted.status === status && isSameHour && (next ?? live) === content) return;
      throw rejectOlder(await findDeclaredWords(ctx, page), version, next ?? live, newer, wanted.values);
    }
    const said = readAnswers(formValues ?? {});
    const asked = wanted.status === "draft" ? [] : await askAboutWords(ctx, page, wanted.values);
    const questions = await findUnanswered(transaction, versionSubject(page), asked, said);
    if (wanted.status !== "draft") await requireSureWords({ ctx, member }, page, live, wanted.values);
    if (questions.length > 0) throw asking(words.notYet, questions, formValues);
    if (wanted.status !== "draft") await requireFreshWords({ ctx, member, requestInfo }, page, live, wanted.values);
    const publishAt = wanted.publishAt ?? null;
    const stored =
      wanted.status === "published"
        ? { content, ...noNext }
        : {
            content: live,
            next_content: content,
            next_language: siteLanguage(),
            publish_at: wanted.status === "scheduled" ? publishAt : null,
          };
    await savePageText(transaction, { name: page, ...stored, status: wanted.status, version: version + 1 });
    await recordAnswers(ctx, member, versionSubject(page), asked, said);
    if (version === 0) await insert(ctx, page, { version, saved_by: "", content: "{}", origin: null });
    const origin = wanted.origin ?? (wanted.status === "published" ? "published" : "saved");
    await insert(ctx, page, { version: version + 1, saved_by: member.name, content, origin });
    const what = `page ${wanted.status === "published" ? "changed" : wanted.status === "draft" ? "drafted" : "scheduled"}`;
    const before = wanted.status === "published" ? live : (next ?? live);
    for (const change of changesOf(await findDeclaredWords(ctx, page), page, before, content))
      await recordAuditEvent(ctx, transaction, member, { what, ...change });
  });
}

/** Finds the `sure` fields that the save changes, if payment methods are public. */
async function findSureChanges({ ctx }: Saver, page: PageKey, live: string, values: WordValues): Promise<string[]> {
  if (!(await ctx.moneyGuard.areWaysLive(ctx))) return [];
  const declared = pageWordsOf(ctx.features)[page];
  const before = mergeWords(declared, live).words;
  const after = mergeWords(declared, JSON.stringify(values)).words;
  return Object.entries(declared.fields).flatMap(([path, { isSure }]) =>
    isSure && !isSame(valueAt(before, path), valueAt(after, path)) ? [path] : [],
  );
}

/** @throws FormError that names the admins who can publish */
async function requireSureWords(saver: Saver, page: PageKey, live: string, values: WordValues): Promise<void> {
  const changed = await findSureChanges(saver, page, live, values);
  if (changed.length === 0 || canPublishSureWords(saver.member, true)) return;
  const sentence = words.sure.refused(await listAdminNames(saver.ctx));
  const errors = Object.fromEntries(changed.map((path) => [path, words.sure.field]));
  throw new FormError(`${words.notYet} ${sentence}`, { status: 403, errors });
}

/** @throws Response that redirects to the password page; FormError without a request */
async function requireFreshWords(saver: Saver, page: PageKey, live: string, values: WordValues): Promise<void> {
  if ((await findSureChanges(saver, page, live, values)).length === 0) return;
  const { member, requestInfo } = saver;
  if (requestInfo === undefined) throw new FormError(`${words.notYet} ${words.sure.fromPage}`);
  requireAct({ member, requestInfo }, publishingSureWords, `/admin/pages/${page}`);
}

/**
 * Deletes the draft or the scheduled change. Published texts do not change.
 * @throws FormError if another member changed it meanwhile; AppError adminsOnly
 */
export async function discardNext(
  { ctx, member }: Actor,
  page: PageKey,
  { seen, newer = "" }: { seen?: number; newer?: string } = {},
): Promise<void> {
  requireAct({ member }, changingWords);
  await withTransaction(ctx, async (ctx, transaction) => {
    const row = await findPageText(transaction, page);
    if (row === undefined || row.next_content === null) return;
    if (seen !== undefined && seen !== row.version) throw new FormError(newer, { status: 409 });
    const content = liveContent(row, ctx.clock.now().toISOString());
    const version = row.version + 1;
    await savePageText(transaction, { name: page, content, ...noNext, status: "published", version });
    await insert(ctx, page, { version, saved_by: member.name, content, origin: "restored" });
    const subject = `page:${page}`;
    await recordAuditEvent(ctx, transaction, member, { what: "page draft discarded", subject });
  });
}

const noNext = { next_content: null, next_language: null, publish_at: null };

type Kept = Omit<Parameters<typeof insertVersion>[1], "subject" | "saved_at">;

const insert = (ctx: InTransaction, page: PageKey, version: Kept) =>
  insertVersion(ctx.db, { ...version, subject: versionSubject(page), saved_at: ctx.clock.now().toISOString() });

function changesOf(declared: PageWords, page: PageKey, was: string, content: string) {
  const { words: old } = mergeWords(declared, was);
  const { words: now } = mergeWords(declared, content);
  return Object.keys(declared.fields).flatMap((path) => {
    const before = valueAt(old, path);
    const after = valueAt(now, path);
    return isSame(before, after) ? [] : [{ subject: `page:${page}.${path}`, before, after }];
  });
}

function rejectOlder(declared: PageWords, version: number, content: string, newer: string, values: WordValues) {
  const of = (json: string) => formValuesOfWords(declared, mergeWords(declared, json).words);
  return newerRejection(newer, version, of(content), of(JSON.stringify(values)), labelsOfWords(declared));
}
