import { creditNeeds as words } from "content/staff-statements.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Need } from "../../../server/need.ts";
import { writeSince } from "../../../values/site-days.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { countOpenCredits } from "./statement-queries.server.ts";

/** Money on the account that is nobody's gift yet. */
export async function findCreditNeed({ db, clock }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canManageGifts(member)) return [];
  const { count, since } = await countOpenCredits(db);
  if (since === null) return [];
  const row = { label: words.label(count), detail: words.detail(writeSince(since, clock.now())), act: words.act };
  return [{ ...row, rank: "money", icon: "gift", ground: "g-green", path: "/admin/gifts/statement", count, since }];
}
