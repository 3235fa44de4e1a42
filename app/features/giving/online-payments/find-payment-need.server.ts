import { paymentNeeds as words } from "content/staff-online-gifts.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { moneyWarning, type Need } from "../../../server/need.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { countProblems } from "./checkout-queries.server.ts";

export async function findPaymentNeed({ db }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canManageGifts(member)) return [];
  const { count, since } = await countProblems(db);
  if (since === null) return [];
  const row = { label: words.label(count), detail: words.detail, act: words.act, count, since };
  return [{ ...row, ...moneyWarning, path: "/admin/gifts/online" }];
}
