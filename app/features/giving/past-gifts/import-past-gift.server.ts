import { isErased } from "../../../server/closings/erased-people.server.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { insertPastGift, type PastGift, withoutDonor } from "./past-gift-queries.server.ts";

/** Stores a gift of an older list; without its donor, if that person was erased here. */
export async function importPastGift(
  ctx: InTransaction,
  gift: Omit<PastGift, "id" | "name_folded">,
): Promise<{ id: number; isWithoutDonor: boolean }> {
  const isWithoutDonor = await isErased(ctx, gift.email);
  const id = await insertPastGift(ctx.db, isWithoutDonor ? { ...gift, ...withoutDonor } : gift);
  return { id, isWithoutDonor };
}
