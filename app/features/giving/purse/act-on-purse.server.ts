import { purseErrors as words } from "content/purse-errors.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { AppContext, InTransaction, Sender } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { requireCanBegin } from "../../foundation/use/find-features-in-use.server.ts";
import { readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { aloneMs } from "../gifts/gift-states.ts";
import { type PurseFacts, performPurseAct } from "./perform-purse-act.server.ts";
import * as store from "./purse-act-queries.server.ts";
import { findHolderOf, isDoneAlone, ruleOfAct, type What, whyNotAgree, whyNotStop } from "./purse-act-rules.server.ts";
import { stoppingOwnAct, stoppingPurseAct } from "./purse-permissions.ts";

/**
 * Asks for an act that another person must agree to. Done at once: the first day where there is one person, and cash that
 * a keeper takes.
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
  requireAct(sender, ruleOfAct[what].asking);
  if (what === "open") await requireCanBegin(sender.ctx, "spending");
  return withTransaction(sender.ctx, (ctx) => askWithin(ctx, sender.member, what, facts, key));
}

/** Asks for an act whose permission the caller checked, as `askForPurseAct` does. */
export async function askWithin<Name extends What>(
  ctx: InTransaction,
  member: Sender["member"],
  what: Name,
  facts: PurseFacts[Name],
  key: string,
): Promise<"done" | "waits" | "alone"> {
  const known = await store.findActByKey(ctx.db, key);
  if (known !== undefined) return known.state === "done" ? "done" : "waits";
  const asked = {
    what,
    facts: JSON.stringify(facts),
    state: "waiting" as const,
    key,
    asked_at: ctx.clock.now().toISOString(),
    asked_by: member.name,
    asked_by_id: member.id,
    agreed_by: null,
    agreed_by_id: null,
    waiting_since: (await findTrustedMoment(ctx)).toISOString(),
    done_at: null,
  };
  const { id } = await store.insertAct(ctx.db, asked);
  const subject = `act on money:${id}`;
  await recordAuditEvent(ctx, ctx.db, member, { what: `${ruleOfAct[what].log} asked for`, subject });
  const holder = await findHolderOf(ctx, asked);
  const takesOwn = what === "give" && holder === member.id;
  const alone = isDoneAlone(asked, holder, await readStandingsOfGifts(ctx));
  if (!alone && !takesOwn) return "waits";
  if (what !== "open" && !takesOwn) return "alone";
  await finish(ctx, id, undefined);
  return "done";
}

/** Returns true if another person is asked to take a gift out of the books. */
export const findWaitingMistake = async ({ db }: Pick<AppContext, "db">, giftId: number): Promise<boolean> =>
  (await store.findWaitingActs(db)).some(
    ({ what, facts }) => what === "mistake" && (JSON.parse(facts) as PurseFacts["mistake"]).giftId === giftId,
  );

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
  const behind = {
    by: { id: act.asked_by_id, name: act.asked_by },
    second,
    people,
    source: `act:${id}`,
    askedAt: act.asked_at,
  };
  await performPurseAct(ctx, act.what as What, JSON.parse(act.facts), behind);
}

/** Agrees to an act as the second person. @throws AppError notFound; FormError also for the person who asked */
export async function agreeToPurseAct(sender: Sender, id: number): Promise<void> {
  const { ctx, member } = sender;
  const { agreeing } = await requireRule(ctx, id);
  requireAct(sender, agreeing);
  await withTransaction(ctx, async (ctx, transaction) => {
    const act = await requireWaiting(ctx, id);
    const why = whyNotAgree(act, member, await findHolderOf(ctx, act), await readStandingsOfGifts(ctx));
    if (why !== undefined) throw new FormError(why);
    await finish(ctx, id, member);
    await recordAuditEvent(ctx, transaction, member, {
      what: `${ruleOfAct[act.what as What].log} agreed to`,
      subject: `act on money:${id}`,
    });
  });
}

async function requireRule({ db }: Pick<AppContext, "db">, id: number) {
  const act = await store.findAct(db, id);
  if (act === undefined) throw new AppError("notFound");
  return ruleOfAct[act.what as What];
}

/** Stops an act. A member who keeps no books stops only own acts, and cash that did not come. @throws AppError notFound; FormError */
export async function stopPurseAct({ ctx, member }: Sender, id: number): Promise<void> {
  const isKeeper = canKeepBooks(member);
  requireAct({ member }, isKeeper ? stoppingPurseAct : stoppingOwnAct);
  await withTransaction(ctx, async (ctx, transaction) => {
    const act = await requireWaiting(ctx, id);
    const why = whyNotStop(act, member, await findHolderOf(ctx, act));
    if (why === "notFound") throw new AppError("notFound");
    if (why !== undefined) throw new FormError(why);
    if (!(await store.changeAct(transaction, id, { state: "stopped", done_at: ctx.clock.now().toISOString() })))
      throw new FormError(words.decided, { status: 409 });
    await recordAuditEvent(ctx, transaction, member, {
      what: `${ruleOfAct[act.what as What].log} stopped`,
      subject: `act on money:${id}`,
    });
  });
}

/** Does the acts for which the only person waited 72 hours. One that cannot be done now goes on waiting. */
export async function doActsAlone(ctx: AppContext): Promise<void> {
  const now = await findTrustedMoment(ctx);
  const before = new Date(now.getTime() - aloneMs).toISOString();
  for (const act of await store.findActsWaitingSince(ctx.db, before)) {
    const done = withTransaction(ctx, async (ctx) => {
      if (isDoneAlone(act, await findHolderOf(ctx, act), await readStandingsOfGifts(ctx)))
        await finish(ctx, act.id, undefined);
    });
    await done.catch((error: unknown) => {
      if (!(error instanceof FormError || error instanceof AppError)) throw error;
    });
  }
}
