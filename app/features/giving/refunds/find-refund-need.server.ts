import { refundNeeds as words } from "content/staff-refunds.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { moneyWarning, type Need } from "../../../server/need.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { countWaitingRefunds, findFirstWaiting } from "./refund-queries.server.ts";

export async function findRefundNeed({ db }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canManageGifts(member)) return [];
  const { count, since } = await countWaitingRefunds(db);
  const first = since === null ? undefined : await findFirstWaiting(db);
  if (since === null || first === undefined) return [];
  const row = { label: words.label(count), detail: words.detail, act: words.act, count, since };
  return [{ ...row, ...moneyWarning, path: `/admin/gifts/${first.gift_id}#refunds` }];
}
