import { type Currency, isCurrency } from "../../../values/money.ts";
import { withoutSigns } from "../../../values/typed-amount.ts";
import { withWesternDigits } from "../../../values/western-digits.ts";
import { bareHead } from "./find-columns.server.ts";
import { allCodes, type GiftRole } from "./gift-shape.server.ts";
import type { ReadTable, TableCells } from "./open-table-rows.server.ts";

/** Reads `NGN`, `₦` or `naira`; a sign of several currencies is that of the site. */
export function currencyOf(cell: string, currencies: readonly Currency[]): Currency | undefined {
  const code = cell.toUpperCase();
  if (isCurrency(code)) return code;
  return currencies.find((currency) => withoutSigns(cell.toLowerCase(), currency) === "");
}

/** Returns what a head says about the currency: that in brackets, or a code or sign among its words. */
function currencyTextOf(head: string, currencies: readonly Currency[]): string | undefined {
  const inside = [...head.matchAll(/[([]([^()[\]]{1,30})[)\]]/g)].map(([, text = ""]) => text.trim());
  const free = head
    .replace(/[([][^()[\]]{0,30}[)\]]/g, " ")
    .split(/[\s/:,.-]+/)
    .filter((word) => word.length > 2 || /^\p{Sc}$/u.test(word));
  const isNamed = (text: string) => currencyOf(text, currencies) !== undefined || allCodes.has(text);
  const known = (text: string) =>
    isNamed(text) ? [text] : text.split(/\s+/).filter((word) => word !== "" && isNamed(word));
  return inside.flatMap(known)[0] ?? free.find(isNamed);
}

/** Returns true for `Amount (₦'000)`, `in thousands` or `en milliers`. */
const isManifold = (head: string): boolean =>
  /(?<!\d)000(?!\d)|\b(?:thousands?|milliers?|millions?|mille)\b/i.test(head);

/** Returns the columns of amounts: the chosen one, and those whose heads differ in the currency alone. */
function amountColumns({ table, columns }: Pick<ReadTable, "table" | "columns">, currencies: readonly Currency[]) {
  const { amount } = columns;
  const heads = table.heads.map((head) => ({ head, text: currencyTextOf(head, currencies) }));
  const own = amount === undefined ? undefined : heads[amount];
  if (amount === undefined || own?.text === undefined) return [];
  const bare = ({ head, text = "" }: { head: string; text?: string | undefined }) => bareHead(head.replace(text, " "));
  return heads.flatMap(({ head, text }, column) =>
    text !== undefined && (column === amount || bare({ head, text }) === bare(own)) ? { column, text } : [],
  );
}

/** Returns true if the head of the amounts says their currency. */
export const hasHeadCurrency = (plan: Pick<ReadTable, "table" | "columns">, currencies: readonly Currency[]): boolean =>
  amountColumns(plan, currencies).length > 0;

/**
 * Reads what the heads say about amounts: of several columns, the filled one counts.
 * @returns the row with its amount and currency, or the code of a note
 */
export function readHeads(
  row: TableCells<GiftRole>,
  currencies: readonly Currency[],
): TableCells<GiftRole> | { out: string } {
  const { table, cells, all, columns } = row;
  if (table.program !== undefined) return row;
  if (isManifold(table.heads[columns.amount ?? -1] ?? "")) return { out: "gift-thousands" };
  const found = amountColumns(row, currencies);
  if (found.length === 0) return row;
  const filled = found.filter(({ column }) => /[1-9]/.test(withWesternDigits(all[column] ?? "")));
  if (filled.length > 1) return { out: "gift-amounts" };
  const { column, text } = filled[0] ??
    found.find(({ column }) => column === columns.amount) ?? { column: -1, text: "" };
  if (isManifold(table.heads[column] ?? "")) return { out: "gift-thousands" };
  const named = currencyOf(cells.currency, currencies);
  const ofHead = currencyOf(text, currencies);
  if (ofHead === undefined || (cells.currency !== "" && named !== ofHead)) return { out: "gift-currency" };
  const amount = all[column] ?? "";
  return {
    ...row,
    cells: { ...cells, amount, currency: ofHead },
    columns: { ...columns, amount: column },
    figures: (role) => (role === "amount" ? row.figuresOf(amount) : row.figures(role)),
    hasTwoReadings: (role) => row.hasTwoReadings(role, role === "amount" ? amount : undefined),
  };
}
