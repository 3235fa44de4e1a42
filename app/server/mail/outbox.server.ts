import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { doctorMail } from "content/doctor-mail.ts";
import type { ExpressionBuilder, Selectable, Updateable } from "kysely";
import { emailTimeoutMs } from "../config/timeouts.ts";
import type { AppContext } from "../context.server.ts";
import type { Database } from "../db/database.server.ts";
import type { OutboxEmailTable, Tables } from "../db/tables.ts";
import { checkClock } from "../db/trusted-time.ts";
import type { OpenTransaction } from "../db/with-transaction.ts";
import { Unavailable } from "../http/errors.ts";
import { countVisitorMail, type MailPriority, mailPriorities } from "./mail-priority-queries.server.ts";
import { type Email, MailError, PermanentFailure } from "./mailer.ts";
import { type RemadeFrom, readRemade, remakeEmail, storeRemade } from "./remade-emails.ts";
import { claimExpiresAt, giveUpAt, gracePeriodAtEnd, latestTry, nextResendAt, resendDelayAt } from "./resend-delays.ts";

type Row = Selectable<OutboxEmailTable>;

/** Timeout and delay for recording a result (ms); a claim lasts longer. */
const keepingMilliseconds = 300_000;
const delayMs = 1_000;

export interface EnqueueOptions {
  /** For example, `invitation`. */
  kind: string;
  /** Idempotency key, such as `message:12`. */
  idempotencyKey?: string;
  /** Expiry (ISO 8601, UTC); the e-mail is not sent afterwards. */
  expiresAt?: string;
  priority?: MailPriority;
  notBefore?: Date;
  /** Facts for an e-mail whose text depends on them and may change: it is rendered again when it is sent. */
  remadeFrom?: RemadeFrom;
}

/** Stores an e-mail in the transaction of its cause: both commit, or neither. @returns false for an existing idempotency key */
export async function enqueueEmail(
  { clock, config: settings }: Pick<AppContext, "clock" | "config">,
  transaction: OpenTransaction,
  email: Email,
  { kind, idempotencyKey, expiresAt, priority = "first", notBefore, remadeFrom }: EnqueueOptions,
): Promise<boolean> {
  const now = clock.now();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("outbox_emails")
    .values({
      idempotency_key: idempotencyKey,
      kind,
      recipient: email.to,
      reply_to: email.replyTo && JSON.stringify(email.replyTo),
      subject: email.subject,
      text: email.text,
      html: email.html,
      headers: JSON.stringify(storeRemade(email.headers ?? {}, remadeFrom)),
      message_id: email.messageId ?? `<${randomUUID()}@${hostOf(settings)}>`,
      state: "waiting",
      priority: mailPriorities[priority],
      attempts: 0,
      next_at: (notBefore ?? now).toISOString(),
      give_up_at: giveUpAt(now),
      expires_at: expiresAt,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

function hostOf({ mail, siteUrl }: AppContext["config"]): string {
  if (mail.by !== "mailbox") return mail.from.address.split("@")[1] ?? "localhost";
  return siteUrl === undefined ? "localhost" : new URL(siteUrl).hostname;
}

/**
 * Sends due e-mails concurrently: by priority, then the oldest first; those caused by visitors only up to their
 * maximum. Ends when none is left, when the transport fails, or at shutdown: then no new send starts, and those in
 * progress get six seconds.
 * Two processes never send the same e-mail at once. A crash between sending and recording causes one duplicate, after
 * the claim expires; mail programs detect it by its `Message-ID`.
 */
export async function sendQueuedEmails(ctx: AppContext, stopping: AbortSignal): Promise<void> {
  const over = new AbortController();
  const enough = new AbortController();
  const end = () => void setTimeout(() => enough.abort(), gracePeriodAtEnd).unref();
  if (stopping.aborted) return;
  stopping.addEventListener("abort", end, { once: true, signal: over.signal });

  let isBlocked = false;
  const work = async () => {
    while (!stopping.aborted && !isBlocked) {
      const email = await claimNext(ctx);
      if (email === undefined) return;
      if (!(await send(ctx, email, enough.signal))) isBlocked = true;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: ctx.mailer.atOnce }, work));
  over.abort();
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/**
 * Returns the condition for due e-mails that no process has claimed. A time too far in the future comes from a wrong
 * clock, and counts as past.
 */
function isDue(now: Date) {
  const iso = now.toISOString();
  return ({ eb, and, or }: ExpressionBuilder<Tables, "outbox_emails">) =>
    and([
      eb("state", "=", "waiting"),
      or([eb("next_at", "<=", iso), eb("next_at", ">", latestTry(now))]),
      or([eb("claimed_until", "is", null), eb("claimed_until", "<=", iso), eb("claimed_until", ">", latestTry(now))]),
    ]);
}

/** Finds the oldest due e-mail of the highest priority that has one. */
async function findNext(ctx: AppContext, now: Date): Promise<{ id: number } | undefined> {
  for (const priority of Object.values(mailPriorities)) {
    const found = await ctx.db
      .selectFrom("outbox_emails")
      .select("id")
      .where(isDue(now))
      .where("priority", "=", priority)
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    const isHeld = found !== undefined && priority === mailPriorities.visitor && (await isTotalReached(ctx, now));
    if (found !== undefined && !isHeld) return found;
  }
  return undefined;
}

const isTotalReached = async (ctx: AppContext, now: Date): Promise<boolean> =>
  (await countVisitorMail(ctx, ctx.config.visitorMail, now)).some(({ sent, most }) => sent >= most);

/** Claims the next e-mail. The update repeats the condition, as another process may claim the e-mail meanwhile. */
async function claimNext(ctx: AppContext): Promise<Row | undefined> {
  const { db, clock } = ctx;
  for (;;) {
    const now = clock.now();
    const isDueNow = isDue(now);
    const found = await findNext(ctx, now);
    if (found === undefined) return undefined;
    const claimed = await db
      .updateTable("outbox_emails")
      .set({ claimed_until: claimExpiresAt(now) })
      .where("id", "=", found.id)
      .where(isDueNow)
      .returningAll()
      .executeTakeFirst();
    if (claimed !== undefined) return claimed;
  }
}

/** Values of a finished e-mail: text is deleted, and headers also, as they contain secret links. */
const noWords = { text: "", html: "", headers: "{}", reply_to: null };

/**
 * Sends one e-mail.
 * @returns false when the transport fails for all e-mails
 */
async function send(ctx: AppContext, row: Row, enough: AbortSignal): Promise<boolean> {
  const { db, mailer, clock, log } = ctx;
  if (row.expires_at !== null && row.expires_at <= clock.now().toISOString()) {
    // After a clock jump the expiry may be wrong, and deleted text cannot be restored.
    if (!(await checkClock(ctx)).isTrusted) {
      await release(db, row, { next_at: resendDelayAt(clock.now()) });
      return true;
    }
    const failure = doctorMail.failures.expired;
    await fail(db, row, { ...noWords, failure, attempts: row.attempts });
    return true;
  }
  try {
    const stored = emailOf(row);
    const email = await remakeEmail(ctx, stored.email, stored.from);
    if (email === undefined) {
      await db
        .deleteFrom("outbox_emails")
        .where("id", "=", row.id)
        .where("claimed_until", "=", row.claimed_until)
        .execute();
      return true;
    }
    await mailer.send(email, AbortSignal.any([enough, AbortSignal.timeout(emailTimeoutMs)]));
  } catch (error) {
    // It is unknown if the e-mail was sent. It stays claimed until the claim expires, then another process retries.
    if (enough.aborted) return false;
    const { name } = error instanceof Error ? error : { name: typeof error };
    // Without the error's message: servers repeat the address in it.
    log.error("email not sent", { email: row.id, kind: row.kind, attempt: row.attempts + 1, error: name });
    return untilKept(enough, () => writeFailure(ctx, row, error));
  }
  const sent = { ...noWords, state: "sent" as const, sent_at: clock.now().toISOString(), claimed_until: null };
  const write = db
    .updateTable("outbox_emails")
    .set({ ...sent, failure: null })
    .where("id", "=", row.id);
  await untilKept(enough, () => write.execute());
  return true;
}

/** Repeats a write during a database outage, because an unrecorded e-mail would be sent twice. */
async function untilKept<T>(enough: AbortSignal, write: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + keepingMilliseconds; ; ) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof Unavailable) || enough.aborted || performance.now() > end) throw error;
      await wait(delayMs);
    }
  }
}

function emailOf(row: Row): { email: Email; from: RemadeFrom | undefined } {
  const { headers, from } = readRemade(JSON.parse(row.headers) as Record<string, string>);
  const email = {
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    messageId: row.message_id,
    headers,
    ...(row.reply_to !== null && { replyTo: JSON.parse(row.reply_to) as Email["replyTo"] }),
  };
  return { email, from };
}

/**
 * Records a failure. The delay grows with each failure, until the site gives up; a permanent failure ends the tries at
 * once. When the transport fails, only this e-mail is tried again; the others wait a minute.
 */
async function writeFailure(ctx: AppContext, row: Row, error: unknown): Promise<boolean> {
  const { db, clock } = ctx;
  const failure = error instanceof Error ? error.message : doctorMail.failures.unknown;
  if (error instanceof PermanentFailure) {
    await fail(db, row, { failure, permanent_failure: error.because });
    return true;
  }
  const now = clock.now();
  const isBlocked = error instanceof MailError;
  const attempts = row.attempts + 1;
  const next = nextResendAt(now, attempts, isBlocked);
  // An e-mail that was queued while the clock was ahead is tried for at most eight days from now.
  const lastTryAt = [row.give_up_at, giveUpAt(now)].toSorted()[0];
  if (next > row.give_up_at && (await checkClock(ctx)).isTrusted)
    await fail(db, row, { failure: doctorMail.failures.gaveUp(failure), attempts });
  else await release(db, row, { failure, attempts, next_at: next, give_up_at: lastTryAt });
  if (isBlocked) {
    const others = db
      .updateTable("outbox_emails")
      .where("state", "=", "waiting")
      .where("next_at", "<", resendDelayAt(now));
    await others.set({ next_at: resendDelayAt(now) }).execute();
  }
  return !isBlocked;
}

const fail = (db: Database, row: Row, changes: Updateable<OutboxEmailTable>): Promise<void> =>
  release(db, row, { attempts: row.attempts + 1, ...changes, state: "failed" });

/** Releases the claim, unless it expired and another process took over. */
async function release(db: Database, row: Row, changes: Updateable<OutboxEmailTable>): Promise<void> {
  await db
    .updateTable("outbox_emails")
    .set({ ...changes, claimed_until: null })
    .where("id", "=", row.id)
    .where("claimed_until", "=", row.claimed_until)
    .execute();
}

/**
 * Deletes an e-mail, sent or not.
 * @param db the transaction that deletes its cause
 */
export async function cancelEmail(db: Database, idempotencyKey: string): Promise<void> {
  await db.deleteFrom("outbox_emails").where("idempotency_key", "=", idempotencyKey).execute();
}

/**
 * Deletes e-mails whose keys begin with a text, sent or not.
 * @param beginning without `%` and `_`
 */
export async function cancelEmailsBeginning(db: Database, beginning: string): Promise<void> {
  await db.deleteFrom("outbox_emails").where("idempotency_key", "like", `${beginning}%`).execute();
}

/**
 * Deletes e-mails that were sent, or failed permanently.
 * @param before ISO date and time, UTC
 * @returns their number
 */
export async function deleteEmailsBefore(db: Database, state: "sent" | "failed", before: string): Promise<number> {
  const moment = state === "sent" ? "sent_at" : "created_at";
  const old = db.deleteFrom("outbox_emails").where("state", "=", state).where(moment, "<", before);
  return Number((await old.executeTakeFirst()).numDeletedRows);
}
