import { staffVolunteers } from "content/staff-volunteers.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import type { Attendant } from "../../../server/item-panel.ts";
import { describeEvent, factsOfRow, writeTimeLine } from "../../../values/event-description.ts";
import { requireInUse } from "../../foundation/use/find-features-in-use.server.ts";
import { findWordsOf } from "../../foundation/words/find-words.server.ts";
import { requireVolunteer, requireVolunteerManager } from "./require-volunteer.server.ts";
import * as store from "./volunteer-queries.server.ts";
import { whyNotHelp } from "./volunteer-states.ts";

/** Why somebody cannot be put on an event; the page says it in its words. */
export class CannotHelp {
  readonly why: "notReady" | "notVetted";
  readonly name: string;
  constructor(why: CannotHelp["why"], name: string) {
    this.why = why;
    this.name = name;
  }
}

/** Volunteers to choose from; the page says that there are more. */
const maxReady = 1_000;

const termsOf = ({ date, date_precision: precision, end_date: endDate, with_children }: store.HelpedEvent) => ({
  date,
  precision,
  endDate,
  withChildren: with_children === 1,
});

async function requireHelpedEvent(db: Database, id: number | undefined): Promise<store.HelpedEvent> {
  const event = id === undefined ? undefined : await store.findHelpedEvent(db, id);
  if (event === undefined) throw new AppError("notFound");
  return event;
}

/**
 * Puts a volunteer on an event. Where children take part, the vetting holds from its first to its last day.
 * @throws CannotHelp, AppError adminsOnly, notFound
 */
export async function addHelper({ ctx, member }: Actor, eventId: number | undefined, id: number | undefined) {
  requireVolunteerManager(member);
  await requireInUse(ctx, "volunteers");
  await withTransaction(ctx, async (ctx, transaction) => {
    const event = await requireHelpedEvent(transaction, eventId);
    const volunteer = await requireVolunteer(transaction, id);
    const why = whyNotHelp(volunteer, termsOf(event));
    if (why !== undefined) throw new CannotHelp(why, volunteer.name);
    const row = { event_id: event.id, volunteer_id: volunteer.id };
    const added_at = ctx.clock.now().toISOString();
    if (!(await store.insertHelper(transaction, { ...row, added_at, added_by: member.name }))) return;
    const after = { volunteer: volunteer.id };
    await recordAuditEvent(ctx, transaction, member, { what: "helper added", subject: `event:${event.id}`, after });
  });
}

/** Takes a volunteer off an event. @throws AppError adminsOnly, notFound */
export async function removeHelper({ ctx, member }: Actor, eventId: number | undefined, id: number | undefined) {
  requireVolunteerManager(member);
  await withTransaction(ctx, async (ctx, transaction) => {
    const event = await requireHelpedEvent(transaction, eventId);
    if (id === undefined || !(await store.deleteHelper(transaction, event.id, id))) throw new AppError("notFound");
    const before = { volunteer: id };
    await recordAuditEvent(ctx, transaction, member, {
      what: "helper taken off",
      subject: `event:${event.id}`,
      before,
    });
  });
}

/** Who helps at an event, and whether they still may: a vetting ends, and an event moves. */
async function findHelpersOf({ db }: Pick<AppContext, "db">, eventId: number) {
  const event = await store.findHelpedEvent(db, eventId);
  if (event === undefined) return [];
  const helpers = await store.findHelpers(db, eventId);
  return helpers.map(({ id, name, ...volunteer }) => ({ id, name, why: whyNotHelp(volunteer, termsOf(event)) }));
}

/** Finds helpers for the list at the door; who must not help with children stands out. */
export const findAttendingHelpers = async (ctx: Pick<AppContext, "db">, eventId: number): Promise<Attendant[]> =>
  (await findHelpersOf(ctx, eventId)).map(({ id, name, why }) => ({
    id,
    name,
    warning: why && staffVolunteers.helpers.why[why],
  }));

/** Finds what the page of an event's helpers shows. @throws AppError adminsOnly, notFound */
export async function findHelperPage({ ctx, member }: Actor, eventId: number | undefined) {
  requireVolunteerManager(member);
  const event = await requireHelpedEvent(ctx.db, eventId);
  const helpers = await findHelpersOf(ctx, event.id);
  const found = await store.findReady(ctx.db, maxReady + 1);
  const ready = found.slice(0, maxReady);
  const terms = termsOf(event);
  const { states } = await findWordsOf(ctx, "coming");
  return {
    event: { id: event.id, title: event.title, when: writeTimeLine(describeEvent(factsOfRow(event), states)) },
    withChildren: terms.withChildren,
    helpers,
    /** Other volunteers, each of whom can be put on the event. */
    ready: ready
      .filter((one) => whyNotHelp(one, terms) === undefined && !helpers.some(({ id }) => id === one.id))
      .map(({ id, name, place }) => ({ id, name, place })),
    /** How many the list has at most, where there are more. */
    most: found.length > maxReady ? maxReady : undefined,
    /** How many could help, if they were vetted for the day. */
    unvetted: ready.filter((one) => whyNotHelp(one, terms) === "notVetted").length,
  };
}
