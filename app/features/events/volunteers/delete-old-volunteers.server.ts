import { volunteerData as words } from "content/staff-volunteers.ts";
import { type PersonalData, personalRecords } from "../../../server/personal-data.ts";
import type { Retention } from "../../../server/retention.ts";
import * as store from "./volunteer-queries.server.ts";

const job = { name: "old volunteers", every: 86_400 };
const why = "docs/decisions/057-volunteers.md";

/** Counted from the last change of the state. Who is vetted or active stays. */
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

/** Offers to help of a person, with notes and hours; hours stay without the person. */
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
  },
};
