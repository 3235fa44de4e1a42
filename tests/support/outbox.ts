import { checkClock } from "../../app/server/db/trusted-time.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import type { Email } from "../../app/server/mail/mailer.ts";
import { type EnqueueOptions, enqueueEmail, sendQueuedEmails } from "../../app/server/mail/outbox.server.ts";
import { createTestSite } from "./test-site.ts";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A signal that never aborts. */
export const never = new AbortController().signal;

export const anEmail: Email = { to: "reader@example.org", subject: "Hello", text: "Words", html: "<p>Words</p>" };

/** An outbox, with a mailer that follows the test and records its calls. */
export async function createOutbox(take: (email: Email, signal?: AbortSignal) => Promise<void> | void = () => {}) {
  const here = await createTestSite({ empty: true });
  const { ctx, clock } = here;
  const given: Email[] = [];
  const mail = {
    take,
    atOnce: 4,
    send: async (email: Email, signal?: AbortSignal) => {
      given.push(email);
      await mail.take(email, signal);
    },
  };
  ctx.mailer = mail;
  const put = (email: Partial<Email> = {}, facts: Partial<EnqueueOptions> = {}) =>
    withTransaction(ctx, (inside, transaction) =>
      enqueueEmail(inside, transaction, { ...anEmail, ...email }, { kind: "sample", ...facts }),
    );
  const send = () => sendQueuedEmails(ctx, never);
  const later = async (milliseconds: number) => {
    clock.at = new Date(clock.at.getTime() + milliseconds);
    // The hourly job of a running app.
    await checkClock(ctx);
    await send();
  };
  const rows = () => ctx.db.selectFrom("outbox_emails").selectAll().orderBy("id").execute();
  const row = async () => (await rows())[0];
  return { ...here, mail, given, put, send, later, rows, row };
}
