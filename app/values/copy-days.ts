import { monthsAfter, type PlainDate } from "./dates.ts";
import { addDays } from "./site-days.ts";

export const paces = ["week", "month"] as const;
export type Pace = (typeof paces)[number];

export const maxCopies = 12;

/**
 * Returns the days of copies after today, at the pace of the original. A day that a month lacks becomes its last day.
 * @param today ISO date
 */
export function listCopyDays({ date }: Pick<PlainDate, "date">, pace: Pace, count: number, today: string): string[] {
  const dayOf = (step: number) => (pace === "week" ? addDays(date, 7 * step) : monthsAfter(date, step));
  let first = 1;
  while (dayOf(first) <= today) first++;
  return Array.from({ length: count }, (_, index) => dayOf(first + index));
}
