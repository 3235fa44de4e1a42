import { type Currency, currencies, signOf } from "../../../values/money.ts";
import { type Columns, readHeads } from "./bank-statement-columns.ts";
import { type BankStatementForm, bareWord, type Reading } from "./bank-statement-form.ts";
import { type DayOrder, readDay } from "./read-cells.ts";

const says = /period|from|between|range|statement|\bdu\b|p[ée]riode|relev/i;

const dayInText =
  /(?<![\p{L}\d])(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2,4}|\d{1,2}(?:st|nd|rd|th)?[- ]\p{L}{3,9}[-, ]{1,2}\d{2,4}|\p{L}{3,9} \d{1,2},? \d{4})/gu;

/** Maximum length of a title (characters). */
const maxTitle = 300;

/** Returns the first and last day of the period in the titles. @param titles rows above the header row */
export function findPeriod(
  titles: readonly string[][],
  { months }: BankStatementForm,
  order: DayOrder,
): [first: string, last: string] | undefined {
  for (const cells of titles.slice(0, searchedRows)) {
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

const searchedRows = 60;

/** Maximum length of a cell that names a currency (characters). */
const maxCell = 200;

/** Signs that consist of letters only are excluded, because they are also other words. */
const signs = currencies.flatMap((currency) => {
  const sign = signOf(currency);
  return /[^\p{Letter}\s]/u.test(sign) ? [[sign, currency] as const] : [];
});

function currenciesIn(text: string): Currency[] {
  const short = text.slice(0, maxCell);
  const words = short.split(/[^A-Za-z]+/);
  const coded = currencies.filter((currency) => words.includes(currency));
  return [...coded, ...signs.flatMap(([sign, currency]) => (short.includes(sign) ? [currency] : []))];
}

function findRowOf(rows: readonly string[][], header: number, { currency: own, form }: Reading) {
  const names = (form.heads.currency ?? []).map(bareWord);
  const index = readHeads(rows[header] ?? []).findIndex((head) => names.includes(bareWord(head)));
  if (index < 0) return undefined;
  for (const [at, cells] of rows.entries()) {
    const [currency] = at > header ? currenciesIn(cells[index] ?? "") : [];
    if (currency !== undefined && currency !== own) return { row: at + 1, currency };
  }
  return undefined;
}

/** Returns the currency in titles, headers or the currency column, if it is not the account's currency. */
export function findStatedCurrency(
  rows: readonly string[][],
  header: number,
  columns: Columns,
  reading: Reading,
): { row: number; currency: Currency } | undefined {
  const { currency: own, form } = reading;
  const names = (form.heads.currency ?? []).map(bareWord);
  const heads = [columns.in, columns.out, columns.amount, columns.balance].flatMap((index) =>
    index === undefined ? [] : (rows[header]?.[index] ?? ""),
  );
  const titles = rows.slice(0, Math.min(header, searchedRows)).flatMap((cells, index) => {
    const at = cells.findIndex(
      (cell) => /^(?:account )?currency\b/i.test(cell) || names.some((name) => bareWord(cell).startsWith(name)),
    );
    return at < 0 ? [] : [{ row: index + 1, texts: cells.slice(at) }];
  });
  for (const { row, texts } of [...titles, { row: header + 1, texts: heads }]) {
    const named = texts.flatMap(currenciesIn);
    const [currency] = named;
    if (currency !== undefined && !named.includes(own)) return { row, currency };
  }
  return findRowOf(rows, header, reading);
}
