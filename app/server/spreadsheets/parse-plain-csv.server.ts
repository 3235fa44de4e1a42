import { parse } from "csv-parse/sync";

/** Reads a CSV file that the site wrote itself: UTF-8, LF, quotes of RFC 4180. Its lines may differ in length. */
export const parsePlainCsv = (text: string): string[][] =>
  parse(text, { delimiter: ",", record_delimiter: "\n", relax_column_count: true });
