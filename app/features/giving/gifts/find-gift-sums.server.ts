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

const writeSums = (sums: readonly Money[]) =>
  sums.length === 0 ? staffToday.money.none : sums.map(formatMoney).join(", ");

/** Sums the gifts of this month, and the open promises. */
export async function findGiftSums({ db, clock }: AppContext, member: StaffMember): Promise<TodaySum[]> {
  if (!canManageGifts(member)) return [];
  const today = siteDate(clock.now());
  const month = `${today.slice(0, 8)}01`;
  const query = new URLSearchParams({ from: month, until: today });
  const received = await sumGifts(db, readGiftFilter(query, today));
  const promised = await sumOpenPromises(db);
  return [
    {
      label: staffToday.money.received(writeEventDate({ date: today, precision: "month" })),
      value: writeSums(received.sums),
      note: staffToday.money.receivedNote(received.count),
      path: `/admin/gifts/received?${query}`,
    },
    {
      label: staffToday.money.expected,
      value: writeSums(promised.sums),
      note: staffToday.money.expectedNote(promised.count),
      path: "/admin/gifts",
    },
  ];
}
