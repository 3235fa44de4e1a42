import { giftErrors as words } from "content/giving-errors.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { addDays } from "../../../values/site-days.ts";
import { maxDays } from "../bank-statements/match-credit.ts";
import { performAct, requireGift } from "./act-on-gift.server.ts";
import { findLineId, overlap } from "./gift-origin.ts";
import { giftActsOfStaff } from "./gift-permissions.ts";
import * as store from "./gift-queries.server.ts";
import { requireShown } from "./hash-facts.server.ts";

/** Checks that no other gift counts the same money: a later match, a part or the original. */
async function requireUncounted({ db }: Pick<AppContext, "db">, gift: store.GiftRow): Promise<void> {
  const brought = findLineId(gift);
  const line = brought === undefined ? await store.findBankLine(db, gift) : await store.findLine(db, brought);
  if (line?.state === "other") throw new FormError(words.lineIsOther);
  // The line may have another gift now. A gift without a line is compared with its parts or its original.
  const whole = brought === undefined ? (gift.whole_id ?? gift.id) : undefined;
  if ((await store.listLiveGifts(db, { line, whole })).some((other) => overlap(gift, other)))
    throw new FormError(words.countsAsOther);
  if (brought === undefined && gift.promise_id !== null && (await cameByBank(db, gift)))
    throw new FormError(words.cameByBank);
}

/** Returns true if a bank statement brought the same money while the gift was void. */
async function cameByBank(db: Database, { promise_id, amount, currency, value_date }: store.GiftRow): Promise<boolean> {
  const others = promise_id === null ? [] : await store.findGiftsOf(db, promise_id);
  const near = (day: string) => addDays(day, -maxDays) <= value_date && value_date <= addDays(day, maxDays);
  return others.some(
    (other) =>
      other.state !== "void" &&
      findLineId(other) !== undefined &&
      other.amount === amount &&
      other.currency === currency &&
      near(other.value_date),
  );
}

export const canRestore = (ctx: Pick<AppContext, "db">, gift: store.GiftRow): Promise<boolean> =>
  requireUncounted(ctx, gift).then(
    () => true,
    (error: unknown) => {
      if (error instanceof FormError) return false;
      throw error;
    },
  );

/** Restores a void gift. Its new receipt refers to the old one. @throws FormError */
export async function restoreGift({ ctx, member }: Actor, id: number, seen?: string): Promise<void> {
  requireAct({ member }, giftActsOfStaff.restore);
  await withTransaction(ctx, async (ctx) => {
    const gift = await requireGift(ctx, id);
    await requireShown(ctx, gift, seen);
    await requireUncounted(ctx, gift);
    await performAct(ctx, member, id, "restore");
  });
}
