import type { Actor, AppContext } from "../../../server/context.server.ts";
import { writeDay } from "../../../values/dates.ts";
import { type Currency, formatMoney, plainAmount } from "../../../values/money.ts";
import { findCountry, findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import {
  findColumns,
  findHeader,
  findRemembered,
  isWhole,
  type Layout,
  proposeLayout,
  readHeads,
} from "./bank-statement-columns.ts";
import { BankStatementProblem } from "./bank-statement-problem.ts";
import * as store from "./bank-statement-queries.server.ts";
import { findOwnNames } from "./find-payers.server.ts";
import { lastDayOf } from "./import-bank-statement.server.ts";
import { readBankStatement } from "./read-bank-statement.ts";

export async function viewBankStatement({ db }: AppContext, id: number | undefined) {
  const statement = id === undefined ? await store.findLastBankStatement(db) : await store.findBankStatement(db, id);
  if (statement === undefined) return undefined;
  const { currency } = statement;
  return {
    id: statement.id,
    name: statement.name,
    lines: statement.lines,
    outs: statement.outs ?? 0,
    isCompared: statement.known !== null,
    firstDay: writeDay(statement.first_day),
    lastDay: writeDay(statement.last_day),
    opening: formatMoney({ amount: statement.opening, currency }),
    closing: formatMoney({ amount: statement.closing, currency }),
  };
}

const shownRows = 8;

interface Tried {
  layout: Layout;
  problem: BankStatementProblem;
}

/**
 * Finds an uploaded file that waits for staff.
 * @param tried last attempt, with the question for staff
 * @returns `isGone` for a file that was imported or removed
 */
export async function findHeldFile({ ctx, member }: Actor, id: number, tried?: Tried) {
  const file = await store.findFile(ctx.db, id, member.id);
  if (file === undefined) return { isGone: true as const };
  const { statement: form } = await findCountry(ctx);
  const rows = JSON.parse(file.content) as string[][];
  const { layout: json } = (await store.findLayout(ctx.db, file.account ?? file.currency)) ?? {};
  const remembered = json ? (JSON.parse(json) as Layout) : {};
  const known = findRemembered(rows, remembered);
  const header = known ?? findHeader(rows, form).header;
  const heads = readHeads(rows[header] ?? []);
  const reading = {
    currency: file.currency,
    form,
    lastDay: lastDayOf(ctx),
    own: await findOwnNames(ctx, rows, header),
  };
  const tryLayout = (layout: Layout, part: readonly string[][], isPart: boolean) =>
    findProblem(part, header, findColumns(heads, layout), { ...reading, isPart });
  const addsUp = (...attempt: Parameters<typeof tryLayout>): boolean =>
    [undefined, "twoReadings"].includes(tryLayout(...attempt)?.kind);
  const layout = tried?.layout ?? (known === undefined ? proposeLayout(rows, header, reading, addsUp) : remembered);
  const problem = tried?.problem ?? (isWhole(layout) ? tryLayout(layout, rows, false) : undefined);
  return {
    isGone: false as const,
    id,
    name: file.name,
    currency: file.currency,
    header,
    layout,
    heads: heads.map((head, index) => ({ head, title: rows[header]?.[index] || head })),
    rows: rows.slice(header + 1, header + 1 + shownRows),
    question: problem === undefined ? undefined : viewQuestion(problem, file.currency),
  };
}

function findProblem(...rows: Parameters<typeof readBankStatement>): BankStatementProblem | undefined {
  try {
    readBankStatement(...rows);
    return undefined;
  } catch (error) {
    if (error instanceof BankStatementProblem) return error;
    throw error;
  }
}

function viewQuestion({ kind, choices, overlap }: BankStatementProblem, currency: Currency) {
  if (kind === "overlap") return { kind, overlap };
  if (kind !== "twoReadings") return undefined;
  return {
    kind,
    choices: choices.map(({ key, rows }) => ({
      key,
      rows: rows.map(({ row, said, day, amount }) => ({
        row,
        said,
        day: day === "" ? undefined : writeDay(day),
        amount: amount === undefined ? undefined : formatMoney({ amount, currency }),
      })),
    })),
  };
}

/** Returns each currency's tolerated bank charge, in major units. */
export async function findTolerances(ctx: AppContext) {
  const { db } = ctx;
  const currencies = await findCurrencies(ctx);
  const rows = await Promise.all(currencies.map((currency) => store.findLayout(db, currency)));
  return currencies.map((currency, index) => ({
    currency,
    tolerance: plainAmount({ amount: rows[index]?.tolerance ?? 0, currency }),
  }));
}
