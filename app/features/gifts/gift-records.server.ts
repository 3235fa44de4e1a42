import type { AppContext, InTransaction } from "../../server/context.server.ts";
import { voidReceipt } from "../receipts/issue-receipt.server.ts";
import * as gifts from "./gift-queries.server.ts";
import { recordMove } from "./pledge-commands.server.ts";
import * as pledges from "./pledge-queries.server.ts";

// What other features read and move: statements, receipts, online payments.

type Reader = Pick<AppContext, "db">;

export type { GiftRow } from "./gift-queries.server.ts";
export type { PledgeRow } from "./pledge-queries.server.ts";

export const findPledgeById = ({ db }: Reader, id: number) => pledges.findPledge(db, "id", id);

export const findGiftById = ({ db }: Reader, id: number) => gifts.findGift(db, "id", id);

/** @param source what brought it, like `paystack:TAB7K4QXM-1` */
export const findGiftBySource = ({ db }: Reader, source: string) => gifts.findGift(db, "source", source);

/**
 * Moves a gift to a state, with a line in its history; a refunded one loses its receipt.
 * @param from the states it can leave; others stay, with the line
 */
export async function moveGift(
  ctx: InTransaction,
  gift: gifts.GiftRow,
  state: gifts.GiftRow["state"],
  { from, what, by }: { from: gifts.GiftRow["state"][]; what: string; by?: string },
): Promise<void> {
  const { id, pledge_id } = gift;
  await gifts.updateGift(ctx.db, id, { state }, from);
  if (state === "refunded") await voidReceipt(ctx, gift, by ?? null, what);
  await recordMove(ctx, { gift_id: id, pledge_id, what, ...(by !== undefined && { by }) });
}
