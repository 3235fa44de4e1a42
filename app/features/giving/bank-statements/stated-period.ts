import type { BankStatementForm } from "./bank-statement-form.ts";
import { type DayOrder, readDay } from "./read-cells.ts";

const says = /period|from|between|range|statement|\bdu\b|p[ée]riode|relev/i;

const dayInText =
  /(?<![\p{L}\d])(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2,4}|\d{1,2}(?:st|nd|rd|th)?[- ]\p{L}{3,9}[-, ]{1,2}\d{2,4}|\p{L}{3,9} \d{1,2},? \d{4})/gu;

/** Maximum of a title (characters). */
const maxTitle = 300;

/** Returns the first and last day of the period in the titles. @param titles rows above the heads */
export function findPeriod(
  titles: readonly string[][],
  { months }: BankStatementForm,
  order: DayOrder,
): [first: string, last: string] | undefined {
  for (const cells of titles.slice(0, 60)) {
    const text = cells.join(" ").slice(0, maxTitle);
    if (!says.test(text)) continue;
    const days = [...text.matchAll(dayInText)].flatMap(
      ([day]) => readDay(day.replace(/(\d)(?:st|nd|rd|th)\b/, "$1"), months, order) ?? [],
    );
    const [first, last] = days;
    if (first !== undefined && last !== undefined && first <= last) return [first, last];
  }
  return undefined;
}
