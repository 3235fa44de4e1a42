import { staffMoveInGifts as words } from "content/staff-move-in-gifts.ts";
import { staffMoveInTables as tableWords } from "content/staff-move-in-tables.ts";
import { type Currency, formatMoney, isCurrency, moneyOf, nameOf } from "../../../values/money.ts";
import { hasHeadCurrency } from "./gift-heads.server.ts";
import { currenciesOfPrograms, giftShape as shape } from "./gift-shape.server.ts";
import type { Answers, Question } from "./import-kind.server.ts";
import { chosenTables, planTables, type ReadTable } from "./open-table-rows.server.ts";
import { hasUnits, isArchive } from "./read-gift.server.ts";
import type { TableRow, TableSummary } from "./table-shape.ts";

export interface GiftSummary extends TableSummary {
  /** Financial types of CiviCRM. */
  types: string[];
  /** Facts about the cells of each column, by table. */
  cells?: Record<number, ColumnFacts[]>;
}

interface ColumnFacts {
  /** Number of filled cells. */
  filled: number;
  /** True if a cell has figures without letters or a sign of a currency. */
  hasBare: boolean;
}

/** Notes what the columns of a row hold. */
export function noteCells(facts: ColumnFacts[], { cells }: TableRow): void {
  for (const [column, cell] of cells.entries()) {
    const fact = facts[column] ?? { filled: 0, hasBare: false };
    facts[column] = fact;
    if (cell === "") continue;
    fact.filled++;
    fact.hasBare ||= /^['(\s+-]{0,5}\d[\d\s.,'’)-]*$/.test(cell.slice(0, 60));
  }
}

const tablesOf = (summary: GiftSummary, answers: Answers): ReadTable[] => {
  const chosen = chosenTables(shape, summary, answers);
  return planTables(shape, summary, answers).filter((_, index) => chosen.has(index));
};

/** Returns true for a table with amounts whose currency neither a column, a sign nor the program says. */
function lacksCurrency(plan: ReadTable, { tables, cells = {} }: GiftSummary, currencies: readonly Currency[]): boolean {
  const { table, columns } = plan;
  if (currenciesOfPrograms[table.program ?? ""] !== undefined) return false;
  if (table.program === undefined && hasHeadCurrency(plan, currencies)) return false;
  const facts = cells[tables.indexOf(table)];
  if (columns.currency !== undefined) return facts !== undefined && (facts[columns.currency]?.filled ?? 0) < table.rows;
  return facts === undefined || (facts[columns.amount ?? -1]?.hasBare ?? true);
}

/** Returns the currency of amounts without one; undefined until staff choose it. */
export function chosenCurrency({ currency }: Answers, currencies: readonly Currency[]): Currency | undefined {
  if (isCurrency(currency) && currencies.includes(currency)) return currency;
  return currencies.length === 1 ? currencies[0] : undefined;
}

/** Returns true for a table whose whole amounts may be in the smallest unit. */
const hasWholeAmounts = ({ table, columns }: ReadTable): boolean =>
  hasUnits(table) && Object.keys(table.amounts[columns.amount ?? -1]?.counts ?? {}).length === 0;

/** Returns how the amounts of a table are read. `unknown` until staff choose if they are in kobo. */
export function readUnits(summary: GiftSummary, answers: Answers): (program: object) => "major" | "minor" | "unknown" {
  const asked = new Set<object>(
    tablesOf(summary, answers).flatMap((plan) => (hasWholeAmounts(plan) ? plan.table : [])),
  );
  const answer = answers.units === "major" || answers.units === "minor" ? answers.units : "unknown";
  return (table) => (asked.has(table) ? answer : "major");
}

export const readTypes = ({ types }: GiftSummary, answers: Answers): string[] =>
  [answers.types ?? types.filter((type) => /^(?:donation|gift|don)s?$/i.test(type))].flat();

/** Asks about currencies, kobo and the types of CiviCRM, where the files do not say it. */
export function askAboutMoney(
  summary: GiftSummary,
  answers: Answers,
  currencies: readonly [Currency, ...Currency[]],
): Question[] {
  const plans = tablesOf(summary, answers);
  const choice = (name: string, label: string, options: Question["options"], value: string): Question => {
    const all = [{ value: "", label: tableWords.choose }, ...options];
    return { name, label, form: "choice", options: all, value, ...(value === "" && { isOpen: true }) };
  };
  const questions: Question[] = [];
  if (currencies.length > 1 && plans.some((plan) => lacksCurrency(plan, summary, currencies))) {
    const options = currencies.map((value) => ({ value, label: nameOf(value) }));
    questions.push(choice("currency", words.currency, options, chosenCurrency(answers, currencies) ?? ""));
  }
  const whole = plans.find(hasWholeAmounts);
  if (whole !== undefined) {
    const units = isArchive(whole.table.program) ? words.unitsOfArchive : words.units;
    const currency = isArchive(whole.table.program) ? currencies[0] : "NGN";
    const options = [
      { value: "major", label: units.major(formatMoney(moneyOf(5_000, currency))) },
      { value: "minor", label: units.minor(formatMoney({ amount: 5_000, currency })) },
    ];
    questions.push(choice("units", units.label, options, String(answers.units ?? "")));
  }
  if (summary.types.length > 0) {
    const value = readTypes(summary, answers);
    const options = summary.types.map((type) => ({ value: type, label: type }));
    const about = { name: "types", label: words.types };
    questions.push({ ...about, form: "boxes", options, value, ...(value.length === 0 && { isOpen: true }) });
  }
  return questions;
}
