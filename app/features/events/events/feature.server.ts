import { staff as staffWords } from "content/staff.ts";
import { staffAskedEvents } from "content/staff-asked-events.ts";
import { eventCopies } from "content/staff-event-copies.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffShell } from "content/staff-shell.ts";
import { rowsNotDeleted } from "../../../cms/content-queries.server.ts";
import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canEdit, canProtect } from "../../../values/roles.ts";
import { eventType } from "./event.type.server.ts";
import { eventMigrations } from "./event-migrations.ts";
import { listEventsForSitemap, shareEvent } from "./find-events.server.ts";

export const events = defineFeature(() => ({
  sitemap: {
    table: "events",
    noun: "event",
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
  staff: [
    {
      label: staffShell.rooms.days,
      path: "/admin/days",
      icon: "calendar",
      who: canProtect,
      alsoCalled: staffAskedEvents.days,
    },
    {
      label: staffWords.nav.events,
      path: "/admin/event",
      who: canEdit,
      icon: "event",
      total: rowsNotDeleted("events"),
      alsoCalled: staffAskedEvents.events,
    },
    {
      kind: "act",
      label: staffActs.planEvent,
      path: "/admin/event?create",
      icon: "plus",
      who: canEdit,
      alsoCalled: staffAskedEvents.newEvent,
    },
    {
      kind: "act",
      label: staffActs.printGuests,
      path: "/admin/days",
      icon: "users",
      who: canProtect,
      alsoCalled: staffAskedEvents.printGuests,
    },
  ],
  panels: [
    {
      of: ["event"],
      label: eventCopies.link,
      path: (_noun, id) => `/admin/event/${id}/copies`,
      isForWriters: true,
    },
  ],
  migrations: eventMigrations,
  tables: { events: contentTable(eventType) },
}));
