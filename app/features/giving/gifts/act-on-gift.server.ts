import { giftErrors as words } from "content/giving-errors.ts";
import { staffGiftChanges } from "content/staff-gift-changes.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, AppContext, InTransaction, Sender } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { isAlone, readStandings, readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { findFirstDay } from "../purse/books.server.ts";
import { findLastReceipt, replaceReceipt, voidReceipt } from "../receipts/issue-receipt.server.ts";
import { findGiftLimits } from "./gift-limits.server.ts";
import { canManageGifts, giftActsOfStaff, type StaffGiftAct } from "./gift-permissions.ts";
import * as store from "./gift-queries.server.ts";
import {
  counts,
  type Evidence,
  type GiftAct,
  hasCome,
  hasReceipt,
  isByHand,
  isOnline,
  limitOf,
  needsSecond,
  ruleOf,
  stateAfter,
  undoMs,
  weekMs,
} from "./gift-states.ts";
import type { GiftState } from "./gift-tables.ts";
import { requireShown } from "./hash-facts.server.ts";
import { recordMove } from "./promise-commands.server.ts";
import * as promises from "./promise-queries.server.ts";

type Member = Pick<Actor["member"], "id" | "name">;
type Changes = Partial<Omit<store.GiftRow, "id" | "state">>;

interface Options {
  note?: string | undefined;
  changes?: Changes | ((gift: store.GiftRow) => Promise<Changes> | Changes);
  /** Facts on the page, from `hashGift`; other facts are a conflict. */
  seen?: string | undefined;
  /** True if no e-mail announces the new receipt, because another e-mail contains it. */
  isQuiet?: boolean | undefined;
}

/** @throws AppError notFound */
export async function requireGift({ db }: Pick<AppContext, "db">, id: number): Promise<store.GiftRow> {
  const gift = await store.findGift(db, "id", id);
  if (gift === undefined) throw new AppError("notFound");
  return gift;
}

/** The acting member. Without a request, the sign-in never counts as fresh. */
export type GiftActor = Actor & Partial<Pick<Sender, "requestInfo">>;

/** Runs an act of staff on a gift, completely or not at all. @throws AppError notFound; FormError */
export function actOnGift(
  { ctx, member, requestInfo }: GiftActor,
  id: number,
  act: StaffGiftAct,
  options: Options = {},
  also: (ctx: InTransaction, before: store.GiftRow) => Promise<void> = async () => {},
): Promise<void> {
  requireAct({ member, requestInfo }, giftActsOfStaff[act], `/admin/gifts/${id}`);
  return withTransaction(ctx, async (ctx) => {
    const before = await performAct(ctx, member, id, act, options);
    await also(ctx, before);
  });
}

/**
 * Applies an act of the state table to the gift, its receipt, promise, history and audit log.
 * @param by undefined if the site or the payment partner acts
 * @returns the gift before the act
 * @throws FormError with status 409 if the gift's state does not allow the act
 */
export async function performAct(
  ctx: InTransaction,
  by: Member | undefined,
  id: number,
  act: GiftAct,
  { note, changes = {}, seen, isQuiet = false }: Options = {},
): Promise<store.GiftRow> {
  const gift = await requireGift(ctx, id);
  await requireShown(ctx, gift, seen);
  const rule = ruleOf(act);
  const more = typeof changes === "function" ? await changes(gift) : changes;
  // Checks the changed gift, because the member who confirms the arrival is recorded as its recorder.
  const needsSecond = await isUnproved(ctx, { ...gift, ...more });
  const to = stateAfter(act, { state: gift.state, stateBefore: gift.state_before, needsSecond });
  if (rule.notOnline && isOnline(gift.source)) throw new FormError(words.online);
  if (to === undefined || (rule.methods && !rule.methods.includes(gift.method)))
    throw new FormError(words.otherState, { status: 409 });
  const second = rule.second ? await requireSecond(ctx, gift, by) : {};
  const kept = to === gift.state ? {} : { ...(await stateColumns(ctx, gift.state, to)), ...second };
  if (!(await store.updateGift(ctx.db, id, { ...more, ...kept, state: to }, [gift.state])))
    throw new FormError(words.otherState, { status: 409 });
  const about = { by: by?.name ?? null, reason: note ?? staffGiftChanges.notes.ofAct(rule.history), isQuiet };
  await followReceipt(ctx, id, to, rule.receipt, about);
  await followPromise(ctx, gift, to);
  const move = { gift_id: id, promise_id: gift.promise_id, what: rule.history, by: by?.name };
  await recordMove(ctx, { ...move, ...(note !== undefined && { note }) });
  if (by !== undefined)
    await recordAuditEvent(ctx, ctx.db, by, { what: `gift ${rule.history}`, subject: `gift:${id}` });
  return gift;
}

async function stateColumns(ctx: InTransaction, from: GiftState | null, to: GiftState) {
  return {
    state_before: to === "void" ? from : null,
    waiting_since: to === "counted" ? (await findTrustedMoment(ctx)).toISOString() : null,
  };
}

async function followReceipt(
  ctx: InTransaction,
  id: number,
  to: GiftState,
  effect: "follow" | "replace" | "keep",
  about: Parameters<typeof replaceReceipt>[2],
): Promise<void> {
  if (effect === "keep") return;
  const gift = await requireGift(ctx, id);
  if (!hasReceipt(to)) return void (await voidReceipt(ctx, gift, about));
  const isValid = (await findLastReceipt(ctx, id))?.state === "valid";
  if (effect === "replace" || !isValid) await replaceReceipt(ctx, gift, about);
}

/** Updates the promise: it is received while one of its gifts counts; otherwise it is open again. */
async function followPromise(ctx: InTransaction, { promise_id, state }: store.GiftRow, to: GiftState): Promise<void> {
  if (promise_id === null || counts(state) === counts(to)) return;
  if (counts(to)) return void (await promises.receivePromises(ctx.db, [promise_id]));
  if (to === "void" || to === "counted") await reopenPromise(ctx, promise_id);
}

/** Reopens a promise if none of its gifts counts, unless its donor withdrew it. */
export async function reopenPromise({ db }: InTransaction, id: number): Promise<void> {
  if ((await store.findGiftsOf(db, id)).some(({ state }) => hasCome(state))) return;
  const isWithdrawn = (await promises.findGiftEvents(db, "promise_id", id)).some(({ what }) => what === "withdrawn");
  await promises.updatePromise(db, id, { state: isWithdrawn ? "withdrawn" : "open" }, ["received"]);
}

/**
 * Requires another person than the recorder.
 * @returns `is_by_trustees` 1 if only the trustees confirmed that they are two persons
 * @throws FormError
 */
async function requireSecond(ctx: InTransaction, gift: store.GiftRow, by: Member | undefined) {
  const { areTwo } = await readStandingsOfGifts(ctx);
  const recorder = gift.recorded_by_id;
  if (by === undefined || recorder === null || !areTwo(recorder, by.id))
    throw new FormError(recorder === by?.id ? words.ownGift : words.needsOther);
  return { is_by_trustees: (await readStandings(ctx)).areTwo(recorder, by.id) ? 0 : 1 };
}

/**
 * Returns true for a gift that two people take out of the books: two counted it, its only person waited 72 hours, or the
 * bank shows it. False while the foundation has no books.
 */
export async function takesTwo(ctx: InTransaction, gift: store.GiftRow): Promise<boolean> {
  if (!hasReceipt(gift.state) || gift.goods !== null || isOnline(gift.source)) return false;
  if ((await findFirstDay(ctx.db)) === undefined) return false;
  if (gift.checked_by_id !== null || gift.is_by_one === 1) return true;
  return (await store.findBankLine(ctx.db, gift)) !== undefined;
}

/**
 * Requires a second person to remove a gift that needed two persons or exceeds the limit. Not required for gifts that
 * the bank or the payment partner shows, in the first ten minutes, or if the foundation has one person only.
 * @throws FormError
 */
export async function requireOther(ctx: InTransaction, gift: store.GiftRow, by: Member): Promise<void> {
  if (!hasReceipt(gift.state) || gift.goods !== null || !isByHand(gift.source)) return;
  if ((await store.findBankLine(ctx.db, gift)) !== undefined) return;
  if (ctx.clock.now().getTime() < Date.parse(gift.recorded_at) + undoMs) return;
  const { limits } = await findGiftLimits(ctx);
  if (gift.method !== "cash" && gift.amount <= limitOf(limits, gift.currency).amount) return;
  const standings = await readStandingsOfGifts(ctx);
  if (isAlone(standings, canManageGifts)) return;
  if (gift.recorded_by_id === null || !standings.areTwo(gift.recorded_by_id, by.id))
    throw new FormError(words.otherTakesOut);
}

type Recorded = Pick<store.GiftRow, "id" | "method" | "amount" | "currency" | "source" | "recorded_by_id"> &
  Pick<store.GiftRow, "recorded_at" | "checked_by_id" | "is_by_one">;

async function isUnproved(ctx: InTransaction, gift: Recorded & Pick<store.GiftRow, "whole_id">): Promise<boolean> {
  const line = await store.findBankLine(ctx.db, gift);
  return isRecordedAlone(ctx, gift, line !== undefined && !(await isOwnLine(ctx, gift, line)));
}

/** Returns true if the recorder also imported the statement; the statement is no second confirmation then. */
async function isOwnLine(ctx: InTransaction, { recorded_by_id }: Recorded, line: { added_by_id: string | null }) {
  if (recorded_by_id === null || line.added_by_id === null) return false;
  return (await readStandingsOfGifts(ctx)).areSame(recorded_by_id, line.added_by_id);
}

/** Returns true if only one person vouches for a gift that needs two. @param gift id 0 if the gift is not stored yet */
export async function isRecordedAlone(
  ctx: InTransaction,
  gift: Recorded,
  isSeenInBankStatement: boolean,
): Promise<boolean> {
  const { limits } = await findGiftLimits(ctx);
  const evidence: Evidence = {
    method: gift.method,
    amount: gift.amount,
    currency: gift.currency,
    source: gift.source,
    isSeenInBankStatement,
    isAgreed: gift.checked_by_id !== null || gift.is_by_one === 1,
    besides: 0,
  };
  if (needsSecond(evidence, limits)) return true;
  // Small gifts that one person recorded within a week are added up.
  if (!needsSecond({ ...evidence, besides: Number.MAX_SAFE_INTEGER }, limits)) return false;
  return needsSecond({ ...evidence, besides: await sumBesides(ctx, gift) }, limits);
}

async function sumBesides(ctx: InTransaction, gift: Recorded): Promise<number> {
  if (gift.recorded_by_id === null) return 0;
  const at = Date.parse(gift.recorded_at);
  const [from, to] = [at - weekMs, at + weekMs].map((time) => new Date(time).toISOString());
  const { areSame } = await readStandingsOfGifts(ctx);
  const recorder = gift.recorded_by_id;
  const rows = await store.listUnprovedGifts(ctx.db, gift.currency, from ?? "", to ?? "");
  /** Another person imported the statement; an unknown importer counts as another person. */
  const isSeen = ({ hasLine, readerId }: (typeof rows)[number]) =>
    hasLine !== null && (readerId === null || !areSame(readerId, recorder));
  return rows
    .filter((row) => row.id !== gift.id && areSame(row.recorded_by_id ?? "", recorder) && !isSeen(row))
    .reduce((sum, { amount }) => sum + amount, 0);
}
