import { purseErrors as words } from "content/purse-errors.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { AppContext, InTransaction, Sender } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { isAlone, readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { aloneMs } from "../gifts/gift-states.ts";
import { type PurseFacts, performPurseAct } from "./perform-purse-act.server.ts";
import * as store from "./purse-act-queries.server.ts";
import { agreeingToPurseAct, askingForPurseAct, stoppingPurseAct } from "./purse-permissions.ts";

type What = keyof PurseFacts;

/** Names of acts in the audit log. */
const names = {
  open: "first day",
  "put in": "money put in",
  close: "closing of a month",
  rest: "purse for a rest",
  end: "end of a project",
  doughnut: "counted doughnut",
} as const satisfies Record<What, string>;

/**
 * Asks for an act that another person must agree to. The first day is live at once where there is one person.
 * @param key of the form: the same form twice asks once
 * @returns `alone` if no second person can agree, so that it is done after 72 hours
 * @throws FormError for facts that cannot be done now
 */
export async function askForPurseAct<Name extends What>(
  sender: Sender,
  what: Name,
  facts: PurseFacts[Name],
  key: string,
): Promise<"done" | "waits" | "alone"> {
  const { ctx, member } = sender;
  requireAct(sender, askingForPurseAct);
  return withTransaction(ctx, async (ctx, transaction) => {
    const known = await store.findActByKey(transaction, key);
    if (known !== undefined) return known.state === "done" ? "done" : "waits";
    const at = ctx.clock.now().toISOString();
    const asked = {
      what,
      facts: JSON.stringify(facts),
      state: "waiting" as const,
      key,
      asked_at: at,
      asked_by: member.name,
      asked_by_id: member.id,
      agreed_by: null,
      agreed_by_id: null,
      waiting_since: (await findTrustedMoment(ctx)).toISOString(),
      done_at: null,
    };
    const { id } = await store.insertAct(transaction, asked);
    await recordAuditEvent(ctx, transaction, member, {
      what: `${names[what]} asked for`,
      subject: `act on money:${id}`,
    });
    const alone = isAlone(await readStandingsOfGifts(ctx), canKeepBooks);
    if (!alone) return "waits";
    if (what !== "open") return "alone";
    await finish(ctx, id, undefined);
    return "done";
  });
}

/** Returns true if an act of this sort waits for another person. */
export const findWaitingPurseAct = async ({ db }: Pick<AppContext, "db">, what: What): Promise<boolean> =>
  (await store.findWaitingActs(db)).some((act) => act.what === what);

/** @throws AppError notFound; FormError if it was decided meanwhile */
async function requireWaiting({ db }: InTransaction, id: number): Promise<store.PurseAct> {
  const act = await store.findAct(db, id);
  if (act === undefined) throw new AppError("notFound");
  if (act.state !== "waiting") throw new FormError(words.decided, { status: 409 });
  return act;
}

/**
 * Does an act. @param second the person who agreed; undefined if the only person waited
 * @throws FormError if it cannot be done now: it goes on waiting
 */
async function finish(ctx: InTransaction, id: number, second: { id: string; name: string } | undefined): Promise<void> {
  const act = await requireWaiting(ctx, id);
  const done = { state: "done" as const, done_at: ctx.clock.now().toISOString() };
  const who = second ? { agreed_by: second.name, agreed_by_id: second.id } : { is_by_one: 1 };
  if (!(await store.changeAct(ctx.db, id, { ...done, ...who }))) throw new FormError(words.decided, { status: 409 });
  const people = second === undefined ? 1 : 2;
  const behind = { by: { id: act.asked_by_id }, second, people, source: `act:${id}` };
  await performPurseAct(ctx, act.what as What, JSON.parse(act.facts), behind);
}

/** Agrees to an act as the second person. @throws AppError notFound; FormError also for the person who asked */
export async function agreeToPurseAct(sender: Sender, id: number): Promise<void> {
  const { ctx, member } = sender;
  requireAct(sender, agreeingToPurseAct);
  await withTransaction(ctx, async (ctx, transaction) => {
    const { asked_by_id, what } = await requireWaiting(ctx, id);
    const { areTwo } = await readStandingsOfGifts(ctx);
    if (!areTwo(asked_by_id, member.id))
      throw new FormError(asked_by_id === member.id ? words.ownAsk : words.needsOther);
    await finish(ctx, id, member);
    await recordAuditEvent(ctx, transaction, member, {
      what: `${names[what as What]} agreed to`,
      subject: `act on money:${id}`,
    });
  });
}

/** Stops an act. @throws AppError notFound; FormError */
export async function stopPurseAct({ ctx, member }: Sender, id: number): Promise<void> {
  requireAct({ member }, stoppingPurseAct);
  await withTransaction(ctx, async (ctx, transaction) => {
    const { what } = await requireWaiting(ctx, id);
    await store.changeAct(transaction, id, { state: "stopped", done_at: ctx.clock.now().toISOString() });
    await recordAuditEvent(ctx, transaction, member, {
      what: `${names[what as What]} stopped`,
      subject: `act on money:${id}`,
    });
  });
}

/** Does the acts for which the only person waited 72 hours. One that cannot be done now goes on waiting. */
export async function doActsAlone(ctx: AppContext): Promise<void> {
  const now = await findTrustedMoment(ctx);
  const before = new Date(now.getTime() - aloneMs).toISOString();
  for (const { id } of await store.findActsWaitingSince(ctx.db, before)) {
    const done = withTransaction(ctx, async (ctx) => {
      if (isAlone(await readStandingsOfGifts(ctx), canKeepBooks)) await finish(ctx, id, undefined);
    });
    await done.catch((error: unknown) => {
      if (!(error instanceof FormError || error instanceof AppError)) throw error;
    });
  }
}
