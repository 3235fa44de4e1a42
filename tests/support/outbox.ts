import { checkClock } from "../../app/server/db/trusted-time.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import type { Letter } from "../../app/server/mail/mailer.ts";
import { type LetterFacts, putLetter, sendWaitingLetters } from "../../app/server/mail/outbox.server.ts";
import { createTestSite } from "./test-site.ts";

/** How long these are, in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The site is not about to end. */
export const never = new AbortController().signal;

/** A letter with everything that it must have. */
export const aLetter: Letter = { to: "reader@example.org", subject: "Hello", text: "Words", html: "<p>Words</p>" };

/** An outbox, and a mailer that does what the test says and remembers what it was given. */
export async function createOutbox(take: (letter: Letter, signal?: AbortSignal) => Promise<void> | void = () => {}) {
  const here = await createTestSite({ empty: true });
  const { site, clock } = here;
  const given: Letter[] = [];
  const mail = {
    take,
    atOnce: 4,
    send: async (letter: Letter, signal?: AbortSignal) => {
      given.push(letter);
      await mail.take(letter, signal);
    },
  };
  site.mailer = mail;
  const put = (letter: Partial<Letter> = {}, facts: Partial<LetterFacts> = {}) =>
    withTransaction(site, (inside, transaction) =>
      putLetter(inside, transaction, { ...aLetter, ...letter }, { kind: "sample", ...facts }),
    );
  const send = () => sendWaitingLetters(site, never);
  const later = async (milliseconds: number) => {
    clock.at = new Date(clock.at.getTime() + milliseconds);
    // As every hour of a site that runs.
    await checkClock(site);
    await send();
  };
  const rows = () => site.database.selectFrom("letters").selectAll().orderBy("id").execute();
  const row = async () => (await rows())[0];
  return { ...here, mail, given, put, send, later, rows, row };
}
