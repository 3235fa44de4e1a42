import {
  findColumns,
  findHeader,
  type Layout,
  proposeLayout,
  readHeads,
} from "../../app/features/giving/bank-statements/bank-statement-columns.ts";
import type { Reading } from "../../app/features/giving/bank-statements/bank-statement-form.ts";
import { BankStatementProblem } from "../../app/features/giving/bank-statements/bank-statement-problem.ts";
import { ownNamesIn } from "../../app/features/giving/bank-statements/find-payers.server.ts";
import { readBankStatement } from "../../app/features/giving/bank-statements/read-bank-statement.ts";
import { readFile } from "../../app/features/giving/bank-statements/read-file.server.ts";
import { rememberedFiles } from "./remembered-files.ts";

/** Opens a file of a statement, with the columns that are proposed. */
export async function openBankStatementFile(file: string | Buffer, given: Reading) {
  const read = await readFile(rememberedFiles, Buffer.from(file), given.form);
  const rows = "rows" in read ? read.rows : [];
  const { header } = findHeader(rows, given.form);
  const reading = { ...given, own: new Set([...(given.own ?? []), ...ownNamesIn(rows, header)]) };
  const heads = readHeads(rows[header] ?? []);
  const readWith = (layout: Layout, some: readonly string[][] = rows, isPart = false) =>
    readBankStatement(some, header, findColumns(heads, layout), { ...reading, isPart });
  const layout = proposeLayout(rows, header, reading, (one, some, isPart) => {
    try {
      readWith(one, some, isPart);
      return true;
    } catch (error) {
      if (error instanceof BankStatementProblem) return error.kind === "twoReadings";
      throw error;
    }
  });
  return { rows, header, heads, layout, columns: findColumns(heads, layout), readWith, own: reading.own };
}

/** Reads a file as a statement with the columns that are proposed. @throws StatementProblem */
export async function readBankStatementFile(file: string | Buffer, reading: Reading) {
  const opened = await openBankStatementFile(file, reading);
  return { ...opened, statement: opened.readWith(opened.layout) };
}
