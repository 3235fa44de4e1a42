import { giftNeeds as words } from "content/staff-gifts.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Need } from "../../../server/need.ts";
import { writeSince } from "../../../values/site-days.ts";
import { canManageGifts } from "./gift-permissions.ts";
import { countCountedGifts } from "./gift-queries.server.ts";
import { countSentPromises } from "./promise-queries.server.ts";
import { countWaitingPurposes, findFirstWaitingPurpose } from "./purpose-queries.server.ts";

/** Lists the treasurer's needs: promises called sent, uncounted cash, and waiting purposes. */
export async function findGiftNeeds({ db, clock }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canManageGifts(member)) return [];
  const sent = await countSentPromises(db);
  const cash = await countCountedGifts(db);
  const needs: Need[] = [];
  if (sent.since !== null) {
    const detail = words.sentDetail(writeSince(sent.since, clock.now()));
    const row = { label: words.sent(sent.count), detail, act: words.look, count: sent.count, since: sent.since };
    needs.push({ ...row, rank: "money", icon: "gift", ground: "g-green", path: "/admin/gifts" });
  }
  if (cash.since !== null) {
    const row = { label: words.cash(cash.count), detail: words.cashDetail, count: cash.count, since: cash.since };
    needs.push({
      ...row,
      rank: "money",
      act: words.count,
      icon: "gift",
      ground: "g-green",
      path: "/admin/gifts/received?state=counted",
    });
  }
  const purposes = await countWaitingPurposes(db);
  const first = purposes.since === null ? undefined : await findFirstWaitingPurpose(db);
  if (purposes.since !== null && first !== undefined) {
    const { count, since } = purposes;
    const row = { label: words.purposes(count), detail: words.purposesDetail, act: words.look, count, since };
    const look = { rank: "money", icon: "gift", ground: "g-green" } as const;
    needs.push({ ...row, ...look, path: `/admin/gifts/${first.gift_id}#purpose` });
  }
  return needs;
}
