import { addDays, daysBetween } from "../../../values/site-days.ts";

/** Number of days after the due day until a gift counts as missed. */
const graceDays = 7;

const lastOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * Returns the same day in the next month; the last day of a month gives the last day of the next.
 * @param day ISO date
 */
export function monthAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [toYear, toMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const last = lastOfMonth(toYear, toMonth);
  const to = date === lastOfMonth(year, month) ? last : Math.min(date, last);
  return [toYear, String(toMonth).padStart(2, "0"), String(to).padStart(2, "0")].join("-");
}

/**
 * Returns the next due day and the number of missed gifts.
 * @param last date of the last gift or skipped month (ISO date)
 * @param today ISO date
 */
export function dueAfter(last: string, today: string): { due: string; missed: number } {
  const due = monthAfter(last);
  let missed = 0;
  for (let day = due; daysBetween(day, today) >= graceDays; day = monthAfter(day)) missed++;
  return { due, missed };
}

/**
 * Returns the latest date of a last gift, so that the next gift counts as missed today.
 * @param today ISO date
 * @returns ISO date
 */
export function lastBeforeMissed(today: string): string {
  const due = addDays(today, -graceDays);
  // Begins with 28 days, the length of the shortest month.
  for (let back = 28; ; back++) {
    const day = addDays(due, -back);
    if (monthAfter(day) <= due) return day;
  }
}
