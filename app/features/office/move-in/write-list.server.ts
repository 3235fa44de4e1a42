import type { AppContext } from "../../../server/context.server.ts";
import type { Tables } from "../../../server/db/tables.ts";
import { tablesOf } from "../../../server/define-feature.server.ts";
import { utf8Mark, writeCsv } from "../../../values/csv.ts";
import { type Currency, fixedAmount } from "../../../values/money.ts";
import { moneyInLists } from "./archive-plan.ts";
import * as store from "./archive-queries.server.ts";

/** Marks the head of an amount as people write it. Heads of older archives lack it: their amounts are minor units. */
export const writtenHead = (column: string): string => `${column}_in_currency`;

/** Returns the columns of a table without secrets. */
export function columnsOf(ctx: AppContext, table: keyof Tables): { columns: string[]; key: readonly string[] } {
  const declared = tablesOf(ctx.features)[table];
  const columns = Object.entries(declared.columns)
    .filter(([, personal]) => personal !== "secret")
    .map(([name]) => name);
  return { columns, key: declared.key };
}

/** Writes a table as CSV, with amounts as people write them. */
export async function* writeList(ctx: AppContext, table: keyof Tables): AsyncGenerator<string> {
  const { columns, key } = columnsOf(ctx, table);
  const money = moneyInLists[table] ?? [];
  const shown = withCurrency(columns, money);
  const stored = table === "receipts" ? columns : shown;
  yield utf8Mark + writeCsv([shown.map((name) => (money.includes(name) ? writtenHead(name) : name))]);
  for await (const rows of store.readTable(ctx.db, table, stored, key))
    yield `\r\n${writeCsv(
      rows.map((read) => {
        const row = table === "receipts" ? withContents(read) : read;
        return shown.map((name) => (money.includes(name) ? writeAmount(row, name) : (row[name] ?? "")));
      }),
    )}`;
}

/** Puts the currency behind the first amount. */
function withCurrency(columns: readonly string[], money: readonly string[]): string[] {
  const [first] = money;
  if (first === undefined) return [...columns];
  const all = columns.includes(first) ? columns : [...columns, first];
  return all.flatMap((name) => (name === "currency" ? [] : name === first ? [name, "currency"] : [name]));
}

const writeAmount = (row: store.Row, column: string): string => {
  const { [column]: amount = null, currency } = row;
  return amount === null ? "" : fixedAmount({ amount: Number(amount), currency: currency as Currency });
};

/** A receipt keeps its money inside its contents. */
function withContents(row: store.Row): store.Row {
  const { amount, currency, ...contents } = JSON.parse(String(row.contents)) as store.Row;
  return { ...row, amount: amount ?? null, currency: currency ?? null, contents: JSON.stringify(contents) };
}
