/** A day, or only a month when nobody knows the day: `date` is ISO, the first of the month then. */
export interface PlainDate {
  date: string;
  precision: "day" | "month";
}

/** What the tab on an event card shows. */
export interface DateTab {
  large: string;
  small: string;
  /** True where the large word is a month. */
  long: boolean;
}

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

function read(iso: string): { year: number; month: string; day: number } {
  const [year, month, day] = iso.split("-").map(Number);
  return { year: year ?? 0, month: months[(month ?? 1) - 1] ?? "", day: day ?? 1 };
}

/** Is this an ISO date of a day that exists, like `2024-04-28`? */
export function isPlainDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Writes a date as events show it: `April 28, 2024`, or `May 2024` where no day is known. */
export function writeEventDate({ date, precision }: PlainDate): string {
  const { year, month, day } = read(date);
  return precision === "month" ? `${month} ${year}` : `${month} ${day}, ${year}`;
}

/**
 * Splits a written date for the tab on a card.
 *
 * @param text like `April 28, 2024` or `May 2024`
 * @throws Error "Invalid date string" for fewer than two parts separated by spaces (specification, section 5)
 */
export function splitDate(text: string): DateTab {
  const [month, second, year] = text.split(" ").filter((part) => part !== "");
  if (month === undefined || second === undefined) throw new Error("Invalid date string");
  const short = month.slice(0, 3);
  if (year === undefined) return { large: short, small: second, long: true };
  return { large: second.replace(",", ""), small: short, long: false };
}

const dayInLagos = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Africa/Lagos",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The ISO date of a moment, on the wall in Lagos. */
export function lagosDate(moment: Date): string {
  return dayInLagos.format(moment);
}

/** Writes the day of a post: `12 October 2024`, Lagos time. @param timestamp seconds since 1970 */
export function writePostDate(timestamp: number): string {
  return writeDay(lagosDate(new Date(timestamp * 1000)));
}

/** Writes an ISO date as prose does: `12 October 2024`. */
export function writeDay(iso: string): string {
  const { year, month, day } = read(iso);
  return `${day} ${month} ${year}`;
}
