import { giftErrors } from "content/giving-errors.ts";
import { staffGiftChanges } from "content/staff-gift-changes.ts";
import type { Actor, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { askWithin, findWaitingMistake } from "../purse/act-on-purse.server.ts";
import { requirePurseMoney } from "../purse/require-purse-money.server.ts";
import { requireGift, requireOther, takesTwo } from "./act-on-gift.server.ts";
import { canUndo } from "./find-gift-changes.server.ts";
import { giftActsOfStaff, undoing } from "./gift-permissions.ts";
import { hashGift, requireShown } from "./hash-facts.server.ts";
import { takeOut } from "./take-out-gift.server.ts";

/**
 * Marks a gift as a mistake. Its receipt becomes void, and its promise is open again. Two people take out of the books what
 * two people counted.
 * @param key of the form: the same form twice asks once
 * @returns `waits` for another person; `alone` if there is none, so that it is done after 72 hours
 * @throws FormError
 */
export async function voidGift(
  { ctx, member, requestInfo }: Sender,
  id: number,
  { reason, seen, key }: { reason: string; seen?: string | undefined; key: string },
): Promise<"done" | "waits" | "alone"> {
  requireAct({ member, requestInfo }, giftActsOfStaff.void, `/admin/gifts/${id}`);
  return withTransaction(ctx, async (ctx) => {
    const gift = await requireGift(ctx, id);
    await requireShown(ctx, gift, seen);
    if (await takesTwo(ctx, gift)) {
      const { amount: minor, currency, value_date: day } = gift;
      if (await findWaitingMistake(ctx, id)) throw new FormError(giftErrors.mistakeWaits, { status: 409 });
      const facts = { giftId: id, minor, currency, day, why: reason, seen: await hashGift(ctx, gift) };
      await requirePurseMoney(ctx, id);
      return askWithin(ctx, member, "mistake", facts, key);
    }
    await requireOther(ctx, gift, member);
    await takeOut(ctx, member, id, reason);
    return "done";
  });
}

/** Undoes a recent recording before the e-mail of thanks is sent. @throws FormError also after ten minutes */
export async function undoGift({ ctx, member }: Actor, id: number, seen?: string): Promise<void> {
  requireAct({ member }, undoing);
  await withTransaction(ctx, async (ctx) => {
    const gift = await requireGift(ctx, id);
    await requireShown(ctx, gift, seen);
    if (!canUndo(ctx, gift)) throw new FormError(staffGiftChanges.undo.tooLate, { status: 409 });
    await takeOut(ctx, member, id, staffGiftChanges.undo.reason);
  });
}
