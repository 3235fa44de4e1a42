import { bankSentences } from "content/bank-sentences.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { Actor, InTransaction, Sender } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { markedFields } from "../../../values/marked-fields.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { isAlone, readStandings } from "../../people/users/find-settled-people.server.ts";
import { ownPasswordLimit } from "../../people/users/user-commands.server.ts";
import {
  agreeingToWays,
  askingForWays,
  canAsk,
  confirmingWays,
  proposingWays,
  stoppingWays,
  whyNew,
  whyNotAgree,
} from "./bank-permissions.ts";
import { agreedWaitMs, aloneWaitMs, type BankRow } from "./bank-state.ts";
import { appendStep, readBankState } from "./bank-steps.server.ts";
import { describeChange, notifyAdmins } from "./notify-admins.server.ts";
import { isSampleNumber } from "./sample-bank.ts";
import { isSameWays, type Ways } from "./ways.ts";

const { errors } = bankSentences;

const reject = (message: string, fields: Record<string, string> = {}) =>
  new FormError(`${bankSentences.notYet} ${message}`, { errors: fields });

async function open(ctx: InTransaction) {
  return { ...(await readBankState(ctx)), standings: await readStandings(ctx) };
}

async function changeNow(ctx: InTransaction, id: number) {
  const { open, live } = (await readBankState(ctx)).state;
  return open?.id === id ? open : live?.change;
}

/** Seals a member's step and records it. The audit log and e-mails never contain account numbers. */
async function append(
  ctx: InTransaction,
  member: Pick<StaffMember, "id" | "name">,
  step: Partial<BankRow>,
  what: BankRow["what"],
) {
  const at = (await findTrustedMoment(ctx)).toISOString();
  const by = { by_id: member.id, by: member.name, at };
  const row = await appendStep(ctx.db, ctx.config.secret, { ...step, ...by, what });
  await recordAuditEvent(ctx, ctx.db, member, {
    what: `bank details ${what}`,
    subject: `bank:${row.change_id ?? row.id}`,
  });
  return row;
}

const later = (now: Date, ms: number) => ({
  status: "scheduled" as const,
  publish_at: new Date(now.getTime() + ms).toISOString(),
});

/**
 * Stores a new site's first payment methods, which are public at once, or asks for a change. The same request twice has
 * no further effect.
 * @throws FormError
 */
export async function askForDetails(actor: Sender, asked: { ways: Ways; reason?: string }): Promise<"first" | "asked"> {
  requireAct(actor, askingForWays);
  return withTransaction(actor.ctx, async (ctx) => {
    const { member } = actor;
    const { all, now, isAltered, state, standings } = await open(ctx);
    const { ways, reason = "" } = asked;
    if (ways.some(({ number }) => isSampleNumber(number))) throw reject(errors.sample);
    const columns = { ways: JSON.stringify(ways), reason: reason || null };
    if (all.length === 0 && !isAltered) {
      const { id } = await append(ctx, member, columns, "first");
      await notifyAdmins(ctx, { what: "first", id, by: member.name, except: member.email });
      return "first";
    }
    if (state.open !== undefined) {
      if (state.open.byId === member.id && isSameWays(state.open.ways, ways)) return "asked";
      throw reject(errors.open);
    }
    if (state.live !== undefined && isSameWays(state.live.ways, ways)) throw reject(errors.same);
    if (!canAsk(member, standings)) throw reject(whyNew(standings, member));
    const alone = isAlone(standings);
    const wait = alone ? later(now, aloneWaitMs) : {};
    const marks = { is_alone: alone ? 1 : 0, starts_anew: isAltered ? 1 : 0 };
    const { id } = await append(ctx, member, { ...columns, ...marks, ...wait }, "asked");
    const change = await changeNow(ctx, id);
    if (change !== undefined) await notifyAdmins(ctx, describeChange(change, "asked", member.name));
    return "asked";
  });
}

/**
 * Asks for the payment methods of another site, from its archive. Without another settled admin's agreement they are
 * never public: not as a site's first ones, nor after a time. All admins get an e-mail, as after the form.
 * @returns the change's id
 * @throws FormError
 */
export async function proposeDetails(
  ctx: InTransaction,
  { member, requestInfo }: Omit<Sender, "ctx">,
  ways: Ways,
  reason: string,
): Promise<number> {
  requireAct({ member, requestInfo }, proposingWays);
  const { isAltered, state, standings } = await open(ctx);
  if (isAltered) throw reject(errors.altered);
  if (state.live !== undefined && isSameWays(state.live.ways, ways)) throw reject(errors.same);
  if (state.open !== undefined) throw reject(errors.open);
  if (!canAsk(member, standings)) throw reject(whyNew(standings, member));
  if (ways.some(({ number }) => isSampleNumber(number))) throw reject(errors.sample);
  const { id } = await append(ctx, member, { ways: JSON.stringify(ways), reason }, "asked");
  const change = await changeNow(ctx, id);
  if (change !== undefined) await notifyAdmins(ctx, describeChange(change, "asked", member.name));
  return id;
}

/** Stops a proposal of an undone import, unless another admin agreed to it. */
export async function withdrawProposedDetails(ctx: InTransaction, id: number): Promise<void> {
  const { state, now } = await open(ctx);
  if (state.open?.id !== id || state.open.agreed !== undefined) return;
  await appendStep(ctx.db, ctx.config.secret, { what: "stopped", change_id: id, at: now.toISOString() });
}

/** Checks the member's password. Runs before the transaction, because hashing is slow. @throws FormError */
async function requirePassword({ ctx, member }: Actor, password: string): Promise<void> {
  if (!(await countTowardsRateLimit(ctx, ownPasswordLimit, member.id))) throw reject(errors.wait);
  if (!(await ctx.auth.isPassword(member.id, password))) throw reject(markedFields(1), { password: errors.wrong });
}

/** Records that a second admin agrees. The change becomes public 24 hours later. @throws FormError */
export async function agreeToChange(
  actor: Actor,
  id: number,
  { password, bankWrote }: { password: string; bankWrote: boolean },
): Promise<void> {
  requireAct(actor, agreeingToWays);
  await requirePassword(actor, password);
  await withTransaction(actor.ctx, async (ctx) => {
    const { member } = actor;
    const { change, standings, now } = await requireOpen(ctx, id);
    if (change.agreed?.byId === member.id) return;
    if (change.agreed !== undefined) throw reject(errors.agreedAlready);
    const why = whyNotAgree(member, change, standings);
    if (why !== undefined) throw reject(why);
    const step = { change_id: id, bank_wrote: bankWrote ? 1 : 0, ...later(now, agreedWaitMs) };
    await append(ctx, member, step, "agreed");
    const agreed = await changeNow(ctx, id);
    if (agreed !== undefined) await notifyAdmins(ctx, describeChange(agreed, "agreed", member.name));
  });
}

async function requireOpen(ctx: InTransaction, id: number) {
  const { all, state, standings, now } = await open(ctx);
  if (state.open?.id === id) return { change: state.open, standings, now };
  const stopped = all.find(({ what, change_id }) => what === "stopped" && change_id === id);
  throw reject(stopped === undefined ? errors.gone : errors.stoppedAt(writeMoment(stopped.at)));
}

/** Stops a change that is not public yet. Any admin may do this. @throws FormError */
export async function stopChange({ ctx, member, requestInfo }: Sender, id: number): Promise<void> {
  requireAct({ member, requestInfo }, stoppingWays);
  await withTransaction(ctx, async (ctx) => {
    const { change } = await requireOpen(ctx, id);
    await append(ctx, member, { change_id: id }, "stopped");
    await notifyAdmins(ctx, describeChange(change, "stopped", member.name));
  });
}

/** Records that an admin checked the public details and found them right. @throws FormError */
export async function confirmDetails(actor: Actor, password: string): Promise<void> {
  requireAct(actor, confirmingWays);
  await requirePassword(actor, password);
  await withTransaction(actor.ctx, async (ctx) => {
    const { isAltered, state, standings } = await open(ctx);
    if (!canAsk(actor.member, standings)) throw reject(whyNew(standings, actor.member));
    if (isAltered || state.live === undefined) throw reject(errors.altered);
    await append(ctx, actor.member, {}, "confirmed");
  });
}
