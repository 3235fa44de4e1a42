import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { ExpressionBuilder, Selectable, Updateable } from "kysely";
import type { Database } from "../db/database.server.ts";
import type { LetterTable } from "../db/outbox-table.ts";
import type { Tables } from "../db/tables.ts";
import { checkClock, findTrustedNow } from "../db/trusted-time.ts";
import type { OpenTransaction } from "../db/with-transaction.ts";
import { Unavailable } from "../http/errors.ts";
import type { Site } from "../context.server.ts";
import {
  endOfClaim,
  endOfPatience,
  endOfPause,
  forgetBefore,
  graceAtEnd,
  latestTry,
  nextTry,
  sendingLimit,
} from "./retry-delays.ts";
import { type Letter, LetterRefused, MailFault } from "./mailer.ts";

type Row = Selectable<LetterTable>;

/** How long it is tried to write down what became of a letter, and the rest between; a letter is claimed for longer. */
const keepingMilliseconds = 300_000;
const restMilliseconds = 1_000;

/** What the outbox has to know of a letter beside its words. */
export interface LetterFacts {
  /** The letter's name, like `invitation`. */
  kind: string;
  /** What made it, like `message:12`: the same cause never makes a second letter. */
  cause?: string;
  /** ISO date and time, UTC, after which nobody could use it: it is not sent then. */
  usefulUntil?: string;
}

/**
 * Puts a letter into the outbox, in the transaction of what caused it: both are kept, or neither.
 *
 * @returns false when this cause made its letter already
 */
export async function putLetter(
  { clock, settings }: Pick<Site, "clock" | "settings">,
  transaction: OpenTransaction,
  letter: Letter,
  { kind, cause, usefulUntil }: LetterFacts,
): Promise<boolean> {
  const now = clock.now();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("letters")
    .values({
      cause: cause ?? null,
      kind,
      recipient: letter.to,
      reply_to: letter.replyTo === undefined ? null : JSON.stringify(letter.replyTo),
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      headers: JSON.stringify(letter.headers ?? {}),
      message_id: letter.messageId ?? `<${randomUUID()}@${hostOf(settings)}>`,
      state: "waiting",
      attempts: 0,
      next_at: now.toISOString(),
      claimed_until: null,
      give_up_at: endOfPatience(now),
      useful_until: usefulUntil ?? null,
      failure: null,
      refused: null,
      created_at: now.toISOString(),
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column("cause").doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

function hostOf({ mail, siteUrl }: Site["settings"]): string {
  if (mail.by !== "mailbox") return mail.from.address.split("@")[1] ?? "localhost";
  return siteUrl === undefined ? "localhost" : new URL(siteUrl).hostname;
}

/**
 * Sends the letters whose time has come, the oldest first, a few at once. Ends when none is left, when the way turns out
 * to be blocked, or when the site is about to end: then nothing new begins, and what is under way has six seconds.
 *
 * Two processes never send one letter at the same time. A process that dies between handing a letter over and writing
 * that down makes one duplicate, after its claim has run out; mail programs know it by its `Message-ID`.
 */
export async function sendWaitingLetters(site: Site, stopping: AbortSignal): Promise<void> {
  const over = new AbortController();
  const enough = new AbortController();
  const end = () => void setTimeout(() => enough.abort(), graceAtEnd).unref();
  if (stopping.aborted) return;
  stopping.addEventListener("abort", end, { once: true, signal: over.signal });

  let isBlocked = false;
  const work = async () => {
    while (!stopping.aborted && !isBlocked) {
      const letter = await claimNext(site);
      if (letter === undefined) return;
      if (!(await send(site, letter, enough.signal))) isBlocked = true;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: site.mailer.atOnce }, work));
  over.abort();
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/**
 * A letter whose time has come and that no process is sending. A time further ahead than any that this clock could have
 * given was given by a clock that was wrong, and is over.
 */
function isDue(now: Date) {
  const iso = now.toISOString();
  return ({ eb, and, or }: ExpressionBuilder<Tables, "letters">) =>
    and([
      eb("state", "=", "waiting"),
      or([eb("next_at", "<=", iso), eb("next_at", ">", latestTry(now))]),
      or([eb("claimed_until", "is", null), eb("claimed_until", "<=", iso), eb("claimed_until", ">", latestTry(now))]),
    ]);
}

/** Takes the oldest letter that is due. Somebody else may take it meanwhile: the update asks again, and decides. */
async function claimNext({ database, clock }: Site): Promise<Row | undefined> {
  for (;;) {
    const now = clock.now();
    const mayTake = isDue(now);
    const found = await database
      .selectFrom("letters")
      .select("id")
      .where(mayTake)
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const claimed = await database
      .updateTable("letters")
      .set({ claimed_until: endOfClaim(now) })
      .where("id", "=", found.id)
      .where(mayTake)
      .returningAll()
      .executeTakeFirst();
    if (claimed !== undefined) return claimed;
  }
}

/** What is left of a letter that went or can go no more: links that open something are in its head as well. */
const noWords = { text: "", html: "", headers: "{}", reply_to: null };

/** Sends one letter and writes down what became of it. @returns false when the way is blocked for every letter */
async function send(site: Site, row: Row, enough: AbortSignal): Promise<boolean> {
  const { database, mailer, clock, log } = site;
  if (row.useful_until !== null && row.useful_until <= clock.now().toISOString()) {
    // A clock that jumped may be wrong, and the words of the letter would be gone.
    if (!(await checkClock(site)).isTrusted) {
      await release(database, row, { next_at: endOfPause(clock.now()) });
      return true;
    }
    const failure = "It waited too long: the link in it is too old.";
    await fail(database, row, { ...noWords, failure, attempts: row.attempts });
    return true;
  }
  try {
    await mailer.send(letterOf(row), AbortSignal.any([enough, AbortSignal.timeout(sendingLimit)]));
  } catch (error) {
    // Nobody knows what became of it: it stays claimed, and the next process tries it when the claim is over.
    if (enough.aborted) return false;
    const { name } = error instanceof Error ? error : { name: typeof error };
    // Never the sentence: servers repeat the address in it.
    log.error("letter not sent", { letter: row.id, kind: row.kind, attempt: row.attempts + 1, error: name });
    return untilKept(enough, () => writeFailure(site, row, error));
  }
  const changes = { ...noWords, state: "sent", sent_at: clock.now().toISOString(), claimed_until: null, failure: null };
  await untilKept(enough, () =>
    database
      .updateTable("letters")
      .set(changes as Updateable<LetterTable>)
      .where("id", "=", row.id)
      .execute(),
  );
  return true;
}

/**
 * Writes down what became of a letter, also when the database goes away meanwhile and comes back: otherwise the letter
 * would be sent a second time.
 */
async function untilKept<T>(enough: AbortSignal, write: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + keepingMilliseconds; ; ) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof Unavailable) || enough.aborted || performance.now() > end) throw error;
      await wait(restMilliseconds);
    }
  }
}

function letterOf(row: Row): Letter {
  return {
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    messageId: row.message_id,
    headers: JSON.parse(row.headers) as Record<string, string>,
    ...(row.reply_to !== null && { replyTo: JSON.parse(row.reply_to) as Letter["replyTo"] }),
  };
}

/**
 * A letter rests longer after each failure, and is given up in the end, or at once when it is refused for good. Where
 * the way is blocked for all, the one that found out goes on knocking, and the others wait a minute untouched.
 */
async function writeFailure(site: Site, row: Row, error: unknown): Promise<boolean> {
  const { database, clock } = site;
  const failure = error instanceof Error ? error.message : "It could not be sent.";
  if (error instanceof LetterRefused) {
    await fail(database, row, { failure, refused: error.because });
    return true;
  }
  const now = clock.now();
  const isBlocked = error instanceof MailFault;
  const attempts = row.attempts + 1;
  const next = nextTry(now, attempts, isBlocked);
  // A letter that was written while the clock was ahead has no more than eight days from now on.
  const giveUpAt = [row.give_up_at, endOfPatience(now)].toSorted()[0];
  if (next > row.give_up_at && (await checkClock(site)).isTrusted)
    await fail(database, row, { failure: `${failure} It was tried for eight days.`, attempts });
  else await release(database, row, { failure, attempts, next_at: next, give_up_at: giveUpAt });
  if (isBlocked) await pauseOthers(database, endOfPause(now));
  return !isBlocked;
}

async function pauseOthers(database: Database, until: string): Promise<void> {
  await database
    .updateTable("letters")
    .set({ next_at: until })
    .where("state", "=", "waiting")
    .where("next_at", "<", until)
    .execute();
}

function fail(database: Database, row: Row, changes: Updateable<LetterTable>): Promise<void> {
  return release(database, row, { attempts: row.attempts + 1, ...changes, state: "failed" });
}

/** Ends a claim, unless it ran out and the letter is another process's by now. */
async function release(database: Database, row: Row, changes: Updateable<LetterTable>): Promise<void> {
  await database
    .updateTable("letters")
    .set({ ...changes, claimed_until: null })
    .where("id", "=", row.id)
    .where("claimed_until", "=", row.claimed_until)
    .execute();
}

/** Forgets the letter of a cause, sent or not. @param database the transaction in which the cause itself goes */
export async function forgetLetter(database: Database, cause: string): Promise<void> {
  await database.deleteFrom("letters").where("cause", "=", cause).execute();
}

/** Deletes the letters that were sent or failed long ago; none while the clock is not trusted. */
export async function forgetOldLetters(site: Site): Promise<void> {
  const now = await findTrustedNow(site);
  if (now === undefined) return;
  const before = forgetBefore(now);
  await site.database
    .deleteFrom("letters")
    .where(({ eb, or, and }) =>
      or([
        and([eb("state", "=", "sent"), eb("sent_at", "<", before.sent)]),
        and([eb("state", "=", "failed"), eb("created_at", "<", before.failed)]),
      ]),
    )
    .execute();
}
