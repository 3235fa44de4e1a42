import { staffGiftChanges } from "content/staff-gift-changes.ts";

/** Returns a note of a gift's history in the site's language: two numbers of receipts are stored as "B for A". */
export function writeNote<Note extends string | null>(note: Note): Note | string {
  const [, number, replaced] = /^(\d{4}-\d{4,9}) for (\d{4}-\d{4,9})$/.exec(note ?? "") ?? [];
  return number === undefined || replaced === undefined ? note : staffGiftChanges.notes.instead(number, replaced);
}
