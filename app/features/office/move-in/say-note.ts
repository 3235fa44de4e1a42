import { staffMoveIn } from "content/staff-move-in.ts";
import { staffMoveInTables } from "content/staff-move-in-tables.ts";

/**
 * Returns the sentence of a note, for the person who looks.
 * @param cell the cell that cannot be read; the report has no text of a row
 */
export const sayNote = (code: string, cell = ""): string =>
  staffMoveInTables.notes[code]?.(cell) ?? staffMoveIn.notes(code, "");
