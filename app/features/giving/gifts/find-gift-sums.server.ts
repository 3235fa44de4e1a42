import { staffToday } from "content/staff-today.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { TodaySum } from "../../../server/today.ts";
import { siteDate, writeEventDate } from "../../../values/dates.ts";
import { formatMoney, type Money } from "../../../values/money.ts";
import { readGiftFilter } from "./gift-filter.ts";
import { sumGifts } from "./gift-list-queries.server.ts";
import { canManageGifts } from "./gift-permissions.ts";
import { sumOpenPromises } from "./promise-queries.server.ts";

const words = staffToday.money;

const writeSums = (sums: readonly Money[]) => (sums.length === 0 ? words.none : sums.map(formatMoney).join(", "));

/** Sums this month's gifts and the open promises; currencies are never added. */
export async function findGiftSums({ db, clock }: AppContext, member: StaffMember): Promise<TodaySum[]> {
  if (!canManageGifts(member)) return [];
  const today = siteDate(clock.now());
  const month = `${today.slice(0, 8)}01`;
  const query = new URLSearchParams({ from: month, until: today });
  const received = await sumGifts(db, readGiftFilter(query, today));
  const promised = await sumOpenPromises(db);
  return [
    {
      label: words.received(writeEventDate({ date: today, precision: "month" })),
      value: writeSums(received.sums),
      note: words.receivedNote(received.count),
      path: `/admin/gifts/received?${query}`,
    },
    {
      label: words.expected,
      value: writeSums(promised.sums),
      note: words.expectedNote(promised.count),
      path: "/admin/gifts",
    },
  ];
}
