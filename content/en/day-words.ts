/** A day in parts, with the month by name. */
export interface NamedDay {
  day: number;
  month: string;
  year: number;
}

const writeDay = ({ day, month, year }: NamedDay): string => `${month} ${day}, ${year}`;
const join = (parts: (string | undefined)[]): string => parts.filter(Boolean).join(", ");

export const dates = {
  months: [
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
  ],
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  day: writeDay,
  dayOfYear: (day: number, month: string): string => `${month} ${day}`,
  month: (month: string, year: number): string => `${month} ${year}`,
  /**
   * Time of day.
   * @param time such as `14:30`
   */
  time: (time: string): string => time,
  hours: (start: string, end: string | undefined): string => (end === undefined ? start : `${start} to ${end}`),
  hoursElsewhere: (hours: string, city: string): string => `${hours} (${city} time)`,
  dayWithHours: (day: string, hours: string): string => `${day}, ${hours}`,
  /** Several days, with the known times. */
  days: (first: NamedDay, last: NamedDay, start: string | undefined, end: string | undefined): string =>
    `${join([writeDay(first), start])} to ${join([writeDay(last), end])}`,
  moment: (day: string, time: string): string => `${day}, ${time}`,
  /** Day of a calendar leaf; the upper line is the large one. */
  leaf: (day: number, month: string): { large: string; small: string } => ({
    large: String(day),
    small: month.slice(0, 3),
  }),
  /** Month of a calendar leaf without a day. */
  monthLeaf: (month: string, year: number): { large: string; small: string } => ({
    large: month.slice(0, 3),
    small: String(year),
  }),
} as const;
