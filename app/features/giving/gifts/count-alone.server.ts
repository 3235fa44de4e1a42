import type { AppContext } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { isAlone, readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { performAct, requireGift } from "./act-on-gift.server.ts";
import { changePurposesAlone } from "./change-purpose.server.ts";
import { canManageGifts } from "./gift-permissions.ts";
import { listGiftsWaitingSince } from "./gift-queries.server.ts";
import { aloneMs } from "./gift-states.ts";

const maxAlone = 200;

/**
 * Counts gifts that the only person recorded 72 hours ago, marks them, and applies this person's changes of purpose.
 */
export async function countAlone(ctx: AppContext): Promise<void> {
  const now = await findTrustedMoment(ctx);
  const before = new Date(now.getTime() - aloneMs).toISOString();
  for (const { id } of await listGiftsWaitingSince(ctx.db, before, maxAlone))
    await withTransaction(ctx, async (ctx) => {
      if (!isAlone(await readStandingsOfGifts(ctx), canManageGifts)) return;
      const gift = await requireGift(ctx, id);
      if (gift.state === "counted") await performAct(ctx, undefined, id, "countAlone", { changes: { is_by_one: 1 } });
    });
  await changePurposesAlone(ctx, before);
}
