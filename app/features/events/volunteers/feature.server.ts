import { volunteerLabels } from "content/labels-volunteer.ts";
import { logThings } from "content/log-things.ts";
import { staffAskedEvents } from "content/staff-asked-events.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffUse } from "content/staff-use.ts";
import { staffVolunteers, volunteerData as volunteerWords, volunteerNeeds as words } from "content/staff-volunteers.ts";
import { volunteer } from "content/volunteer.ts";
import { loggedRows } from "../../../server/audit-log/name-logged-things.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import type { Need } from "../../../server/need.ts";
import { type PersonalData, personalRecords } from "../../../server/personal-data.ts";
import type { Retention } from "../../../server/retention.ts";
import { erasedName } from "../../../values/erased-name.ts";
import { writeSince } from "../../../values/site-days.ts";
import { addressPattern } from "../../../values/without-address.ts";
import { cards, declarePage } from "../../foundation/words/declare-page.ts";
import { findAttendingHelpers } from "./helper-commands.server.ts";
import { volunteerPreviews } from "./volunteer-emails.tsx";
import { canManageVolunteers } from "./volunteer-permissions.ts";
import * as store from "./volunteer-queries.server.ts";
import { allVolunteers, countHelpers, findNewVolunteers } from "./volunteer-queries.server.ts";
import { skills } from "./volunteer-schema.ts";

const job = { name: "old volunteers", every: 86_400 };
const why = "docs/decisions/057-volunteers.md";

/** The time counts from the last change of state. Vetted and active volunteers are not deleted. */
const volunteerRetention: readonly Retention[] = [
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
 * A person's offers to help, with notes and hours. Erasure keeps the hours without the person. References are excluded
 * from the export, because they are other people's data.
 */
const volunteerData: PersonalData = {
  async find({ db }, { email }) {
    const found = await store.findByEmail(db, email);
    const all = found.map(async (volunteer) => ({
      ...volunteer,
      notes: (await store.findNotes(db, volunteer.id)).map(({ text, written_at }) => ({ text, writtenAt: written_at })),
      hours: (await store.findHours(db, volunteer.id)).map(({ date, half_hours }) => ({ date, hours: half_hours / 2 })),
    }));
    const about = { name: "volunteering", label: volunteerWords.label, noun: "volunteer" };
    return [personalRecords(about, await Promise.all(all), ({ created_at }) => created_at)];
  },
  async erase({ db }, { email }) {
    for (const { id } of await store.findByEmail(db, email)) await store.deleteVolunteer(db, id);
    await eraseReferences(db, email);
  },
};

/**
 * Deletes the data of reference people with this e-mail address. That a reference existed is kept, as the vetting
 * depends on it.
 */
async function eraseReferences(db: Database, email: string): Promise<void> {
  const isTheirs = (contact: string | null) => (contact ?? "").search(addressPattern(email)) >= 0;
  for (const { id, reference_1_contact, reference_2_contact } of await store.findReferencesLike(db, email)) {
    const first = { reference_1_name: erasedName, reference_1_contact: erasedName };
    const second = { reference_2_name: erasedName, reference_2_contact: erasedName };
    if (isTheirs(reference_1_contact)) await store.updateVolunteer(db, id, first);
    if (isTheirs(reference_2_contact)) await store.updateVolunteer(db, id, second);
  }
}

async function findVolunteerNeed({ db, clock }: AppContext, member: StaffMember): Promise<Need[]> {
  const found = canManageVolunteers(member) ? await findNewVolunteers(db) : undefined;
  if (found === undefined) return [];
  const { count, since } = found;
  const row = { label: words.label(count), detail: words.detail(writeSince(since, clock.now())), act: words.act };
  return [{ ...row, rank: "house", icon: "person", ground: "g-green", path: "/admin/volunteers", count, since }];
}

declare module "../../../server/public-page.ts" {
  interface WordsOfPages {
    volunteer: typeof volunteer;
  }
}

declare module "../../../server/feature-switch.ts" {
  interface Switches {
    volunteers: true;
  }
}

const makePoint = () => ({ name: "point", label: volunteerLabels.point, kind: "line" as const, max: 180 });

export const volunteers = defineFeature(() => ({
  switch: {
    key: "volunteers",
    rank: 30,
    name: staffUse.volunteers.name,
    off: staffUse.volunteers.off,
    begins: "off",
    keeps: { rows: allVolunteers, say: staffUse.volunteers.kept },
    closes: ["/volunteer"],
    asks: (of) => {
      const { skills: kinds, where, reach, references } = of("volunteer").form;
      return [
        ...skills.map((name) => ({ name, label: kinds.legend, choices: { yes: kinds[name] } })),
        { name: "otherSkill", label: kinds.other },
        { name: "place", label: where.place },
        { name: "days", label: where.days },
        { name: "name", label: reach.name },
        { name: "contact", label: reach.contact },
        { name: "message", label: reach.message },
        { name: "firstName", label: references.firstName },
        { name: "firstContact", label: references.firstContact },
        { name: "secondName", label: references.secondName },
        { name: "secondContact", label: references.secondContact },
      ];
    },
  },
  words: {
    volunteer: declarePage(
      volunteerLabels.page,
      "/volunteer",
      volunteer,
      "free",
      { "next.points": cards(volunteerLabels.points, 5, [makePoint()]) },
      "coming",
    ),
  },
  pages: [
    {
      path: "/volunteer",
      rank: 90,
      need: "volunteer",
      asksFor: "time",
      lede: (of) => of("volunteer").lede,
      title: (of) => of("volunteer").title,
      texts: (of) => {
        const { heading, lede, form, next } = of("volunteer");
        const labels = [...Object.values(form.skills), form.where.place, form.where.days, form.reach.contact];
        return [`${heading}. ${lede}`, next.heading, ...next.points.map(({ point }) => point), form.name, ...labels];
      },
    },
  ],
  staff: [
    {
      label: staffVolunteers.title,
      path: "/admin/volunteers",
      who: canManageVolunteers,
      icon: "person",
      alsoCalled: staffAskedEvents.volunteers,
    },
    {
      kind: "act",
      label: staffActs.downloadVolunteers,
      path: "/admin/volunteers",
      icon: "person",
      who: canManageVolunteers,
      alsoCalled: staffAskedEvents.downloadVolunteers,
    },
  ],
  panels: [
    {
      of: ["event"],
      label: staffVolunteers.helpers.link,
      path: (_noun, id) => `/admin/event/${id}/helpers`,
      people: countHelpers,
      attendants: { title: staffVolunteers.helpers.title, find: findAttendingHelpers },
    },
  ],
  needs: findVolunteerNeed,
  person: volunteerData,
  retention: volunteerRetention,
  emails: volunteerPreviews,
  logged: { people: ["volunteer"] },
  things: {
    volunteer: loggedRows({ table: "volunteers", name: logThings.volunteer, to: (id) => `/admin/volunteers/${id}` }),
  },
  tables: {
    volunteers: table({
      noun: "volunteer",
      key: ["id"],
      emailSince: "created_at",
      columns: {
        nothing: "id state vetted_on vetted_until changed_at",
        typed: "other_skill days place message reference_1_contact reference_2_contact",
        person: "name email phone skills reference_1_name reference_2_name created_at",
        secret: "fingerprint",
        staff: "vetted_by",
      },
    }),
    volunteer_notes: table({
      noun: "volunteer note",
      key: ["id"],
      belongsTo: ["volunteers"],
      columns: {
        nothing: "id volunteer_id",
        typed: "text",
        person: "written_at idempotency_key",
        staff: "written_by",
      },
    }),
    volunteer_hours: table({
      noun: "volunteer hours",
      key: ["id"],
      belongsTo: ["events", "volunteers"],
      columns: {
        nothing: "id volunteer_id event_id date half_hours",
        person: "recorded_at idempotency_key",
        staff: "recorded_by",
      },
    }),
    event_helpers: table({
      noun: "helper",
      key: ["event_id", "volunteer_id"],
      belongsTo: ["volunteers", "events"],
      columns: {
        nothing: "event_id volunteer_id",
        person: "added_at",
        staff: "added_by",
      },
    }),
  },
}));
