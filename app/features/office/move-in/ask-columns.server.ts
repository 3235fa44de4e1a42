import { staffMoveInTables as words } from "content/staff-move-in-tables.ts";
import { writeDay } from "../../../values/dates.ts";
import type { Answers, Question } from "./import-kind.server.ts";
import {
  chosenTables,
  columnQuestion,
  markQuestion,
  orderQuestion,
  planTables,
  type ReadTable,
  sheetsQuestion,
  undecided,
} from "./open-table-rows.server.ts";
import { possibleOrders, readInOrder } from "./prove-cells.server.ts";
import type { RoleShape, TableShape, TableSummary } from "./table-shape.ts";

/** Returns the questions about sheets, columns, days and amounts. Tables with the same heads are asked about once. */
export function askAboutTables<Role extends string>(
  shape: TableShape<Role>,
  summary: TableSummary,
  answers: Answers,
): Question[] {
  const chosen = chosenTables(shape, summary, answers);
  const plans = planTables(shape, summary, answers).filter((_, index) => chosen.has(index));
  const alike = [...Map.groupBy(plans, ({ table }) => table.signature).values()];
  return [
    ...askSheets(shape, summary, answers),
    ...alike.flatMap((group) => askColumns(shape, group, { ...summary.remembered, ...answers })),
    ...alike.flatMap((group) => [...askOrder(group, answers), ...askMark(group, answers)]),
  ];
}

function askSheets<Role extends string>(shape: TableShape<Role>, summary: TableSummary, answers: Answers): Question[] {
  const chosen = chosenTables(shape, summary, answers);
  const sheets = summary.tables.flatMap((table, index) => (table.sheet === undefined ? [] : { table, index }));
  return [...Map.groupBy(sheets, ({ table }) => table.file).values()].flatMap((ofFile): Question[] => {
    const [first] = ofFile;
    if (first === undefined) return [];
    const value = ofFile.flatMap(({ index }) => (chosen.has(index) ? String(index) : []));
    const options = ofFile.map(({ table, index }) => ({
      value: String(index),
      label: words.sheet(table.sheet ?? "", table.rows),
    }));
    const about = { name: sheetsQuestion(first.table), label: words.sheets(first.table.name) };
    return [{ ...about, form: "boxes", options, value, ...(value.length === 0 && { isOpen: true }) }];
  });
}

/** Columns of a known program are not asked about. @param answers also those of earlier imports */
function askColumns<Role extends string>(
  shape: TableShape<Role>,
  group: readonly ReadTable[],
  answers: Answers,
): Question[] {
  const [first] = group;
  if (first === undefined || first.table.program !== undefined) return [];
  const { table, columns } = first;
  const labels = shape.labels();
  const heads = table.heads.map((head, index) => ({ value: String(index), label: head || words.numbered(index + 1) }));
  const hint = words.inFiles([...new Set(group.map(({ table: { name, sheet } }) => sheet ?? name))]);
  const asked = Object.entries<RoleShape>(shape.roles).filter(([, { names }]) => names.length > 0);
  const isLeft = group.some(hasColumnsLeft);
  return asked.map(([role, { isNeeded, isAskedUnless }]) => {
    const name = columnQuestion(table, role);
    const isMissing = columns[role] === undefined;
    const isUndecided =
      isLeft &&
      isMissing &&
      isAskedUnless?.every((other) => columns[other] === undefined) === true &&
      (answers[name] ?? undecided) === undecided;
    return {
      name,
      label: words.column(labels[role as Role]),
      hint,
      form: "choice",
      options: [
        ...(isUndecided ? [{ value: undecided, label: words.choose }] : []),
        { value: "", label: words.noColumn },
        ...heads,
      ],
      value: isUndecided ? undecided : isMissing ? "" : String(columns[role]),
      ...((isUndecided || (isNeeded && isMissing)) && { isOpen: true }),
    };
  });
}

/** Returns true if a column with a head and cells has no role. */
function hasColumnsLeft({ table, columns }: ReadTable): boolean {
  const taken = Object.values(columns);
  return (table.filled ?? [...table.heads.keys()]).some((index) => table.heads[index] !== "" && !taken.includes(index));
}

const findUnclear = (group: readonly ReadTable[], what: "order" | "mark") =>
  group.flatMap((plan) => (plan[what].unclear === undefined ? [] : { ...plan, unclear: plan[what].unclear }))[0];

function askOrder(group: readonly ReadTable[], answers: Answers): Question[] {
  const found = findUnclear(group, "order");
  if (found === undefined) return [];
  const { until } = found.table;
  const days = possibleOrders(found.unclear, until).flatMap((value) => {
    const day = readInOrder(found.unclear, value, undefined);
    return day === undefined ? [] : { value, label: writeDay(day) };
  });
  return [choice(orderQuestion(found.table), words.day(found.unclear), days, answers)];
}

function askMark(group: readonly ReadTable[], answers: Answers): Question[] {
  const found = findUnclear(group, "mark");
  if (found === undefined) return [];
  const [whole = "", rest = ""] = found.unclear.replace(/[^\d.,]/g, "").split(/[.,]/);
  const isPoint = found.unclear.includes(".");
  const options = [
    { value: isPoint ? "," : ".", label: words.amount(Number(`${whole}${rest}`)) },
    { value: isPoint ? "." : ",", label: words.amount(Number(`${whole}.${rest}`)) },
  ];
  return [choice(markQuestion(found.table), words.amountMeans(found.unclear), options, answers)];
}

/** A question without a proposal. */
function choice(name: string, label: string, options: Question["options"], answers: Answers): Question {
  const value = String(answers[name] ?? "");
  const all = [{ value: "", label: words.choose }, ...options];
  return { name, label, form: "choice", options: all, value, ...(value === "" && { isOpen: true }) };
}
