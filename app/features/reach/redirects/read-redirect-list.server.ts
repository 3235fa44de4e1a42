import * as v from "valibot";
import { FormError } from "../../../server/http/handle-form.server.ts";
import type { NewRedirect } from "./redirect-commands.server.ts";
import { newAddress, oldAddress, type RedirectWords } from "./redirect-schema.ts";

const maxLines = 500;

/** Maximum number of error sentences; further errors are only counted. */
const maxSentences = 5;

interface Line extends NewRedirect {
  /** Number of the line, from 1. */
  number: number;
}

interface ListWords {
  notYet: string;
  empty: string;
  tooMany(most: number): string;
  unreadable: string;
  columns: string;
  twice: string;
  line(number: number, sentence: string): string;
  others(count: number): string;
}

interface Wording {
  list: ListWords;
  errors: RedirectWords;
}

const hasText = (row: string[]) => row.some((cell) => cell.trim() !== "");

/**
 * Reads two columns, as spreadsheets and crawlers write them.
 * @param origins of the site
 * @throws FormError with a sentence for each wrong line
 */
export async function readRedirectList(text: string, origins: string[], { list, errors }: Wording): Promise<Line[]> {
  const rows = await readRows(text, list);
  if (rows.length === 0) throw rejectLines([list.empty], list);
  if (rows.length > maxLines) throw rejectLines([list.tooMany(maxLines)], list);
  const old = oldAddress(errors);
  const page = newAddress(errors, origins);
  const problems: string[] = [];
  const seen = new Set<string>();
  const lines = rows.flatMap(({ row, number }) => {
    const problem = (sentence: string) => {
      problems.push(list.line(number, sentence));
      return [];
    };
    const cells = row.filter((cell, index) => cell.trim() !== "" || index < 2);
    if (cells.length !== 2) return problem(list.columns);
    const path = v.safeParse(old, cells[0]);
    const target = v.safeParse(page, cells[1]);
    const [issue] = path.issues ?? target.issues ?? [];
    if (!path.success || !target.success) return problem(issue?.message ?? list.columns);
    if (seen.has(path.output)) return problem(list.twice);
    seen.add(path.output);
    return { path: path.output, target: target.output, number };
  });
  if (problems.length > 0) throw rejectLines(problems, list);
  return lines;
}

/** @param sentences the first ones are shown, the others only counted */
export function rejectLines(sentences: string[], list: ListWords): FormError {
  const shown = sentences.slice(0, maxSentences);
  if (sentences.length > shown.length) shown.push(list.others(sentences.length - shown.length));
  return new FormError(list.notYet, { errors: { lines: shown.map((sentence) => `${sentence}.`).join(" ") } });
}

async function readRows(text: string, list: ListWords) {
  const { readTypedTable } = await import("../../../server/spreadsheets/parse-spreadsheet.server.ts");
  const rows = readTypedTable(text, (some) => some.filter((row) => row.length === 2).length);
  if (rows === undefined) throw rejectLines([list.unreadable], list);
  const numbered = rows.map((row, index) => ({ row, number: index + 1 })).filter(({ row }) => hasText(row));
  // A header row contains no address.
  return numbered.filter(({ row }, index) => index > 0 || row.some((cell) => cell.includes("/")));
}
