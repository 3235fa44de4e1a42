import { parse } from "csv-parse/sync";
import readWorkbook from "read-excel-file/node";
import { findHiddenSheets, isWorkbook } from "./find-hidden-sheets.ts";
import { mendQuotes } from "./mend-quotes.ts";
import { openTableArchive } from "./open-table-archive.ts";
import { readHtmlTables } from "./read-html-tables.ts";
import { isMt940, readMt940 } from "./read-mt940.ts";

export type Rows = string[][];

/** Encodings of older software. */
export type TextEncoding = "windows-1252" | "windows-1256";

export interface SpreadsheetOptions {
  /** Maximum number of rows. A larger file is not a table that the site needs. */
  maxRows: number;
  /**
   * Separator of a CSV, or name of a sheet. Without it, the result has the first rows for each possible separator or
   * sheet.
   */
  part?: string;
  /** Encoding of a CSV that is not UTF-8; Windows-1252 by default. */
  encoding?: TextEncoding | undefined;
  /** Reads a ZIP file with several tables: empty for their names, else the name of one. By default, it is no table. */
  inside?: string;
}

/** Files that are recognised but not read: their programs can also export a readable format. */
export type UnreadKind = "pdf" | "oldExcel" | "camt" | "ofx";

/**
 * The rows; or the first rows for each possible separator or sheet; or the tables of a ZIP file; or the type of an
 * unreadable file.
 */
export type ReadSpreadsheet =
  | { rows: Rows }
  | { samples: { part: string; rows: Rows }[]; areSheets: boolean }
  | { tables: string[] }
  | { problem: UnreadKind };

const separators = [",", ";", "\t", "|"];

const sampleRows = 60;

/** Maximum number of columns: more than any bank's file has. */
const maxColumns = 200;

const maxRowLength = 64 * 1024;

/**
 * Reads a CSV, XLSX, MT940 or HTML file as rows of cells. Runs in the file worker, whose limits protect against files
 * with false sizes.
 * @returns undefined for another file, and beyond the limits
 */
export async function parseSpreadsheet(
  bytes: Buffer,
  options: SpreadsheetOptions,
): Promise<ReadSpreadsheet | undefined> {
  try {
    const isZip = bytes.subarray(0, 4).toString("latin1") === "PK\u0003\u0004";
    if (isZip && options.inside !== undefined && !isWorkbook(bytes)) return await readArchive(bytes, options);
    if (isZip) return await readXlsx(bytes, options);
    if (bytes.subarray(0, 4).toString("hex") === "d0cf11e0") return { problem: "oldExcel" };
    const text = decode(bytes, options.encoding);
    const problem = kindOf(text);
    if (problem !== undefined) return { problem };
    if (/^\s*<[^>]*(?:html|table|!doctype|meta|style)/i.test(text.slice(0, 2_000)))
      return { rows: requireTable(checkRows(readHtmlTables(text), options.maxRows)) };
    return isMt940(text) ? { rows: checkRows(readMt940(text), options.maxRows) } : readCsv(text, options);
  } catch {
    return undefined;
  }
}

function kindOf(text: string): UnreadKind | undefined {
  const start = text.slice(0, 2_000);
  if (start.startsWith("%PDF")) return "pdf";
  if (/<(?:\w{1,20}:)?BkToCstmr|xsd:camt\./i.test(start)) return "camt";
  return /OFXHEADER|<OFX>|<\?OFX/i.test(start) ? "ofx" : undefined;
}

function requireTable(rows: Rows): Rows {
  if (rows.length === 0) throw new Error("A page without a table");
  return rows;
}

function checkRows(rows: Rows, maxRows: number): Rows {
  if (rows.length > maxRows || rows.some((row) => row.length > maxColumns)) throw new Error("A table without end");
  return rows;
}

/**
 * Reads the text of a CSV.
 * @throws Error for a damaged file, and beyond the limits
 */
export function readCsv(
  text: string,
  { part, maxRows }: SpreadsheetOptions,
): Exclude<ReadSpreadsheet, { problem: unknown } | { tables: unknown }> {
  // HTML, PDF and old spreadsheets are no CSV.
  if (text.includes("\u0000") || /^\s*<|^%PDF/.test(text)) throw new Error("No table");
  const parseText = (quoted: string, delimiter: string, to: number): Rows =>
    parse(quoted, {
      delimiter,
      to,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: maxRowLength,
    });
  const read = (delimiter: string, to: number): Rows => {
    try {
      return parseText(mendQuotes(text, delimiter), delimiter, to);
    } catch {
      // Without valid quoting, quotation marks are ordinary characters.
      return parseText(text, delimiter, to);
    }
  };
  if (part !== undefined) return { rows: checkRows(read(part, maxRows + 1), maxRows) };
  return {
    samples: separators.map((separator) => ({ part: separator, rows: read(separator, sampleRows) })),
    areSheets: false,
  };
}

/**
 * Reads a table that was typed or pasted into a form, in this process, as the form limits its size.
 * @param rate rates the first rows for a separator
 * @returns undefined for other text
 */
export function readTypedTable(text: string, rate: (rows: Rows) => number): Rows | undefined {
  try {
    const maxRows = text.length;
    const read = readCsv(text, { maxRows });
    const rated = "samples" in read ? read.samples.map((sample) => ({ ...sample, rating: rate(sample.rows) })) : [];
    const [best] = rated.toSorted((a, b) => b.rating - a.rating);
    const whole = best && readCsv(text, { maxRows, part: best.part });
    return whole && "rows" in whole ? whole.rows : undefined;
  } catch {
    return undefined;
  }
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or an encoding of older software. */
function decode(bytes: Buffer, encoding: TextEncoding = "windows-1252"): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(encoding).decode(bytes);
  }
}

async function readArchive(bytes: Buffer, { inside, ...options }: SpreadsheetOptions): Promise<ReadSpreadsheet> {
  const tables = await openTableArchive(bytes, inside || undefined);
  if (!inside) return { tables: tables.map(({ name }) => name) };
  const [table] = tables;
  const read = table && (await parseSpreadsheet(table.bytes, options));
  if (read === undefined) throw new Error("No table");
  return read;
}

type Cell = string | number | boolean | Date | null;

/** Reads the named sheet, or the first rows of every visible sheet. */
async function readXlsx(bytes: Buffer, { part, maxRows }: SpreadsheetOptions): Promise<ReadSpreadsheet> {
  const hidden = findHiddenSheets(bytes);
  const sheets = (await readWorkbook(bytes)).filter((_, index) => !hidden.has(index));
  // The library's types declare the Date class instead of a date.
  const rowsOf = (data: unknown) => (data as Cell[][]).map((row) => row.map(textOfCell));
  const [first] = sheets;
  const wanted = sheets.length === 1 ? first : sheets.find(({ sheet }) => sheet === part);
  if (wanted !== undefined) return { rows: checkRows(rowsOf(wanted.data), maxRows) };
  const samples = sheets.map(({ sheet, data }) => ({ part: sheet, rows: rowsOf(data.slice(0, sampleRows)) }));
  return { samples, areSheets: true };
}

/** Converts a cell to text, without floating-point errors: 0.30000000000000004 becomes 0.3. */
function textOfCell(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell !== "number") return String(cell);
  const cents = Number(cell.toFixed(2));
  return String(Math.abs(cents - cell) < 1e-6 ? cents : cell);
}
