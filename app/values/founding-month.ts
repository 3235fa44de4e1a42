import { readDate, writeEventDate } from "./dates.ts";

const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);

/** Returns `2023-07` for a month in words or digits, such as `July 2023` or `7/2023`; undefined for anything else. */
function readMonth(text: string): string | undefined {
  const [, month = "", year] = /^(\d{1,2})[./-](\d{4})$/.exec(text.trim()) ?? [];
  const read = year === undefined ? (readDate(text) ?? text.trim()) : `${year}-${month.padStart(2, "0")}`;
  return isMonth(read) ? read : undefined;
}

/** Returns the value of a month field; a text that is not a month stays unchanged. */
export const monthFieldOf = (text: string): string => readMonth(text) ?? text;

/**
 * Returns the type of the input, as older texts that are not a month need a text field.
 * @param value from `monthFieldOf`
 */
export const monthTypeOf = (value = ""): "month" | "text" => (value === "" || isMonth(value) ? "month" : "text");

/** Formats a typed month, such as `July 2023`; another text stays unchanged. */
export function writeMonth(text: string): string {
  const month = readMonth(text);
  return month === undefined ? text : writeEventDate({ date: `${month}-01`, precision: "month" });
}

/** Returns true for a day before the month of founding; false if that is unknown. @param day ISO date */
export function isBeforeFounding(day: string, founded: string): boolean {
  const month = readMonth(founded);
  return month !== undefined && day.slice(0, 7) < month;
}

const firstYear = 1800;

/**
 * Returns the reason why a foundation cannot have begun in this month; undefined if it can.
 * @param today ISO date
 */
export function whyNotFounded(text: string, today: string): "unclear" | "future" | "early" | undefined {
  const month = readMonth(text);
  if (month === undefined) return "unclear";
  if (month > today.slice(0, 7)) return "future";
  return Number(month.slice(0, 4)) < firstYear ? "early" : undefined;
}
