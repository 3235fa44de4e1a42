import { labelled } from "content/labelled.ts";
import { staffGiftChanges } from "content/staff-gift-changes.ts";
import { staffGifts } from "content/staff-gifts.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, AppContext, InTransaction, Sender } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { isAlone, readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { requirePurseMoney } from "../purse/require-purse-money.server.ts";
import { performAct, requireGift } from "./act-on-gift.server.ts";
import { type Purpose, purposeColumns, requirePurpose } from "./find-purpose.server.ts";
import { agreeingToPurpose, canManageGifts, changingPurpose, stopping } from "./gift-permissions.ts";
import { ruleOf } from "./gift-states.ts";
import { requireShown } from "./hash-facts.server.ts";
import { notifyOfChange } from "./notify-of-change.server.ts";
import * as store from "./purpose-queries.server.ts";

const words = staffGiftChanges.purpose;

const conflict = (sentence: string) => new FormError(`${sentence} Nothing was changed.`, { status: 409 });

type Member = Actor["member"];

/**
 * Changes a gift's purpose. One person may set the first purpose; a change needs two persons, or 72 hours.
 * @throws AppError notFound; FormError
 */
export async function changePurpose(
  { ctx, member, requestInfo }: Sender,
  id: number,
  { project, why, seen }: { project: string; why: string; seen?: string | undefined },
): Promise<"done" | "waits" | "alone"> {
  requireAct({ member, requestInfo }, changingPurpose, `/admin/gifts/${id}`);
  const purpose = await requirePurpose(ctx, project, words.ended);
  return withTransaction(ctx, async (ctx, transaction) => {
    const gift = await requireGift(ctx, id);
    await requireShown(ctx, gift, seen);
    if ((await store.findWaitingPurpose(transaction, id)) !== undefined) throw conflict(words.waitsAlready);
    if (gift.project_id === (purpose?.id ?? null) && (purpose === null) === (gift.purpose === null))
      throw new FormError(words.same);
    if (!ruleOf("purpose").from.includes(gift.state)) throw conflict(words.notNow);
    await requirePurseMoney(ctx, id);
    if (gift.purpose === null) {
      await apply(ctx, member, id, purpose, why);
      return "done";
    }
    const asked = {
      gift_id: id,
      purpose_before: gift.purpose,
      ...purposeColumns(purpose),
      why,
      state: "waiting" as const,
      asked_at: ctx.clock.now().toISOString(),
      asked_by_id: member.id,
      agreed_by_id: null,
      waiting_since: (await findTrustedMoment(ctx)).toISOString(),
    };
    if ((await store.insertPurposeChange(transaction, asked)) === undefined) throw conflict(words.waitsAlready);
    const what = "purpose asked for";
    await recordAuditEvent(ctx, transaction, member, { what, subject: `gift:${id}`, after: asked.project_id });
    return isAlone(await readStandingsOfGifts(ctx), canManageGifts) ? "alone" : "waits";
  });
}

async function apply(
  ctx: InTransaction,
  by: Member | undefined,
  id: number,
  purpose: Purpose,
  why: string,
): Promise<void> {
  const title = purpose?.title ?? staffGifts.expected.anything;
  const note = why === "" ? title : labelled(title, why);
  await performAct(ctx, by, id, "purpose", { note, changes: purposeColumns(purpose), isQuiet: true });
  await notifyOfChange(ctx, id, "purpose");
}

/** @param seen facts of the gift on the page, from `hashGift` */
async function requireWaiting(ctx: InTransaction, id: number, seen?: string): Promise<store.PurposeChangeRow> {
  const change = await store.findPurposeChange(ctx.db, id);
  if (change === undefined) throw new AppError("notFound");
  if (change.state !== "waiting") throw conflict(words.decided);
  await requireShown(ctx, await requireGift(ctx, change.gift_id), seen);
  return change;
}

/** Applies a waiting change, if it is still possible. @throws FormError */
async function goOn(
  ctx: InTransaction,
  { id, gift_id, purpose_before, project_id, why }: store.PurposeChangeRow,
  by: Member | undefined,
  who: { agreed_by_id: string } | { is_by_one: 1 },
): Promise<void> {
  if ((await requireGift(ctx, gift_id)).purpose !== purpose_before) throw conflict(words.otherBefore);
  await requirePurseMoney(ctx, gift_id);
  if (!(await store.updatePurposeChange(ctx.db, id, { ...who, state: "done" }))) throw conflict(words.decided);
  const purpose = await requirePurpose(ctx, project_id === null ? "" : String(project_id), words.endedMeanwhile);
  await apply(ctx, by, gift_id, purpose, why);
}

/** Agrees to a change as the second person. @throws AppError notFound; FormError also for the person who asked */
export async function agreeToPurpose({ ctx, member, requestInfo }: Sender, id: number, seen?: string): Promise<void> {
  requireAct({ member, requestInfo }, agreeingToPurpose);
  await withTransaction(ctx, async (ctx) => {
    const change = await requireWaiting(ctx, id, seen);
    const { areTwo } = await readStandingsOfGifts(ctx);
    if (!areTwo(change.asked_by_id, member.id))
      throw new FormError(change.asked_by_id === member.id ? words.ownAsk : words.needsOther);
    await goOn(ctx, change, member, { agreed_by_id: member.id });
  });
}

/** Stops a change; the gift keeps its purpose. @throws AppError notFound; FormError */
export async function stopPurpose({ ctx, member }: Actor, id: number, seen?: string): Promise<void> {
  requireAct({ member }, stopping);
  await withTransaction(ctx, async (ctx, transaction) => {
    const { gift_id } = await requireWaiting(ctx, id, seen);
    await store.updatePurposeChange(transaction, id, { state: "stopped" });
    await recordAuditEvent(ctx, transaction, member, { what: "purpose stopped", subject: `gift:${gift_id}` });
  });
}

const maxAlone = 200;

/**
 * Applies changes of a single person after the waiting time; impossible changes are stopped.
 * @param before ISO date and time, UTC
 */
export async function changePurposesAlone(ctx: AppContext, before: string): Promise<void> {
  for (const { id } of await store.listPurposesWaitingSince(ctx.db, before, maxAlone))
    try {
      await withTransaction(ctx, async (ctx) => {
        if (!isAlone(await readStandingsOfGifts(ctx), canManageGifts)) return;
        await goOn(ctx, await requireWaiting(ctx, id), undefined, { is_by_one: 1 });
      });
    } catch (error) {
      if (!(error instanceof FormError)) throw error;
      ctx.log.error("purpose of a single person not changed", { change: id, ...errorFields(error) });
      await store.updatePurposeChange(ctx.db, id, { state: "stopped" });
    }
}
