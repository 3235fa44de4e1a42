import type * as en from "../en/day-words.ts";
import type { NamedDay } from "../en/day-words.ts";
import type { Translated } from "../translated.ts";

const short = ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."];
const months = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];
const shorten = (month: string): string => short[months.indexOf(month)] ?? month;
const ordinal = (day: number): string => (day === 1 ? "1er" : String(day));

const writeDay = ({ day, month, year }: NamedDay): string => `${ordinal(day)} ${month} ${year}`;
const writeTime = (time: string): string => time.replace(/^0/, "").replace(":00", " h").replace(":", " h ");

/** Omits the parts that both days share: `du 1er au 3 août 2026`. */
function writeFirst(first: NamedDay, last: NamedDay): string {
  if (first.year !== last.year) return writeDay(first);
  return first.month === last.month ? ordinal(first.day) : `${ordinal(first.day)} ${first.month}`;
}

export const dates: Translated<typeof en.dates> = {
  months,
  weekdays: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
  day: writeDay,
  dayOfYear: (day, month) => `${ordinal(day)} ${month}`,
  month: (month, year) => `${month} ${year}`,
  time: writeTime,
  hours: (start, end) => (end === undefined ? writeTime(start) : `de ${writeTime(start)} à ${writeTime(end)}`),
  hoursElsewhere: (hours, city) => `${hours} (heure locale : ${city})`,
  dayWithHours: (day, hours) => `${day}, ${hours}`,
  days: (first, last, start, end) =>
    start === undefined && end === undefined
      ? `du ${writeFirst(first, last)} au ${writeDay(last)}`
      : `du ${writeDay(first)}${start === undefined ? "" : `, ${writeTime(start)}`} au ${writeDay(last)}${end === undefined ? "" : `, ${writeTime(end)}`}`,
  moment: (day, time) => `${day} à ${time}`,
  leaf: (day, month) => ({ large: ordinal(day), small: shorten(month) }),
  monthLeaf: (month, year) => ({ large: shorten(month), small: String(year) }),
};
