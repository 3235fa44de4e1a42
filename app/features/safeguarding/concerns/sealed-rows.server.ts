import { type Keyed, keyIdOf, openText, sealText } from "../../../server/sealing/seal.server.ts";
import type { ConcernNoteRow, ConcernRow } from "./concern-tables.ts";

const columns = ["story", "place", "name", "contact", "passed_to"] as const;

/** The encrypted columns. */
export type ConcernTexts = Pick<ConcernRow, (typeof columns)[number]>;

const aboutConcern = (id: number, column: string) => `concerns ${id} ${column}`;
const aboutNote = (id: number) => `concern_notes ${id} text`;

/** @returns the columns of the row */
export const sealConcernTexts = (config: Keyed, id: number, texts: ConcernTexts) => ({
  ...mapTexts(texts, (text, column) => sealText(config, text, aboutConcern(id, column))),
  key_id: keyIdOf(config),
});

export const sealNoteText = (config: Keyed, id: number, text: string) => ({
  text: sealText(config, text, aboutNote(id)),
  key_id: keyIdOf(config),
});

/**
 * Decrypts a concern; rows of earlier releases are plain. If one column fails, all are hidden. @param key undefined if this
 * site lacks it
 */
export function openConcernRow<Row extends ConcernRow>(key: Keyed | undefined, row: Row) {
  if (row.key_id === null) return { ...row, isLocked: false };
  let isLocked = false;
  const texts = mapTexts(row, (text, column) => {
    const opened = key && openText(key, text, aboutConcern(row.id, column));
    isLocked ||= opened === undefined;
    return opened ?? "";
  });
  const nothing = { story: "", place: null, name: null, contact: null, passed_to: null };
  return { ...row, ...(isLocked ? nothing : texts), isLocked };
}

/** `text` is undefined if it cannot be decrypted. */
export function openNoteRow(key: Keyed | undefined, { id, text, written_at, written_by, key_id }: ConcernNoteRow) {
  return { id, written_at, written_by, text: key_id === null ? text : key && openText(key, text, aboutNote(id)) };
}

const mapTexts = (
  { story, place, name, contact, passed_to }: ConcernTexts,
  change: (text: string, column: (typeof columns)[number]) => string,
): ConcernTexts => ({
  story: change(story, "story"),
  place: place === null ? null : change(place, "place"),
  name: name === null ? null : change(name, "name"),
  contact: contact === null ? null : change(contact, "contact"),
  passed_to: passed_to === null ? null : change(passed_to, "passed_to"),
});
