import { addDays, daysBetween } from "../../../values/site-days.ts";

/** A gift is missed this many days after it was due. */
const graceDays = 7;

const lastOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A month later: the same day, or the last one of a shorter month; the last day of a month leads to the last of the next. @param day ISO date */
export function monthAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [toYear, toMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const last = lastOfMonth(toYear, toMonth);
  const to = date === lastOfMonth(year, month) ? last : Math.min(date, last);
  return [toYear, String(toMonth).padStart(2, "0"), String(to).padStart(2, "0")].join("-");
}

/**
 * When the next monthly gift is due, and how many have been missed since the last one.
 * @param last ISO date of the last gift, or of the month for which staff noted that nothing comes @param today ISO date
 */
export function dueAfter(last: string, today: string): { due: string; missed: number } {
  const due = monthAfter(last);
  let missed = 0;
  for (let day = due; daysBetween(day, today) >= graceDays; day = monthAfter(day)) missed++;
  return { due, missed };
}

/** Gifts whose last one came on this day or earlier have been missed. @param today ISO date @returns ISO date */
export function lastBeforeMissed(today: string): string {
  const due = addDays(today, -graceDays);
  // The latest day whose month after is not later: at most 31 days before.
  for (let back = 28; ; back++) {
    const day = addDays(due, -back);
    if (monthAfter(day) <= due) return day;
  }
}
