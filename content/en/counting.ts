/** Words of counts and times. */
const numbers = "none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(
  " ",
);

/** `three`, up to fifteen; then digits. */
export const inWords = (count: number) => numbers[count] ?? String(count);

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const plural = (count: number, noun: string) => `${noun}${count === 1 ? "" : "s"}`;

/** When something began to wait: days before today, a weekday, a date without its year, a time; all by the clock of the site. */
export interface Since {
  days: number;
  weekday: string;
  day: string;
  time: string;
}

export function ago({ days, day, time }: Since): string {
  if (days <= 0) return `today at ${time}`;
  if (days === 1) return "yesterday";
  return days < 7 ? `${inWords(days)} days ago` : `on ${day}`;
}

export function stoppedAt({ days, weekday, day, time }: Since): string {
  if (days <= 0) return `today at ${time}`;
  if (days === 1) return "yesterday";
  return days < 7 ? weekday : day;
}
