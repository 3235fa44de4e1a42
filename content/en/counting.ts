const numbers = "none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(
  " ",
);

/** Returns a number as a word (`three`) up to fifteen, then in digits. */
export const inWords = (count: number) => numbers[count] ?? String(count);

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const plural = (count: number, noun: string) => `${noun}${count === 1 ? "" : "s"}`;

/** Time at which something began to wait, by the site's clock: days before today, weekday, date without year, time. */
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
