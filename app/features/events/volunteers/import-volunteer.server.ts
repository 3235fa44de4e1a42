import { isErased } from "../../../server/closings/erased-people.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import * as store from "./volunteer-queries.server.ts";

type Fields = Pick<
  store.VolunteerRow,
  "name" | "email" | "phone" | "skills" | "other_skill" | "days" | "place" | "message"
>;

/**
 * Stores a volunteer of an older list as new, never vetted, without an e-mail.
 * @returns the id; undefined for a person who was erased here
 */
export async function importVolunteer(ctx: InTransaction, fields: Fields): Promise<number | undefined> {
  const { db, clock } = ctx;
  if (await isErased(ctx, fields.email)) return undefined;
  const at = clock.now().toISOString();
  const row = { ...fields, state: "new" as const, created_at: at, changed_at: at, fingerprint: null };
  return store.insertVolunteer(db, row);
}

/** Finds the addresses and telephone numbers of all volunteers. */
export const findVolunteerContacts = ({ db }: Pick<AppContext, "db">) => store.listContacts(db);

/** Returns true if staff worked with a volunteer after the import. */
export async function isVolunteerTouched({ db }: Pick<AppContext, "db">, id: number): Promise<boolean> {
  const volunteer = await store.findVolunteer(db, id);
  if (volunteer === undefined) return false;
  const { state, created_at, changed_at, vetted_on, reference_1_name, reference_2_name } = volunteer;
  if (state !== "new" || changed_at !== created_at) return true;
  if ((vetted_on ?? reference_1_name ?? reference_2_name) !== null) return true;
  const [notes, hours, events] = await Promise.all([
    store.findNotes(db, id),
    store.findHours(db, id),
    store.findEventsOf(db, id),
  ]);
  return notes.length + hours.length + events.length > 0;
}

/** Removes a volunteer of an import that is undone. */
export const removeImportedVolunteer = ({ db }: InTransaction, id: number): Promise<boolean> =>
  store.deleteVolunteer(db, id);
