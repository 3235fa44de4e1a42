import { staffVolunteers } from "content/staff-volunteers.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import type { Attendant } from "../../../server/item-panel.ts";
import { describeEvent, factsOfRow, writeTimeLine } from "../../../values/event-description.ts";
import { requireCanBegin } from "../../foundation/use/find-features-in-use.server.ts";
import { findWordsOf } from "../../foundation/words/find-words.server.ts";
import { requireVolunteer, requireVolunteerManager } from "./require-volunteer.server.ts";
import * as store from "./volunteer-queries.server.ts";
import { whyNotHelp } from "./volunteer-states.ts";

/** The reason why a volunteer cannot be assigned; the page has a sentence for each reason. */
export class CannotHelp {
  readonly why: "notReady" | "notVetted";
  readonly name: string;
  constructor(why: CannotHelp["why"], name: string) {
    this.why = why;
    this.name = name;
  }
}

/** Maximum number of volunteers in the list; the page reports if there are more. */
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
 * Assigns a volunteer to an event. If children take part, the vetting must cover the event's first to last day.
 * @throws CannotHelp, AppError adminsOnly, notFound
 */
export async function addHelper({ ctx, member }: Actor, eventId: number | undefined, id: number | undefined) {
  requireVolunteerManager(member);
  await requireCanBegin(ctx, "volunteers");
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

/** Removes a volunteer from an event. @throws AppError adminsOnly, notFound */
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

/** Finds an event's helpers and checks each again, because vettings expire and events are postponed. */
async function findHelpersOf({ db }: Pick<AppContext, "db">, eventId: number) {
  const event = await store.findHelpedEvent(db, eventId);
  if (event === undefined) return [];
  const helpers = await store.findHelpers(db, eventId);
  return helpers.map(({ id, name, ...volunteer }) => ({ id, name, why: whyNotHelp(volunteer, termsOf(event)) }));
}

/** Finds helpers for the guest list; helpers who must not work with children are marked. */
export const findAttendingHelpers = async (ctx: Pick<AppContext, "db">, eventId: number): Promise<Attendant[]> =>
  (await findHelpersOf(ctx, eventId)).map(({ id, name, why }) => ({
    id,
    name,
    warning: why && staffVolunteers.helpers.why[why],
  }));

/** @throws AppError adminsOnly, notFound */
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
    ready: ready
      .filter((one) => whyNotHelp(one, terms) === undefined && !helpers.some(({ id }) => id === one.id))
      .map(({ id, name, place }) => ({ id, name, place })),
    most: found.length > maxReady ? maxReady : undefined,
    /** Number of volunteers who could be assigned if they had a vetting. */
    unvetted: ready.filter((volunteer) => whyNotHelp(volunteer, terms) === "notVetted").length,
  };
}
