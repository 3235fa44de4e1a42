import type * as v from "valibot";
import { giftSpentEmail } from "../../emails/gift-emails.tsx";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { Actor, InTransaction, Sender } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import { enqueueEmail } from "../../server/mail/outbox.server.ts";
import { lagosDate } from "../../values/dates.ts";
import { formatMoney } from "../../values/money.ts";
import { listProjects } from "../projects/find-projects.server.ts";
import { replaceReceipt, voidReceipt } from "../receipts/issue-receipt.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { countAdmins } from "../users/user-commands.server.ts";
import { findWords } from "../words/find-words.server.ts";
import { requireByReference } from "./find-reference.server.ts";
import { canManageGifts } from "./gift-permissions.ts";
import * as store from "./gift-queries.server.ts";
import type { HandFields, renewSchema, seenSchema } from "./gift-schema.ts";
import { endPledge, giftLink, recordMove } from "./pledge-commands.server.ts";
import * as pledges from "./pledge-queries.server.ts";
import { nextPart, receiveGift } from "./receive-gift.server.ts";

type Member = Actor["member"];

const otherState = "Somebody changed this gift meanwhile. Look at it once more.";

function requirePermission(member: Member): void {
  if (!canManageGifts(member)) throw new AppError("adminsOnly");
}

/** @throws AppError notFound */
async function requireGift({ db }: InTransaction, id: number): Promise<store.GiftRow> {
  const gift = await store.findGift(db, "id", id);
  if (gift === undefined) throw new AppError("notFound");
  return gift;
}

/** Runs an act on a gift, with its move in the history and the audit log. @throws AppError adminsOnly, notFound */
function actOnGift<Result>(
  { ctx, member }: Actor,
  id: number,
  what: string,
  act: (ctx: InTransaction, gift: store.GiftRow) => Promise<Result>,
  note?: string,
): Promise<Result> {
  requirePermission(member);
  return withTransaction(ctx, (ctx) => actWithin(ctx, member, id, what, act, note));
}

async function actWithin<Result>(
  ctx: InTransaction,
  member: Member,
  id: number,
  what: string,
  act: (ctx: InTransaction, gift: store.GiftRow) => Promise<Result>,
  note?: string,
): Promise<Result> {
  const gift = await requireGift(ctx, id);
  const result = await act(ctx, gift);
  const move = { gift_id: id, pledge_id: gift.pledge_id, what, by: member.name };
  await recordMove(ctx, { ...move, ...(note !== undefined && { note }) });
  await recordAuditEvent(ctx, ctx.db, member, { what: `gift ${what}`, subject: `gift:${id}` });
  return result;
}

/** Moves a gift to another state. @throws FormError when it is in none of these */
async function move(ctx: InTransaction, id: number, changes: Parameters<typeof store.updateGift>[2], from: States) {
  if (!(await store.updateGift(ctx.db, id, changes, from))) throw new FormError(otherState, { status: 409 });
}

type States = store.GiftRow["state"][];

/** A transfer that staff saw at the bank, for an open pledge. @throws AppError adminsOnly, notFound */
export async function recordSeenAtBank(
  { ctx, member }: Actor,
  pledgeId: number,
  fields: v.InferOutput<ReturnType<typeof seenSchema>>,
): Promise<void> {
  requirePermission(member);
  await withTransaction(ctx, async (ctx, transaction) => {
    const pledge = await pledges.findPledge(transaction, "id", pledgeId);
    if (pledge === undefined) throw new AppError("notFound");
    const { amount, day: valueDate, idempotencyKey } = fields;
    const facts = { amount, currency: pledge.currency, method: "transfer" as const, valueDate };
    const gift = await receiveGift(ctx, {
      pledge,
      ...facts,
      by: member.name,
      idempotencyKey: idempotencyKey || undefined,
    });
    if (gift === undefined) return;
    await recordAuditEvent(ctx, transaction, member, { what: "gift received", subject: `gift:${gift.id}` });
  });
}

/**
 * Records a gift by hand. Cash counts once a second admin has agreed, where there is one.
 * @throws AppError adminsOnly
 */
export async function recordByHand(
  { ctx, member }: Actor,
  fields: HandFields,
): Promise<"coming" | "counted" | "received"> {
  requirePermission(member);
  const { amount, currency, method, day: valueDate, note, name, email, goods, goodsCount, idempotencyKey } = fields;
  const project = (await listProjects(ctx)).find(({ id }) => String(id) === fields.project);
  const isComing = fields.coming === "on";
  const needsTwo = method === "cash" && (await countAdmins(ctx)) > 1;
  await withTransaction(ctx, async (ctx, transaction) => {
    const gift = await receiveGift(ctx, {
      ...{ amount, currency, method, valueDate, by: member.name, project },
      donor: { name, email, isPublic: false },
      goods: goods === null ? undefined : { what: goods, count: Number(goodsCount) },
      idempotencyKey: idempotencyKey || undefined,
      state: isComing ? "announced" : needsTwo ? "counted" : "received",
      note: note ?? undefined,
    });
    if (gift === undefined) return;
    await recordAuditEvent(ctx, transaction, member, { what: "gift recorded", subject: `gift:${gift.id}` });
  });
  return isComing ? "coming" : needsTwo ? "counted" : "received";
}

/** A second admin agrees to a cash gift. @throws FormError also for the admin who recorded it */
export const agreeToCash = (actor: Actor, id: number) =>
  actOnGift(actor, id, "received", async (ctx, gift) => {
    if (gift.recorded_by === actor.member.name)
      throw new FormError("You recorded this gift, so someone else must count and agree.");
    await move(ctx, id, { state: "received", checked_by: actor.member.name }, ["counted"]);
    await replaceReceipt(ctx, await requireGift(ctx, id));
  });

/** Announced money is there. @throws FormError */
export const markArrived = (actor: Actor, id: number) =>
  actOnGift(actor, id, "received", async (ctx) => {
    await move(ctx, id, { state: "received", value_date: lagosDate(ctx.clock.now()) }, ["announced"]);
    await replaceReceipt(ctx, await requireGift(ctx, id));
  });

/** Marks a gift as fake or wrong, with its receipt; its pledge waits again. @throws FormError */
export const voidGift = (actor: Actor, id: number, reason: string) =>
  actOnGift(actor, id, "void", takeOut(actor.member.name, reason), reason);

/** As `voidGift`, in the transaction of what belongs together with it. @throws FormError */
export const voidGiftIn = (ctx: InTransaction, member: Member, id: number, reason: string) =>
  actWithin(ctx, member, id, "void", takeOut(member.name, reason), reason);

const takeOut = (by: string, reason: string) => async (ctx: InTransaction, gift: store.GiftRow) => {
  const { id, pledge_id } = gift;
  await move(ctx, id, { state: "void" }, ["announced", "counted", "received"]);
  await voidReceipt(ctx, gift, by, reason);
  if (pledge_id === null) return;
  const others = (await store.findGiftsOf(ctx.db, pledge_id)).filter(({ state }) => state === "received");
  if (others.length === 0) await pledges.updatePledge(ctx.db, pledge_id, { state: "open" }, ["received"]);
};

/** Whether a later match, or parts, took the place of a void gift. Other parts of the same gift do not. */
async function countsElsewhere({ db }: InTransaction, { source }: store.GiftRow): Promise<boolean> {
  if (source === null) return false;
  const [whole = "", part] = source.split("/");
  const live = await store.listLiveGiftsOf(db, whole.replace(/#.*/, ""));
  return live.some((other) => part === undefined || !other.source?.startsWith(`${whole}/`));
}

/** Takes a void back; a new receipt names the old one. @throws FormError */
export const restoreGift = (actor: Actor, id: number) =>
  actOnGift(actor, id, "restored", async (ctx, gift) => {
    if (await countsElsewhere(ctx, gift))
      throw new FormError("The money of this gift counts as another gift now. Take that one out first.");
    await move(ctx, id, { state: "received" }, ["void"]);
    await replaceReceipt(ctx, await requireGift(ctx, id));
    if (gift.pledge_id !== null) await pledges.updatePledge(ctx.db, gift.pledge_id, { state: "received" }, ["open"]);
  });

/**
 * Divides one gift into two, which take its place; it stays in the history.
 * @param first minor units of the first @throws FormError also for more than there is
 */
export const splitGift = (actor: Actor, id: number, first: number) =>
  actOnGift(actor, id, "divided", async (ctx, gift) => {
    if (first >= gift.amount) throw new FormError("These two lines add to more than the gift.");
    await move(ctx, id, { state: "void" }, ["received"]);
    await voidReceipt(ctx, gift, actor.member.name, "divided");
    const { currency, method, value_date: valueDate, name, email, is_public, source, purpose, project_id } = gift;
    const pledge = gift.pledge_id === null ? undefined : await pledges.findPledge(ctx.db, "id", gift.pledge_id);
    for (const [place, amount] of [first, gift.amount - first].entries())
      await receiveGift(ctx, {
        ...{ amount, currency, method, valueDate, by: actor.member.name },
        donor: { name, email, isPublic: is_public === 1 },
        project: project_id !== null && purpose !== null ? { id: project_id, title: purpose } : undefined,
        pledge: place === 0 ? pledge : undefined,
        source: `${source ?? `gift:${id}`}/${place + 1}`,
      });
  });

/** Joins a gift to a pledge, also a second one. @throws FormError also for an unknown reference */
export const joinGift = (actor: Actor, id: number, reference: string) =>
  actOnGift(actor, id, "joined", async (ctx) => {
    const pledge = await requireByReference(ctx, reference);
    await pledges.updatePledge(ctx.db, pledge.id, { state: "received" });
    await move(ctx, id, { pledge_id: pledge.id, part: await nextPart(ctx, pledge.id) }, ["received"]);
  });

/**
 * Writes a new receipt that names the old one, for another name on it. The gift keeps everything else.
 * @param name null: a friend @throws FormError
 */
export const renewReceipt = (actor: Actor, id: number, { name, reason }: v.InferOutput<typeof renewSchema>) =>
  actOnGift(
    actor,
    id,
    "receipt replaced",
    async (ctx) => {
      await move(ctx, id, { name, ...(name === null && { is_public: 0 }) }, ["received"]);
      await replaceReceipt(ctx, await requireGift(ctx, id));
    },
    reason,
  );

/** Says what a gift was spent on; its donor gets one e-mail. @throws FormError */
export const spendGift = (sender: Sender, id: number, spentOn: string) =>
  actOnGift(
    sender,
    id,
    "spent",
    async (ctx, gift) => {
      const first = gift.spent_at === null;
      const at = ctx.clock.now().toISOString();
      await move(ctx, id, { spent_on: spentOn, spent_at: gift.spent_at ?? at }, ["received"]);
      const pledge = gift.pledge_id === null ? undefined : await pledges.findPledge(ctx.db, "id", gift.pledge_id);
      if (!first || gift.email === null) return;
      const { name: foundation } = await findSettings(ctx);
      const { emails } = await findWords(ctx);
      const link = pledge && giftLink(sender.requestInfo.origin, pledge);
      const about = { to: gift.email, foundation, words: emails?.spent, amount: formatMoney(gift), spentOn, link };
      await enqueueEmail(ctx, ctx.db, giftSpentEmail(about), {
        kind: "gift-spent",
        idempotencyKey: `gift-spent:${id}`,
      });
    },
    spentOn,
  );

/** Sweeps promises of robots away. @returns how many were open */
export async function sweepPledges({ ctx, member }: Actor, ids: number[]): Promise<number> {
  requirePermission(member);
  return withTransaction(ctx, async (ctx, transaction) => {
    let count = 0;
    for (const id of ids) if (await endPledge(ctx, id, "fake", member.name)) count++;
    if (count > 0)
      await recordAuditEvent(ctx, transaction, member, { what: "promises swept", subject: "pledges", after: count });
    return count;
  });
}
