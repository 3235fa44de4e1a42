import { staffEvents } from "content/staff-events.ts";
import { staffToday } from "content/staff-today.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { Coming, ComingDays } from "../../../server/coming-days.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Idea } from "../../../server/today.ts";
import { siteDate } from "../../../values/dates.ts";
import { canEdit, canProtect } from "../../../values/roles.ts";
import { addDays, weekdayOf } from "../../../values/site-days.ts";
import { findComingEvents, findDaysAround } from "./event-queries.server.ts";

/** Finds the events of the next days. */
export async function findNextEvents(
  { db }: AppContext,
  member: StaffMember,
  { first, last, most }: ComingDays,
): Promise<Coming[]> {
  if (!canProtect(member)) return [];
  const writes = canEdit(member);
  return (await findComingEvents(db, first, last, most)).map(({ id, title, date, start_time }) => ({
    note: staffEvents.happens,
    title,
    path: writes ? `/admin/event/${id}` : "/admin/days",
    date,
    time: start_time ?? "",
  }));
}

const words = staffToday.ideas.event;

/** Days before and after an event in which people write about it. */
const near = 6;

/** Finds public events of the last and the next week. */
export async function findEventIdeas({ db, clock }: AppContext): Promise<Idea[]> {
  const now = clock.now();
  const today = siteDate(now);
  const found = await findDaysAround(db, now.toISOString(), addDays(today, -near), addDays(today, near));
  return found.map(({ title, date }) => {
    const isPast = date < today;
    const weekday = weekdayOf(date);
    return {
      label: isPast ? words.past(weekday, title) : words.coming(title, weekday),
      note: isPast ? words.pastNote : words.comingNote,
      path: `/admin/post?${new URLSearchParams({ create: title })}`,
      icon: "calendar",
      weight: isPast ? 3 : 2,
    };
  });
}
