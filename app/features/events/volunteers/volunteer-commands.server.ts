import type * as v from "valibot";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, InTransaction } from "../../../server/context.server.ts";
import { dropErasedBytes } from "../../../server/db/drop-deleted-bytes.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { sendKey } from "../../../server/http/repeated-sends.server.ts";
import { cancelEmail } from "../../../server/mail/outbox.server.ts";
import { monthsAfter, siteDate } from "../../../values/dates.ts";
import { cancelOfficeEmails } from "../../people/users/find-office.server.ts";
import {
  requireReferenceReader,
  requireVetter,
  requireVolunteer,
  requireVolunteerManager,
} from "./require-volunteer.server.ts";
import * as store from "./volunteer-queries.server.ts";
import type { hoursSchema, referencesSchema } from "./volunteer-schema.ts";
import { canBeVetted, nextStates, type VolunteerState } from "./volunteer-states.ts";

/** A change that the volunteer's state does not allow; the page has a sentence for it. */
export class WrongStep {
  readonly from: VolunteerState;
  readonly to: VolunteerState;
  constructor(from: VolunteerState, to: VolunteerState) {
    this.from = from;
    this.to = to;
  }
}

const subjectOf = (id: number) => `volunteer:${id}`;

/** @throws WrongStep, AppError adminsOnly, notFound */
export async function changeState({ ctx, member }: Actor, id: number, to: VolunteerState): Promise<void> {
  requireVolunteerManager(member);
  await withTransaction(ctx, async (ctx, transaction) => {
    const { state } = await requireVolunteer(transaction, id);
    if (state === to) return;
    if (!nextStates[state].includes(to)) throw new WrongStep(state, to);
    await store.updateVolunteer(transaction, id, { state: to, changed_at: ctx.clock.now().toISOString() });
    const before = { state };
    const after = { state: to };
    await recordAuditEvent(ctx, transaction, member, {
      what: "volunteer changed",
      subject: subjectOf(id),
      before,
      after,
    });
  });
}

/**
 * Records a vetting by the safeguarding lead, or renews it.
 * @param months until the vetting expires
 * @throws WrongStep, AppError leadVets, notFound
 */
export async function vet({ ctx, member }: Actor, id: number, months: number): Promise<void> {
  requireVetter(member);
  await withTransaction(ctx, async (ctx, transaction) => {
    const { state } = await requireVolunteer(transaction, id);
    if (!canBeVetted(state)) throw new WrongStep(state, "vetted");
    const now = ctx.clock.now();
    const until = monthsAfter(siteDate(now), months);
    await store.updateVolunteer(transaction, id, {
      ...(state === "talked" && { state: "vetted", changed_at: now.toISOString() }),
      vetted_on: siteDate(now),
      vetted_until: until,
      vetted_by: member.name,
    });
    const after = { until };
    await recordAuditEvent(ctx, transaction, member, { what: "volunteer vetted", subject: subjectOf(id), after });
  });
}

/**
 * Withdraws a vetting. The volunteer can then not help at events with children; current assignments are marked.
 * @throws AppError leadVets, notFound
 */
export async function withdrawVetting({ ctx, member }: Actor, id: number): Promise<void> {
  requireVetter(member);
  await withTransaction(ctx, async (ctx, transaction) => {
    const { state, vetted_until } = await requireVolunteer(transaction, id);
    if (vetted_until === null) return;
    await store.updateVolunteer(transaction, id, {
      ...(state === "vetted" && { state: "talked", changed_at: ctx.clock.now().toISOString() }),
      vetted_on: null,
      vetted_until: null,
      vetted_by: null,
    });
    const before = { until: vetted_until };
    const event = { what: "volunteer's vetting withdrawn", subject: subjectOf(id), before };
    await recordAuditEvent(ctx, transaction, member, event);
  });
}

/** @throws AppError leadOrAdmin, notFound */
export async function changeReferences(
  { ctx, member }: Actor,
  id: number,
  references: v.InferOutput<ReturnType<typeof referencesSchema>>,
): Promise<void> {
  requireReferenceReader(member);
  await withTransaction(ctx, async (ctx, transaction) => {
    await requireVolunteer(transaction, id);
    await store.updateVolunteer(transaction, id, references);
    await record({ ctx, member }, "volunteer's references changed", id);
  });
}

/** Adds a note, which cannot be changed later. @param key idempotency key @throws AppError leadOrAdmin, notFound */
export async function addNote({ ctx, member }: Actor, id: number, text: string, key: string): Promise<void> {
  requireReferenceReader(member);
  await withTransaction(ctx, async (ctx, transaction) => {
    await requireVolunteer(transaction, id);
    const idempotency_key = sendKey(member, key, id);
    const at = ctx.clock.now().toISOString();
    const note = { volunteer_id: id, text, written_at: at, written_by: member.name, idempotency_key };
    if (await store.insertNote(transaction, note)) await record({ ctx, member }, "volunteer noted", id);
  });
}

/**
 * Records hours of help. Hours at an event need an assignment to it.
 * @param key idempotency key
 * @throws AppError adminsOnly, notFound
 */
export async function addHours(
  { ctx, member }: Actor,
  id: number,
  { date, hours, event }: v.InferOutput<ReturnType<typeof hoursSchema>>,
  key: string,
): Promise<void> {
  requireVolunteerManager(member);
  await withTransaction(ctx, async (ctx, transaction) => {
    await requireVolunteer(transaction, id);
    const event_id = event === "" ? null : Number(event);
    if (event_id !== null && !(await store.isHelper(transaction, event_id, id))) throw new AppError("notFound");
    const added = await store.insertHours(transaction, {
      volunteer_id: id,
      event_id,
      date,
      half_hours: hours,
      recorded_at: ctx.clock.now().toISOString(),
      recorded_by: member.name,
      idempotency_key: sendKey(member, key, id),
    });
    const after = { date, hours: hours / 2, event: event_id };
    if (added) await record({ ctx, member }, "volunteer's hours recorded", id, after);
  });
}

/** @throws AppError adminsOnly, notFound */
export async function removeHours({ ctx, member }: Actor, id: number, entry: number): Promise<void> {
  requireVolunteerManager(member);
  await withTransaction(ctx, async (ctx, transaction) => {
    if (!(await store.deleteHours(transaction, id, entry))) throw new AppError("notFound");
    await record({ ctx, member }, "volunteer's hours taken out", id);
  });
}

/**
 * Deletes a volunteer permanently, with notes and references. The hours are kept in the total.
 * @throws AppError leadOrAdmin, notFound
 */
export async function deleteVolunteer({ ctx, member }: Actor, id: number): Promise<void> {
  requireReferenceReader(member);
  await withTransaction(ctx, async (ctx, transaction) => {
    if (!(await store.deleteVolunteer(transaction, id))) throw new AppError("notFound");
    await cancelOfficeEmails(transaction, `volunteer-waits:${id}`);
    await cancelEmail(transaction, `volunteer-thanks:${id}`);
    await record({ ctx, member }, "volunteer deleted", id);
  });
  await dropErasedBytes(ctx);
}

function record(
  { ctx, member }: { ctx: InTransaction } & Pick<Actor, "member">,
  what: string,
  id: number,
  after?: object,
) {
  return recordAuditEvent(ctx, ctx.db, member, { what, subject: subjectOf(id), ...(after && { after }) });
}
