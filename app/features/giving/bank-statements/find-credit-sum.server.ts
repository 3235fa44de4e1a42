import { staffToday } from "content/staff-today.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { TodaySum } from "../../../server/today.ts";
import { writeSince } from "../../../values/site-days.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { countOpenCredits } from "./bank-statement-queries.server.ts";

/** Counts the bank rows that wait for a decision. */
export async function findCreditSum({ db, clock }: AppContext, member: StaffMember): Promise<TodaySum[]> {
  if (!canManageGifts(member)) return [];
  const { count, since } = await countOpenCredits(db);
  const note =
    since === null ? staffToday.money.creditsNone : staffToday.money.creditsNote(writeSince(since, clock.now()));
  return [{ label: staffToday.money.credits, value: String(count), note, path: "/admin/gifts/statement" }];
}
