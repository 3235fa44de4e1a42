import { reversalNeeds, creditNeeds as words } from "content/staff-bank-statements.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { moneyWarning, type Need } from "../../../server/need.ts";
import { writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { writeSince } from "../../../values/site-days.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { countOpenCredits } from "./bank-statement-queries.server.ts";
import { listReversedGifts } from "./place-queries.server.ts";

/** Lists credits without a gift, and gifts that the bank reversed. */
export async function findCreditNeed({ db, clock }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canManageGifts(member)) return [];
  const { count, since } = await countOpenCredits(db);
  const needs: Need[] = [];
  const [back, ...others] = await listReversedGifts(db);
  if (back !== undefined) {
    const { id, day, added_at, says } = back;
    const label = reversalNeeds[says === "reversal" ? "reversal" : "label"](formatMoney(back), writeDay(day));
    const row = { label, detail: reversalNeeds.detail(others.length), act: reversalNeeds.act };
    needs.push({ ...row, ...moneyWarning, path: `/admin/gifts/${id}`, count: others.length + 1, since: added_at });
  }
  if (since === null) return needs;
  const row = { label: words.label(count), detail: words.detail(writeSince(since, clock.now())), act: words.act };
  const look = { rank: "money", icon: "gift", ground: "g-green" } as const;
  return [...needs, { ...row, ...look, path: "/admin/gifts/statement", count, since }];
}
