import { staffRedirects } from "content/staff-redirects.ts";
import { parse } from "csv-parse/sync";
import * as v from "valibot";
import { FormError } from "../../server/http/handle-form.server.ts";
import type { NewRedirect } from "./redirect-commands.server.ts";
import { newAddress, oldAddress } from "./redirect-schema.ts";

const { list: words, errors } = staffRedirects;

/** Lines in one go. */
export const maxLines = 500;

/** Sentences of a rejection; more lines than these are counted. */
const maxSentences = 5;

interface Line extends NewRedirect {
  /** In the text, from 1. */
  number: number;
}

/** Two columns as spreadsheets and crawlers write them. @param origins of the site @throws FormError with a sentence for each line */
export function readRedirectList(text: string, origins: string[]): Line[] {
  const rows = readRows(text);
  if (rows.length === 0) throw rejectLines([words.empty]);
  if (rows.length > maxLines) throw rejectLines([words.tooMany(maxLines)]);
  const [old, page] = [oldAddress(errors), newAddress(errors, origins)];
  const problems: string[] = [];
  const seen = new Set<string>();
  const lines = rows.flatMap(({ record, number }) => {
    const say = (sentence: string) => void problems.push(words.line(number, sentence));
    const cells = record.filter((cell, place) => cell.trim() !== "" || place < 2);
    if (cells.length !== 2) return say(words.columns) ?? [];
    const [path, target] = [v.safeParse(old, cells[0]), v.safeParse(page, cells[1])];
    const [issue] = path.issues ?? target.issues ?? [];
    if (!path.success || !target.success) return say(issue?.message ?? words.columns) ?? [];
    if (seen.has(path.output)) return say(words.twice) ?? [];
    seen.add(path.output);
    return { path: path.output, target: target.output, number };
  });
  if (problems.length > 0) throw rejectLines(problems);
  return lines;
}

/** @param sentences the first are shown, the others counted */
export function rejectLines(sentences: string[]): FormError {
  const shown = sentences.slice(0, maxSentences);
  if (sentences.length > shown.length) shown.push(words.others(sentences.length - shown.length));
  return new FormError(words.notYet, { errors: { lines: shown.map((sentence) => `${sentence}.`).join(" ") } });
}

function readRows(text: string): { record: string[]; number: number }[] {
  try {
    const options = {
      delimiter: [",", "\t", ";"],
      relax_column_count: true,
      skip_empty_lines: true,
      bom: true,
      info: true,
    };
    const rows = parse(text, { ...options, to: maxLines + 2 }) as unknown as {
      record: string[];
      info: { lines: number };
    }[];
    const numbered = rows.map(({ record, info }) => ({ record, number: info.lines }));
    // A row of headings has no address.
    return numbered.filter(({ record }, place) => place > 0 || record.some((cell) => cell.includes("/")));
  } catch {
    throw rejectLines([words.unreadable]);
  }
}
