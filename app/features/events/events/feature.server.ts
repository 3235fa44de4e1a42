import { staff as staffWords } from "content/staff.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffShell } from "content/staff-shell.ts";
import { rowsNotDeleted } from "../../../cms/content-queries.server.ts";
import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canEdit, canProtect } from "../../../values/roles.ts";
import { eventType } from "./event.type.server.ts";
import { eventMigrations } from "./event-migrations.ts";
import { findEventsOnLine } from "./find-coming-events.server.ts";
import { findEventIdeas } from "./find-event-ideas.server.ts";
import { listEventsForSitemap, shareEvent } from "./find-events.server.ts";

export const events = defineFeature({
  sitemap: {
    table: "events",
    noun: "event",
    rank: 30,
    pathOf: (id) => `/event/readmore/${id}`,
    many: { column: "id", first: listEventsForSitemap },
  },
  shared: { event: shareEvent },
  pages: [
    {
      path: "/events",
      rank: 100,
      need: "events",
      lede: (of) => of("events").description,
      title: (of) => of("events").title,
      texts: (of) => [of("events").description, of("events").heading, of("events").upcoming, of("events").past],
    },
  ],
  ideas: findEventIdeas,
  staff: [
    {
      room: {
        in: "people",
        rank: 20,
        holds: ["/admin/event/:id/guests", "/admin/event/:id/helpers", "/admin/event/:id/figures"],
      },
      label: staffShell.rooms.days,
      path: "/admin/days",
      icon: "calendar",
      who: canProtect,
      alsoCalled: [
        "headcount",
        "how many were there",
        "list of the fair",
        "who signed up",
        "how many people signed up",
        "sign-ups",
        "names for the door",
        "print the guest list",
        "list for saturday",
        "how many came",
        "who comes on saturday",
        "waiting list",
        "message to all guests",
        "cancel a place",
        "who is coming",
        "guest list",
        "attendance",
        "door",
        "check in at the door",
        "helpers of a day",
        "days to count",
        "next events",
        "calendar",
      ],
    },
    {
      room: { in: "write", rank: 20 },
      label: staffWords.nav.events,
      path: "/admin/event",
      who: canEdit,
      icon: "event",
      total: rowsNotDeleted("events"),
      alsoCalled: [
        "change the date",
        "move an event",
        "cancel an event",
        "call off an event",
        "set a limit of guests",
        "too many guests",
        "sign-up form",
        "event text",
        "party",
        "trip",
        "limit places",
        "edit the event",
        "edit an event",
        "delete an event",
        "calendar",
        "programme",
        "sign-up",
        "register",
        "registrations",
        "dates",
        "activities",
      ],
    },
    {
      kind: "act",
      label: staffActs.planEvent,
      path: "/admin/event?create",
      icon: "plus",
      who: canEdit,
      alsoCalled: [
        "new day",
        "plan a day",
        "announce a day",
        "new event",
        "create an event",
        "add an event",
        "add a day",
        "make an event",
      ],
    },
  ],
  migrations: eventMigrations,
  coming: findEventsOnLine,
  tables: { events: contentTable(eventType) },
});
