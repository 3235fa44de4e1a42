import { staffMoveInTables as tableWords } from "content/staff-move-in-tables.ts";
import type { TableSummary } from "./table-shape.ts";

/** Words of a list, which are read when they are shown. */
interface ListWords {
  promise: string;
  notKept: string;
}

/** Parts that the imports of all lists of people share. */
export const listOfPeople = (words: ListWords) => ({
  isOfPeople: true as const,
  maxBytes: 40 * 2 ** 20,
  accept: ".csv,.tsv,.txt,.xlsx,.zip",
  promise: () => words.promise,
  describe: ({ tables }: TableSummary) => [
    tableWords.rows(
      tables.reduce((sum, { rows }) => sum + rows, 0),
      tables.length,
    ),
    words.notKept,
  ],
  passes: ["rows"] as const,
});
