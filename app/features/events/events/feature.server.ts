import { staff as staffWords } from "content/staff.ts";
import { staffAskedEvents } from "content/staff-asked-events.ts";
import { staffEvents } from "content/staff-events.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffShell } from "content/staff-shell.ts";
import { staffToday } from "content/staff-today.ts";
import { rowsNotDeleted } from "../../../cms/content-queries.server.ts";
import { contentTable } from "../../../cms/define-content-type.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { Coming, ComingDays } from "../../../server/coming-days.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import type { Idea } from "../../../server/today.ts";
import { siteDate } from "../../../values/dates.ts";
import { canEdit, canProtect } from "../../../values/roles.ts";
import { addDays, weekdayOf } from "../../../values/site-days.ts";
import { eventType } from "./event.type.server.ts";
import { eventMigrations } from "./event-migrations.ts";
import { findComingEvents, findDaysAround } from "./event-queries.server.ts";
import { findNextEnd, listEventsForSitemap, shareEvent } from "./find-events.server.ts";

async function findEventsOnLine(
  { db }: AppContext,
  member: StaffMember,
  { first, last, most }: ComingDays,
): Promise<Coming[]> {
  if (!canProtect(member)) return [];
  const writes = canEdit(member);
  return (await findComingEvents(db, first, last, most)).map(({ id, title, date, start_time }) => ({
    note: staffEvents.happens,
    title,
    path: writes ? `/admin/event/${id}` : "/admin/days",
    date,
    time: start_time ?? "",
  }));
}

const words = staffToday.ideas.event;

/** Days before and after an event in which people write about it. */
const near = 6;

/** Finds public events of the last and the next week. */
async function findEventIdeas({ db, clock }: AppContext): Promise<Idea[]> {
  const now = clock.now();
  const today = siteDate(now);
  const found = await findDaysAround(db, now.toISOString(), addDays(today, -near), addDays(today, near));
  return found.map(({ title, date }) => {
    const isPast = date < today;
    const weekday = weekdayOf(date);
    return {
      label: isPast ? words.past(weekday, title) : words.coming(title, weekday),
      note: isPast ? words.pastNote : words.comingNote,
      path: `/admin/post?${new URLSearchParams({ create: title })}`,
      icon: "calendar",
      weight: isPast ? 3 : 2,
    };
  });
}

export const events = defineFeature({
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
  ideas: findEventIdeas,
  nextChange: findNextEnd,
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
  migrations: eventMigrations,
  coming: findEventsOnLine,
  tables: { events: contentTable(eventType) },
});
