import { staffMoveIn } from "content/staff-move-in.ts";
import { staffMoveInLists } from "content/staff-move-in-lists.ts";
import { staffMoveInTables } from "content/staff-move-in-tables.ts";

/**
 * Returns the sentence of a note, for the person who looks.
 * @param cell the cell that cannot be read; the report has no text of a row
 */
export const sayNote = (code: string, cell = ""): string =>
  staffMoveInTables.notes[code]?.(cell) ?? staffMoveIn.notes(code, "");

/** Returns the sentence of a row with the address of another one. */
export const sayTwin = ({ number, about }: { number: number; about: string }): string =>
  staffMoveInLists.again(number, about);
