import { volunteerData as words } from "content/staff-volunteers.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { findTrustedNow } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { type PersonalData, personalRecords } from "../../../server/personal-data.ts";
import { monthsBefore } from "../../../values/dates.ts";
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
