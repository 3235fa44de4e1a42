import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Actor, AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { takeDown, withdrawPhotoByCode } from "../clearance/withdraw.server.ts";
import { requireReader } from "../safeguarding/require-reader.server.ts";
import { canReadSafeguarding } from "../safeguarding/safeguarding-permissions.ts";
import * as store from "./takedown-queries.server.ts";
import type { TakedownFields } from "./takedown-schema.ts";

/** Within it, the safeguarding lead answers a request without a card. */
const answerHours = 24;

/**
 * A visitor asks to take a photo down. The right code of a card acts at once; without one, the request waits for the
 * safeguarding lead.
 * @returns "other" for a code that belongs to no person in this photo: nothing is stored
 */
export async function requestTakedown(ctx: AppContext, fields: TakedownFields): Promise<"gone" | "waits" | "other"> {
  const { photo: photo_id, who, wish, code, contact, note } = fields;
  if (code !== "") return (await withdrawPhotoByCode(ctx, photo_id, code)) ? "gone" : "other";
  const created_at = ctx.clock.now().toISOString();
  const request = { photo_id, who, wish, contact: contact || null, note: note || null, created_at };
  await withTransaction(ctx, (_ctx, transaction) => store.insertRequest(transaction, request));
  return "waits";
}

/** Ends a request: the photo is taken down, or stays. @throws AppError safeguardingOnly, notFound */
export async function answerRequest({ ctx, member }: Actor, id: number, outcome: "down" | "kept"): Promise<void> {
  requireReader(member);
  await withTransaction(ctx, async (ctx, transaction) => {
    const request = await store.findRequest(transaction, id);
    const done = { done_at: ctx.clock.now().toISOString(), done_by: member.name, outcome };
    if (request === undefined || !(await store.updateRequest(transaction, id, done))) throw new AppError("notFound");
    if (outcome === "down") await takeDown(ctx, member, request.photo_id);
    const what = outcome === "down" ? "takedown request followed" : "takedown request answered, picture stays";
    await recordAuditEvent(ctx, transaction, member, { what, subject: `photo:${request.photo_id}` });
  });
}

/** @throws AppError safeguardingOnly */
export async function listRequests({ ctx, member }: Actor) {
  requireReader(member);
  const now = ctx.clock.now().getTime();
  return (await store.findRequests(ctx.db, 50)).map((request) => ({ ...request, hoursLeft: hoursLeft(request, now) }));
}

/** Requests that wait, for the staff home of who may answer; undefined without any. */
export async function findTakedownNeed(ctx: AppContext, member: StaffMember) {
  if (!canReadSafeguarding(member)) return undefined;
  const { count, since } = await store.findOpenRequests(ctx.db);
  if (since === null) return undefined;
  const left = hoursLeft({ created_at: since }, ctx.clock.now().getTime());
  return { kind: "takedowns", count, since, hoursLeft: left } as const;
}

/** Whole hours until the answer is due; negative afterwards. */
const hoursLeft = ({ created_at }: { created_at: string }, now: number): number =>
  Math.floor(answerHours - (now - Date.parse(created_at)) / 3_600_000);
