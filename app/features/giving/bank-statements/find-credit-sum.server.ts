import { staffToday } from "content/staff-today.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { TodaySum } from "../../../server/today.ts";
import { writeSince } from "../../../values/site-days.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { countOpenCredits } from "./bank-statement-queries.server.ts";

const words = staffToday.money;

/** Counts bank lines without a gift. */
export async function findCreditSum({ db, clock }: AppContext, member: StaffMember): Promise<TodaySum[]> {
  if (!canManageGifts(member)) return [];
  const { count, since } = await countOpenCredits(db);
  const note = since === null ? words.creditsNone : words.creditsNote(writeSince(since, clock.now()));
  return [{ label: words.credits, value: String(count), note, path: "/admin/gifts/statement" }];
}
