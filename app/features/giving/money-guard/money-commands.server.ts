import { randomBytes } from "node:crypto";
import { staffMoneyGuard as words } from "content/staff-money-guard.ts";
import { withoutDisguise } from "../../../cms/publishing/money-guard/clean-money-text.ts";
import { findPaymentLinks } from "../../../cms/publishing/money-guard/find-payment-links.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { InTransaction, Sender } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { numberKey } from "../../../values/number-key.ts";
import { bareText } from "../../../values/transfer-reference.ts";
import { isAlone, readStandings } from "../../people/users/find-settled-people.server.ts";
import { aloneWaitMs } from "../bank-details/bank-state.ts";
import { agreeingToNumber, askingForNumber, canDecideOnNumbers, stoppingNumber } from "./money-permissions.ts";
import * as store from "./money-queries.server.ts";
import { notifyOfNumber } from "./notify-of-numbers.server.ts";

const reject = (sentence: string, errors: Record<string, string> = {}) =>
  new FormError(`${words.notYet} ${sentence}`, { errors });

/** Normalizes a number or a link for comparison; returns an empty text for other texts. */
function readNumber(typed: string): string {
  const text = withoutDisguise(typed).trim();
  const [link] = findPaymentLinks(text, undefined);
  const bare = bareText((link ?? text).replace(/^https?:\/\//i, ""));
  return /\d{4}/.test(bare) || link !== undefined || /^https?:\/\/\S+$/i.test(text) ? bare : "";
}

const later = (now: Date) => new Date(now.getTime() + aloneWaitMs).toISOString();

/** Asks to allow a number. A second person must agree; an only admin waits 72 hours. @throws FormError */
export async function askForNumber(
  { ctx, member }: Pick<Sender, "ctx" | "member">,
  typed: { number: string; why: string },
) {
  requireAct({ member }, askingForNumber);
  const number = readNumber(typed.number);
  if (number === "") throw reject(words.ask.none, { number: words.ask.none });
  await withTransaction(ctx, async (ctx) => {
    const { known } = await ctx.moneyGuard.findContext(ctx);
    if (known.some((known) => numberKey(known) === numberKey(number))) throw reject(words.ask.known);
    const now = await findTrustedMoment(ctx);
    const standings = await readStandings(ctx);
    const live_at = canDecideOnNumbers(member) && isAlone(standings) ? later(now) : null;
    const id = randomBytes(16).toString("hex");
    const row = { id, number, words: typed.number.trim(), why: typed.why };
    const asked = { asked_by: member.name, asked_by_id: member.id, asked_at: now.toISOString(), live_at };
    if (!(await store.insertNumber(ctx.db, { ...row, ...asked }))) throw reject(words.ask.waits);
    await recordAuditEvent(ctx, ctx.db, member, { what: "number added", subject: `number:${number}` });
    await notifyOfNumber(ctx, { what: "asked", id, by: member.name, isAlone: live_at !== null });
  });
}

async function requireNumber(ctx: InTransaction, id: string) {
  const row = await store.findNumber(ctx.db, id);
  if (row === undefined) throw new FormError(`${words.notYet} ${words.gone}`, { status: 409 });
  return row;
}

/**
 * Agrees to a number as the second person.
 * @returns false if the number is allowed only after 72 hours
 * @throws FormError; Response that redirects to the password page
 */
export async function agreeToNumber({ ctx, member, requestInfo }: Sender, id: string): Promise<boolean> {
  requireAct({ member, requestInfo }, agreeingToNumber);
  return withTransaction(ctx, async (ctx) => {
    const row = await requireNumber(ctx, id);
    const now = await findTrustedMoment(ctx);
    if (row.live_at !== null) return row.live_at <= now.toISOString();
    if (row.asked_by_id === member.id) throw reject(words.own);
    const standings = await readStandings(ctx);
    const areTwo = standings.areTwo(row.asked_by_id, member.id);
    if (!areTwo && !isAlone(standings))
      throw reject(standings.standingOf(member.id).isSettled ? words.samePerson : words.newAccount);
    const at = now.toISOString();
    const live_at = areTwo ? at : later(now);
    const agreed = { agreed_by: member.name, agreed_by_id: member.id, agreed_at: at, live_at };
    await store.updateNumber(ctx.db, id, agreed);
    await recordAuditEvent(ctx, ctx.db, member, { what: "number approved", subject: `number:${row.number}` });
    await notifyOfNumber(ctx, { what: "agreed", id, by: member.name, isAlone: !areTwo });
    return areTwo;
  });
}

/** Deletes an allowed number, so that texts may no longer contain it. Any admin may do this. @throws FormError */
export async function stopNumber({ ctx, member }: Pick<Sender, "ctx" | "member">, id: string): Promise<void> {
  requireAct({ member }, stoppingNumber);
  await withTransaction(ctx, async (ctx) => {
    const { number } = await requireNumber(ctx, id);
    await store.deleteNumber(ctx.db, id);
    await recordAuditEvent(ctx, ctx.db, member, { what: "number deleted", subject: `number:${number}` });
    await notifyOfNumber(ctx, { what: "stopped", id, by: member.name, isAlone: false });
  });
}
