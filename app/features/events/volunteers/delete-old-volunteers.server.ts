import { volunteerData as words } from "content/staff-volunteers.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { type PersonalData, personalRecords } from "../../../server/personal-data.ts";
import type { Retention } from "../../../server/retention.ts";
import { erasedName } from "../../../values/erased-name.ts";
import { addressPattern } from "../../../values/without-address.ts";
import * as store from "./volunteer-queries.server.ts";

const job = { name: "old volunteers", every: 86_400 };
const why = "docs/decisions/057-volunteers.md";

/** Counts from the last change of the state. Vetted and active volunteers stay. */
export const volunteerRetention: readonly Retention[] = [
  {
    what: "offersToHelp",
    after: { months: 12 },
    why,
    job,
    expire: ({ db }, before) => store.deleteUnchangedSince(db, ["new", "talked"], before.toISOString()),
  },
  {
    what: "restingVolunteers",
    after: { months: 24 },
    why,
    job,
    expire: ({ db }, before) => store.deleteUnchangedSince(db, ["resting"], before.toISOString()),
  },
];

/**
 * A person's offers to help, with notes and hours; the hours stay without the person. References are other people, and
 * in no export.
 */
export const volunteerData: PersonalData = {
  async find({ db }, { email }) {
    const found = await store.findByEmail(db, email);
    const all = found.map(async (volunteer) => ({
      ...volunteer,
      notes: (await store.findNotes(db, volunteer.id)).map(({ text, written_at }) => ({ text, writtenAt: written_at })),
      hours: (await store.findHours(db, volunteer.id)).map(({ date, half_hours }) => ({ date, hours: half_hours / 2 })),
    }));
    const about = { name: "volunteering", label: words, noun: "volunteer" };
    return [personalRecords(about, await Promise.all(all), ({ created_at }) => created_at)];
  },
  async erase({ db }, { email }) {
    for (const { id } of await store.findByEmail(db, email)) await store.deleteVolunteer(db, id);
    await eraseReferences(db, email);
  },
};

/** Erases reference people with an address. The fact stays, because the vetting depends on it. */
async function eraseReferences(db: Database, email: string): Promise<void> {
  const isTheirs = (contact: string | null) => (contact ?? "").search(addressPattern(email)) >= 0;
  for (const { id, reference_1_contact, reference_2_contact } of await store.findReferencesLike(db, email)) {
    const first = { reference_1_name: erasedName, reference_1_contact: erasedName };
    const second = { reference_2_name: erasedName, reference_2_contact: erasedName };
    if (isTheirs(reference_1_contact)) await store.updateVolunteer(db, id, first);
    if (isTheirs(reference_2_contact)) await store.updateVolunteer(db, id, second);
  }
}
