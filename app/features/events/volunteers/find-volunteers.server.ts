import { labelled } from "content/labelled.ts";
import { maxCount } from "../../../cms/content-filters.ts";
import type { Actor } from "../../../server/context.server.ts";
import { siteDate, writeDay, writeEventDate } from "../../../values/dates.ts";
import { readList } from "../../../values/read-list.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { parseTextList } from "../../../values/text-list.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { requireVolunteer, requireVolunteerManager } from "./require-volunteer.server.ts";
import { canDeleteVolunteers, canReadReferences, canVet } from "./volunteer-permissions.ts";
import * as store from "./volunteer-queries.server.ts";
import type { Skill } from "./volunteer-schema.ts";
import { canBeVetted, isVettedOn, nextStates, volunteerStates } from "./volunteer-states.ts";

const pageLength = 30;

export const writeSkills = (
  { skills, other_skill }: Pick<store.VolunteerRow, "skills" | "other_skill">,
  words: Record<Skill, string>,
): string[] => [
  ...parseTextList(skills).map((skill) => words[skill as Skill] ?? skill),
  ...(other_skill ? [other_skill] : []),
];

/** Returns the state of a vetting on a day; undefined without a vetting. @param today ISO date */
function vettingOf(row: store.VolunteerRow, today: string) {
  const { vetted_on, vetted_until, vetted_by } = row;
  if (vetted_on === null || vetted_until === null) return undefined;
  const holds = isVettedOn(row, today);
  return { on: writeDay(vetted_on), until: writeDay(vetted_until), by: vetted_by ?? "", holds };
}

/** Reads the search or the state filter of the list. */
export const readVolunteerFilter = (query: URLSearchParams) => ({
  state: volunteerStates.find((name) => name === query.get("status")) ?? "new",
  search: cleanLine(query.get("q") ?? "")
    .trim()
    .slice(0, 100),
});

/** @throws AppError adminsOnly */
export async function findVolunteers({ ctx, member }: Actor, url: string, skillWords: Record<Skill, string>) {
  requireVolunteerManager(member);
  const { state, search } = readVolunteerFilter(new URL(url).searchParams);
  const { page, older } = await readList(url, pageLength, (wanted) =>
    store.listVolunteers(ctx.db, state, { ...wanted, search }),
  );
  const today = siteDate(ctx.clock.now());
  return {
    state,
    search,
    older,
    counts: await store.countByState(ctx.db, maxCount),
    volunteers: page.map((row) => ({
      id: row.id,
      name: row.name,
      state: row.state,
      place: row.place,
      at: writeMoment(row.created_at),
      email: row.email,
      skills: writeSkills(row, skillWords),
      vetting: vettingOf(row, today),
    })),
  };
}

/** Returns the parts of a volunteer's record that the member may see. @throws AppError adminsOnly, notFound */
export async function readVolunteer({ ctx, member }: Actor, id: number | undefined, skillWords: Record<Skill, string>) {
  requireVolunteerManager(member);
  const row = await requireVolunteer(ctx.db, id);
  const hours = await store.findHours(ctx.db, row.id);
  const events = await store.findEventsOf(ctx.db, row.id);
  const today = siteDate(ctx.clock.now());
  const { name, email, phone, days, place, message, state } = row;
  return {
    id: row.id,
    name,
    email,
    phone,
    days,
    place,
    message,
    state,
    today,
    at: writeMoment(row.created_at),
    skills: writeSkills(row, skillWords),
    vetting: vettingOf(row, today),
    next: nextStates[state],
    can: { vet: canVet(member) && canBeVetted(state), withdraw: canVet(member), delete: canDeleteVolunteers(member) },
    hours: hours.map(({ date, half_hours, title, ...entry }) => ({
      id: entry.id,
      by: entry.recorded_by,
      day: writeDay(date),
      hours: half_hours / 2,
      event: title,
    })),
    sum: hours.reduce((sum, { half_hours }) => sum + half_hours, 0) / 2,
    events: events.map(({ id, title, date, date_precision: precision }) => ({
      id,
      label: labelled(writeEventDate({ date, precision }), title),
    })),
    private: canReadReferences(member) && {
      references: {
        firstName: row.reference_1_name ?? "",
        firstContact: row.reference_1_contact ?? "",
        secondName: row.reference_2_name ?? "",
        secondContact: row.reference_2_contact ?? "",
      },
      notes: (await store.findNotes(ctx.db, row.id)).map(({ written_at, written_by, ...note }) => ({
        ...note,
        by: written_by,
        at: writeMoment(written_at),
      })),
    },
  };
}

export type ReadVolunteer = Awaited<ReturnType<typeof readVolunteer>>;
