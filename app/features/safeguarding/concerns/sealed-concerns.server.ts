import type { AppContext } from "../../../server/context.server.ts";
import { findKey, findKeys } from "../../../server/sealing/find-keys.server.ts";
import { type Keyed, keyIdOf, openText, sealText } from "../../../server/sealing/seal.server.ts";
import * as store from "./concern-queries.server.ts";
import type { ConcernNoteRow, ConcernRow } from "./concern-tables.ts";

type Ctx = Pick<AppContext, "db" | "config">;

type NewConcern = Omit<Parameters<typeof store.insertConcern>[1], "key_id" | "passed_to">;

/** Stores a concern. Its text is encrypted for the row's id, in the same transaction. @returns the id */
export async function insertConcern({ db, config }: Ctx, concern: NewConcern): Promise<number> {
  const { story, place = null, name = null, contact = null, ...facts } = concern;
  const id = await store.insertConcern(db, { ...facts, story: "", key_id: keyIdOf(config) });
  await writeTexts({ db, config }, id, { story, place, name, contact, passed_to: null });
  return id;
}

/** Finds a concern; `isLocked` is true if this site lacks its key. */
export async function findConcern(ctx: Ctx, id: number) {
  const row = await store.findConcernRow(ctx.db, id);
  return row && openConcernRow(await findKey(ctx, row.key_id ?? ""), row);
}

/** Encrypts and replaces the text of a concern. @returns true if the concern exists */
export const writeTexts = ({ db, config }: Ctx, id: number, texts: ConcernTexts): Promise<boolean> =>
  store.updateConcern(db, id, sealConcernTexts(config, id, texts));

/** Finds notes, oldest first; without text if this site lacks their key. */
export async function findNotes(ctx: Ctx, id: number) {
  const keys = await findKeys(ctx);
  return (await store.findNoteRows(ctx.db, id)).map((row) => openNoteRow(keys.get(row.key_id ?? ""), row));
}

type NewNote = Omit<Parameters<typeof store.insertNote>[1], "key_id">;

/** Stores a note, encrypted for the row's id. A repeated idempotency key adds nothing. */
export async function insertNote({ db, config }: Ctx, { text, ...note }: NewNote): Promise<void> {
  const id = await store.insertNote(db, { ...note, text: "", key_id: keyIdOf(config) });
  if (id !== undefined) await store.updateNote(db, id, sealNoteText(config, id, text));
}

/** Encrypts a row of an earlier release, unless another process has. */
export async function sealPlain({ db, config }: Ctx, table: "concerns" | "concern_notes", id: number): Promise<void> {
  if (table === "concerns") {
    const row = await store.findConcernRow(db, id);
    if (row?.key_id === null) await writeTexts({ db, config }, id, row);
    return;
  }
  const row = await store.findNoteRow(db, id);
  if (row?.key_id === null) await store.updateNote(db, id, sealNoteText(config, id, row.text));
}

const columns = ["story", "place", "name", "contact", "passed_to"] as const;

export type ConcernTexts = Pick<ConcernRow, (typeof columns)[number]>;

const aboutConcern = (id: number, column: string) => `concerns ${id} ${column}`;
const aboutNote = (id: number) => `concern_notes ${id} text`;

/** Encrypts the texts of a concern. @returns columns of the row */
export const sealConcernTexts = (config: Keyed, id: number, texts: ConcernTexts) => ({
  ...mapTexts(texts, (text, column) => sealText(config, text, aboutConcern(id, column))),
  key_id: keyIdOf(config),
});

const sealNoteText = (config: Keyed, id: number, text: string) => ({
  text: sealText(config, text, aboutNote(id)),
  key_id: keyIdOf(config),
});

/** Decrypts a concern. If one column fails, all texts are hidden. @param key undefined if this site lacks the key */
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

/** Decrypts a note; `text` is undefined if this fails. */
function openNoteRow(key: Keyed | undefined, { id, text, written_at, written_by, key_id }: ConcernNoteRow) {
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
