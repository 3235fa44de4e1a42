import { giftErrors } from "content/giving-errors.ts";
import { staffGifts } from "content/staff-gifts.ts";
import type * as v from "valibot";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { mailPriorities } from "../../../server/mail/mail-priority-queries.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { addDays } from "../../../values/site-days.ts";
import { formatNumber } from "../receipts/receipt-contents.ts";
import { performAct, requireGift } from "./act-on-gift.server.ts";
import { thanking } from "./gift-permissions.ts";
import * as store from "./gift-queries.server.ts";
import type { thankSchema } from "./gift-schema.ts";
import { ruleOf } from "./gift-states.ts";
import { recordMoves } from "./promise-commands.server.ts";

const words = staffGifts.gift.thank;

/**
 * Records the day of thanks, or corrects it.
 * @throws AppError notFound; FormError with status 409 for an outdated page
 */
export async function thankDonor(
  { ctx, member }: Actor,
  id: number,
  { day, how, before }: v.InferOutput<typeof thankSchema>,
  seen?: string,
): Promise<void> {
  requireAct({ member }, thanking);
  const today = siteDate(ctx.clock.now());
  await withTransaction(ctx, async (ctx) => {
    const gift = await requireGift(ctx, id);
    const { errors, notYet } = words;
    const error = day > today ? errors.toCome : day < gift.value_date ? errors.before(writeDay(gift.value_date)) : "";
    if (error !== "") throw new FormError(`${notYet} ${error}`, { errors: { day: error } });
    if (gift.thanked_on === day && gift.thanked_by_id === member.id) return;
    if ((gift.thanked_on ?? "") !== before)
      throw new FormError(giftErrors.thankedMeanwhile, {
        status: 409,
      });
    const changes = { thanked_on: day, thanked_by: member.name, thanked_by_id: member.id };
    await performAct(ctx, member, id, "thank", { seen, changes, note: [day, how].filter(Boolean).join(", ") });
  });
}

/**
 * Records that donors were thanked today. Skips gifts that were thanked or have not arrived.
 * @returns the numbers of both
 */
export async function thankDonors(actor: Actor, ids: number[]): Promise<{ thanked: number; left: number }> {
  requireAct(actor, thanking);
  const day = siteDate(actor.ctx.clock.now());
  let thanked = 0;
  for (const id of ids) {
    const isThanked = await withTransaction(actor.ctx, async (ctx) => {
      const gift = await store.findGift(ctx.db, "id", id);
      if (gift?.thanked_on !== null || gift.value_date > day || !ruleOf("thank").from.includes(gift.state))
        return false;
      const changes = { thanked_on: day, thanked_by: actor.member.name, thanked_by_id: actor.member.id };
      await performAct(ctx, actor.member, id, "thank", { changes, note: day });
      return true;
    });
    if (isThanked) thanked += 1;
  }
  return { thanked, left: ids.length - thanked };
}

const batch = 200;

/** Records the thanks of sent e-mails with a receipt. Days that staff entered are not changed. */
export async function recordEmailedThanks(ctx: AppContext): Promise<void> {
  const today = siteDate(ctx.clock.now());
  for (;;) {
    const last = await store.findLastEmailedThanks(ctx.db);
    // Begins two days earlier: around midnight, or after a wrong clock, days may differ.
    const since = last === undefined ? undefined : addDays(last < today ? last : today, -2);
    const sent = await store.listSentReceipts(ctx.db, mailPriorities.first, since, batch);
    await withTransaction(ctx, async (ctx, transaction) => {
      const thanked = [];
      for (const email of sent) {
        const day = siteDate(new Date(email.sent_at ?? 0));
        if (!(await store.markThanked(transaction, email.gift_id, day))) continue;
        thanked.push({
          gift_id: email.gift_id,
          promise_id: email.promise_id,
          what: "thanked",
          note: `${day}, ${formatNumber(email)}`,
        });
      }
      await recordMoves(ctx, thanked);
    });
    if (sent.length < batch) return;
  }
}
