import type { InTransaction } from "../context.server.ts";
import { mailPriorities } from "./mail-priority-queries.server.ts";
import type { Email } from "./mailer.ts";
import { enqueueEmail } from "./outbox.server.ts";
import type { RemadeFrom } from "./remade-emails.ts";

const hourMs = 3_600_000;

/** Time that a joined e-mail waits for more (ms): the recipient hears within ten minutes. */
const heldMs = 9 * 60_000;

/** One that leaves sooner is joined no more (ms): it could leave before this transaction is kept. */
const marginMs = 60_000;

export interface Joining {
  /** Kind of an e-mail about one thing. */
  kind: string;
  /** Maximum of such e-mails per recipient and hour. */
  most: number;
  /** Kind of an e-mail about several things. */
  joinedKind: string;
  /** Key of the cause, like `concern:5`: a recipient hears of it once. */
  cause: string;
  /** Like `enqueueEmail`. @param isMore for an e-mail about several */
  remadeFrom?(isMore: boolean): RemadeFrom;
}

/**
 * Notifies one recipient of things that any visitor can add. Beyond so many e-mails within an hour, one is held and
 * covers all that comes until it leaves; later things are held in the next one, so none stays without notice.
 * @param write makes the e-mail; `isMore` for one about several
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

/** Counts e-mails that left, and those that wait to leave. Each query has an index of its own. */
async function countOfLastHour(ctx: InTransaction, to: string, kind: string, now: Date): Promise<number> {
  const some = ofRecipient(ctx, to, kind).select(({ fn }) => fn.countAll<string>().as("count"));
  const since = new Date(now.getTime() - hourMs).toISOString();
  // A time ahead comes from a wrong clock.
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
    // A time further ahead comes from a wrong clock, and may be past at once.
    .where("next_at", "<=", new Date(now.getTime() + heldMs).toISOString())
    .executeTakeFirst();
  return held !== undefined;
}
