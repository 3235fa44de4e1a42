import { writeEventDate } from "../../../values/dates.ts";

interface Days {
  /** ISO dates, both included; empty: open end. */
  from: string;
  until: string;
}

const lastDayOf = (month: string): string => {
  const [year, number] = month.split("-").map(Number);
  return `${month}-${new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate()}`;
};

/** Returns the days of a form's choice: a month, a year, or `all`; undefined for anything else. */
export function daysOf(when: string): Days | undefined {
  if (when === "all") return { from: "", until: "" };
  if (/^[12]\d{3}$/.test(when)) return { from: `${when}-01-01`, until: `${when}-12-31` };
  if (/^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(when)) return { from: `${when}-01`, until: lastDayOf(when) };
  return undefined;
}

/** Returns the choice with these days, else `days`. @param today ISO date */
export function choiceOf({ from, until }: Days, today: string): string {
  const year = from.slice(0, 4);
  // The current year has no last day yet.
  const isSoFar = until === "" && from === `${today.slice(0, 4)}-01-01`;
  for (const choice of from === "" ? ["all"] : [from.slice(0, 7), year]) {
    const days = daysOf(choice);
    if (days !== undefined && days.from === from && (days.until === until || (isSoFar && choice === year)))
      return choice;
  }
  return "days";
}

/** Lists twelve months and two years to choose from. @param today ISO date */
export function choicesAt(today: string): string[] {
  const [year, month] = today.split("-").map(Number);
  const first = (year ?? 0) * 12 + (month ?? 1) - 1;
  const months = Array.from({ length: 12 }, (_, back) => {
    const at = first - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
  });
  return [String(year), ...months, String((year ?? 0) - 1)];
}

/** `2026`, or `November 2026`. */
export const writeChoice = (choice: string): string =>
  choice.length === 4 ? choice : writeEventDate({ date: `${choice}-01`, precision: "month" });
