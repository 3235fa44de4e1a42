import type { InTransaction } from "../context.server.ts";
import { mailPriorities } from "./mail-priority-queries.server.ts";
import type { Email } from "./mailer.ts";
import { enqueueEmail } from "./outbox.server.ts";
import type { RemadeFrom } from "./remade-emails.ts";

const hourMs = 3_600_000;

/** Time for which a joint e-mail waits for more news (ms). The recipient gets it within ten minutes. */
const heldMs = 9 * 60_000;

/**
 * Minimum time until an e-mail is sent for adding to it (ms). Otherwise it could leave before this transaction is
 * committed.
 */
const marginMs = 60_000;

export interface Joining {
  kind: string;
  /** Maximum number of such e-mails per recipient and hour. */
  most: number;
  joinedKind: string;
  /** Key of the cause, such as `concern:5`: each recipient gets one e-mail about it. */
  cause: string;
  /**
   * Same as for `enqueueEmail`.
   * @param isMore for an e-mail about several things
   */
  remadeFrom?(isMore: boolean): RemadeFrom;
}

/**
 * Notifies one recipient of things that any visitor can add. Above the maximum per hour, one e-mail waits and covers
 * everything until it is sent; later things wait for the next one, so the recipient hears of all.
 * @param write renders the e-mail; `isMore` for one about several things
 */
export async function enqueueOrJoin(
  ctx: InTransaction,
  to: string,
  write: (isMore: boolean) => Email,
  { kind, most, joinedKind, cause, remadeFrom }: Joining,
): Promise<void> {
  const now = ctx.clock.now();
  const again = (isMore: boolean) => remadeFrom && { remadeFrom: remadeFrom(isMore) };
  if ((await countOfLastHour(ctx, to, kind, now)) < most)
    await enqueueEmail(ctx, ctx.db, write(false), { ...again(false), kind, idempotencyKey: `${cause}:${to}` });
  else if (!(await isOneHeld(ctx, to, joinedKind, now)))
    await enqueueEmail(ctx, ctx.db, write(true), {
      ...again(true),
      kind: joinedKind,
      idempotencyKey: `${joinedKind}:${cause}:${to}`,
      notBefore: new Date(now.getTime() + heldMs),
    });
}

const ofRecipient = ({ db }: InTransaction, to: string, kind: string) =>
  db
    .selectFrom("outbox_emails")
    .where("priority", "=", mailPriorities.first)
    .where("recipient", "=", to)
    .where("kind", "=", kind);

/** Counts e-mails that were sent, and those that wait. Each query uses its own index. */
async function countOfLastHour(ctx: InTransaction, to: string, kind: string, now: Date): Promise<number> {
  const some = ofRecipient(ctx, to, kind).select(({ fn }) => fn.countAll<string>().as("count"));
  const since = new Date(now.getTime() - hourMs).toISOString();
  // A time in the future comes from a wrong clock.
  const sent = some.where("sent_at", ">", since).where("sent_at", "<=", now.toISOString());
  const waiting = some.where("state", "=", "waiting");
  return Number((await sent.executeTakeFirstOrThrow()).count) + Number((await waiting.executeTakeFirstOrThrow()).count);
}

async function isOneHeld(ctx: InTransaction, to: string, kind: string, now: Date): Promise<boolean> {
  const held = await ofRecipient(ctx, to, kind)
    .select("id")
    .where("state", "=", "waiting")
    .where("claimed_until", "is", null)
    .where("next_at", ">", new Date(now.getTime() + marginMs).toISOString())
    // A time further ahead comes from a wrong clock, and may become due at any moment.
    .where("next_at", "<=", new Date(now.getTime() + heldMs).toISOString())
    .executeTakeFirst();
  return held !== undefined;
}
