import { staffToday } from "content/staff-today.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Idea } from "../../../server/today.ts";
import { siteDate } from "../../../values/dates.ts";
import { addDays, weekdayOf } from "../../../values/site-days.ts";
import { findDaysAround } from "./event-queries.server.ts";

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
