import { volunteerData as words } from "content/staff-volunteers.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { findTrustedNow } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { type PersonalData, personalRecords } from "../../../server/personal-data.ts";
import { monthsBefore } from "../../../values/dates.ts";
import { erasedName } from "../../../values/erased-name.ts";
import { addressPattern } from "../../../values/without-address.ts";
import * as store from "./volunteer-queries.server.ts";

/** Months after which an offer that came to nothing is deleted. */
const unansweredMonths = 12;

/** Months after which who rests is deleted. */
const restingMonths = 24;

/** Retention. Who is vetted or active stays. Nothing goes while the clock is untrusted. */
export async function deleteOldVolunteers(ctx: AppContext): Promise<void> {
  const now = await findTrustedNow(ctx);
  if (now === undefined) return;
  const before = (months: number) => monthsBefore(now, months).toISOString();
  const volunteers = await withTransaction(
    ctx,
    async (_, transaction) =>
      (await store.deleteUnchangedSince(transaction, ["new", "talked"], before(unansweredMonths))) +
      (await store.deleteUnchangedSince(transaction, ["resting"], before(restingMonths))),
  );
  if (volunteers > 0) ctx.log.info("volunteers forgotten", { volunteers });
}

/**
 * Offers to help of a person, with notes and hours; hours stay without the person. Whoever is their reference is somebody
 * else, and in no export of theirs.
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

/** Erases whoever is somebody's reference at an address. That there was one stays, for the vetting rests on it. */
async function eraseReferences(db: Database, email: string): Promise<void> {
  const isTheirs = (contact: string | null) => (contact ?? "").search(addressPattern(email)) >= 0;
  for (const { id, reference_1_contact, reference_2_contact } of await store.findReferencesLike(db, email)) {
    const first = { reference_1_name: erasedName, reference_1_contact: erasedName };
    const second = { reference_2_name: erasedName, reference_2_contact: erasedName };
    if (isTheirs(reference_1_contact)) await store.updateVolunteer(db, id, first);
    if (isTheirs(reference_2_contact)) await store.updateVolunteer(db, id, second);
  }
}
