import type { InTransaction } from "../../../server/context.server.ts";
import { cancelWaitingEmail } from "../../../server/mail/waiting-email-queries.server.ts";
import type { Currency } from "../../../values/money.ts";
import { requirePurseMoney } from "../purse/require-purse-money.server.ts";
import { performAct, requireGift } from "./act-on-gift.server.ts";
import { requireShown } from "./hash-facts.server.ts";
import { spentKey } from "./promise-commands.server.ts";

/** A gift that two people take out of the books, because it was a mistake. */
export interface Mistake {
  giftId: number;
  /** Minor units. */
  minor: number;
  currency: Currency;
  /** ISO date. */
  day: string;
  why: string;
  /** Facts that both people saw, from `hashGift`. */
  seen: string;
}

/** Marks a gift as a mistake. @throws FormError if its money is spent, or it is void already */
export async function takeOut(
  ctx: InTransaction,
  by: { id: string; name: string },
  id: number,
  note: string,
): Promise<void> {
  await requirePurseMoney(ctx, id);
  await performAct(ctx, by, id, "void", { note });
  await cancelWaitingEmail(ctx.db, spentKey(id));
}

/** Does what two people agreed to. @throws FormError also if the gift changed since the first of them looked */
export async function takeOutByTwo(
  ctx: InTransaction,
  { giftId, why, seen }: Mistake,
  { by }: { by: { id: string; name: string } },
): Promise<void> {
  await requireShown(ctx, await requireGift(ctx, giftId), seen);
  await takeOut(ctx, by, giftId, why);
}
