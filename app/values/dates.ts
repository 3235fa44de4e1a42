/** The first of the month when only the month is known. */
export type PlainDate = { date: string; precision: "day" | "month" };

export interface DateTab {
  large: string;
  small: string;
  /** Whether `large` is a month. */
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

/** Like `2024-04-28`; the day must exist. */
export function isPlainDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** `April 28, 2024`, or `May 2024` without a day. */
export function writeEventDate({ date, precision }: PlainDate): string {
  const { year, month, day } = read(date);
  return precision === "month" ? `${month} ${year}` : `${month} ${day}, ${year}`;
}

/**
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

/** ISO date in Lagos. */
export const lagosDate = (moment: Date): string => dayInLagos.format(moment);

/** `12 October 2024`, Lagos time. @param timestamp seconds since 1970 */
export const writePostDate = (timestamp: number): string => writeDay(lagosDate(new Date(timestamp * 1000)));

/** `12 October 2024`. */
export function writeDay(iso: string): string {
  const { year, month, day } = read(iso);
  return `${day} ${month} ${year}`;
}
