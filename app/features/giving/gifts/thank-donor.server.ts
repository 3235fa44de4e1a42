import { staffGifts } from "content/staff-gifts.ts";
import type * as v from "valibot";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { mailPriorities } from "../../../server/mail/mail-priority-queries.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { addDays } from "../../../values/site-days.ts";
import { numberOf } from "../receipts/receipt-contents.ts";
import { performAct, requireGift } from "./act-on-gift.server.ts";
import { thanking } from "./gift-permissions.ts";
import { findGift } from "./gift-queries.server.ts";
import type { thankSchema } from "./gift-schema.ts";
import { ruleOf } from "./gift-states.ts";
import { recordMoves } from "./promise-commands.server.ts";
import * as store from "./thanks-queries.server.ts";

const words = staffGifts.gift.thank;

/**
 * Staff thanked a donor, by telephone or in person; or correct the day.
 * @throws AppError adminsOnly, notFound; FormError for a day to come or before the gift's, and with status 409 when somebody else was quicker
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
    // The same press again.
    if (gift.thanked_on === day && gift.thanked_by_id === member.id) return;
    if ((gift.thanked_on ?? "") !== before)
      throw new FormError("Somebody said meanwhile when this donor was thanked. Look at it once more.", {
        status: 409,
      });
    const changes = { thanked_on: day, thanked_by: member.name, thanked_by_id: member.id };
    await performAct(ctx, member, id, "thank", { seen, changes, note: [day, how].filter(Boolean).join(", ") });
  });
}

/**
 * Staff thanked the donors of several gifts today. What cannot be thanked for is left as it is: gifts whose donors were thanked
 * before, and those that did not arrive.
 * @returns how many are written down, and how many are left
 */
export async function thankDonors(actor: Actor, ids: number[]): Promise<{ thanked: number; left: number }> {
  requireAct(actor, thanking);
  const day = siteDate(actor.ctx.clock.now());
  let thanked = 0;
  for (const id of ids) {
    const isThanked = await withTransaction(actor.ctx, async (ctx) => {
      const gift = await findGift(ctx.db, "id", id);
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

/** E-mails of a transaction. */
const batch = 200;

/** Writes down who was thanked by the e-mail with a receipt, once it was sent. What staff said stays. */
export async function recordEmailedThanks(ctx: AppContext): Promise<void> {
  const today = siteDate(ctx.clock.now());
  for (;;) {
    const last = await store.findLastEmailedThanks(ctx.db);
    // A day back, for what was sent around midnight; a clock that was ahead hides none of today's.
    const since = last === undefined ? undefined : addDays(last < today ? last : today, -2);
    const sent = await store.listSentReceipts(ctx.db, mailPriorities.first, since, batch);
    await withTransaction(ctx, async (ctx, transaction) => {
      const thanked = [];
      for (const one of sent) {
        const day = siteDate(new Date(one.sent_at ?? 0));
        if (!(await store.markThanked(transaction, one.gift_id, day))) continue;
        thanked.push({
          gift_id: one.gift_id,
          promise_id: one.promise_id,
          what: "thanked",
          note: `${day}, ${numberOf(one)}`,
        });
      }
      await recordMoves(ctx, thanked);
    });
    if (sent.length < batch) return;
  }
}
