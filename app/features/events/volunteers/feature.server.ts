import { logThings } from "content/log-things.ts";
import { staffAskedEvents } from "content/staff-asked-events.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffUse } from "content/staff-use.ts";
import { staffVolunteers } from "content/staff-volunteers.ts";
import { volunteer } from "content/volunteer.ts";
import { loggedRows } from "../../../server/audit-log/name-logged-things.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { cards, declarePage } from "../../foundation/words/declare-page.ts";
import { volunteerData, volunteerRetention } from "./delete-old-volunteers.server.ts";
import { findVolunteerNeed } from "./find-volunteer-need.server.ts";
import { findAttendingHelpers } from "./helper-commands.server.ts";
import { volunteerPreviews } from "./volunteer-emails.tsx";
import { canManageVolunteers } from "./volunteer-permissions.ts";
import { allVolunteers, countHelpers } from "./volunteer-queries.server.ts";
import { skills } from "./volunteer-schema.ts";

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

const point = { name: "point", label: "Point", kind: "line" as const, max: 180 };

export const volunteers = defineFeature({
  switch: {
    key: "volunteers",
    rank: 30,
    name: staffUse.volunteers.name,
    off: staffUse.volunteers.off,
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
      "Volunteer",
      "/volunteer",
      volunteer,
      "free",
      { "next.points": cards("What happens next: points", 5, [point]) },
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
      room: { in: "people", rank: 30 },
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
      rank: 30,
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
});
