import { creditErrors as words } from "content/giving-errors.ts";
import { staffGiftChanges } from "content/staff-gift-changes.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { readStandings } from "../../people/users/find-settled-people.server.ts";
import { performAct } from "../gifts/act-on-gift.server.ts";
import { requirePurpose } from "../gifts/find-purpose.server.ts";
import { requireByReference } from "../gifts/find-reference.server.ts";
import { sourceOf } from "../gifts/gift-origin.ts";
import { decidingOnPayment } from "../gifts/gift-permissions.ts";
import { findWaitingPromises, listLiveGifts, listRefundsOfGifts } from "../gifts/gift-queries.server.ts";
import { isByHand } from "../gifts/gift-states.ts";
import { hashFacts, hashPromise } from "../gifts/hash-facts.server.ts";
import { findPromise, type PromiseRow } from "../gifts/promise-queries.server.ts";
import { type ArrivedGift, receiveGift } from "../gifts/receive-gift.server.ts";
import { findPastOfLines, keyOfLine } from "../past-gifts/find-past-gifts.server.ts";
import { findMethodOf } from "./accounts.server.ts";
import * as store from "./bank-statement-queries.server.ts";
import { aboutEarlier, findRememberedPayers } from "./find-payers.server.ts";
import { comparePayout } from "./find-payouts.server.ts";
import { hashHandGift, hashMatch } from "./hash-lines.server.ts";
import { handGiftsOf } from "./match-credit.ts";
import { listHandGifts } from "./matching-queries.server.ts";

type CreditRow = store.CreditRow;

/** Changes a credit in this state, and records the act. @throws AppError notFound */
function actOnCredit(
  { ctx, member }: Actor,
  id: number,
  what: string,
  from: CreditRow["state"],
  act: (ctx: InTransaction, credit: CreditRow) => Promise<void>,
): Promise<void> {
  requireAct({ member }, decidingOnPayment);
  return withTransaction(ctx, async (ctx, transaction) => {
    const credit = await store.findCredit(transaction, id);
    if (credit === undefined) throw new AppError("notFound");
    if (credit.state !== from) throw new FormError(words.decidedMeanwhile, { status: 409 });
    await act(ctx, credit);
    await recordAuditEvent(ctx, transaction, member, { what: `bank line ${what}`, subject: `credit:${id}` });
  });
}

/**
 * Checks that a settled person imported the statement or decides now: a file of a new account must not make gifts
 * alone.
 * @throws FormError
 */
export async function requireTrusted(
  ctx: InTransaction,
  credits: Pick<CreditRow, "bank_statement_id">[],
  by: string,
): Promise<void> {
  const { standingOf } = await readStandings(ctx);
  if (standingOf(by).isSettled) return;
  for (const id of new Set(credits.map(({ bank_statement_id }) => bank_statement_id))) {
    const reader = (await store.findBankStatement(ctx.db, id))?.added_by_id ?? null;
    if (reader !== null && !standingOf(reader).isSettled) throw new FormError(words.readByNewAccount, { status: 403 });
  }
}

/** Changes an open credit so that it counts as a gift. @throws like `actOnCredit` and `requireTrusted` */
const actOnOpenCredit = (
  actor: Actor,
  id: number,
  what: "joined" | "recorded",
  act: (ctx: InTransaction, credit: CreditRow) => Promise<void>,
): Promise<void> =>
  actOnCredit(actor, id, what, "open", async (ctx, credit) => {
    await requireTrusted(ctx, [credit], actor.member.id);
    await act(ctx, credit);
  });

/** Stores the decision about a credit. @throws FormError if another person decided first */
async function decide(
  ctx: InTransaction,
  { id, state }: CreditRow,
  changes: Parameters<typeof store.updateCredit>[2],
  by: string,
): Promise<void> {
  const decided = { decided_at: ctx.clock.now().toISOString(), decided_by: by };
  if (!(await store.updateCredit(ctx.db, id, { ...decided, ...changes }, [state])))
    throw new FormError(words.decidedMeanwhile, { status: 409 });
}

/** Giver of a credit; undefined for an unknown friend. */
type Giver = { promise: PromiseRow } | Pick<ArrivedGift, "donor" | "project"> | undefined;

/** Makes a gift from a credit, with or without a promise. The caller has called `requireTrusted`. */
async function becomeGift(ctx: InTransaction, credit: CreditRow, by: Actor["member"], giver: Giver) {
  if ((await comparePayout(ctx, credit))?.isCounted) throw new FormError(words.paidOut);
  const promise = giver !== undefined && "promise" in giver ? giver.promise : undefined;
  const [live] = await listLiveGifts(ctx.db, { line: credit });
  if (live !== undefined && promise === undefined)
    return decide(ctx, credit, { state: "matched", gift_id: live.whole_id ?? live.id }, by.name);
  if (live !== undefined) throw new FormError(words.countsAlready);
  if (promise !== undefined && (await findWaitingPromises(ctx.db, [promise.id])).size > 0)
    throw new FormError(words.handGiftWaits);
  // If staff recorded this promise's gift by hand, the line is no second transfer. This also holds for a divided gift.
  const recorded = promise && handGiftsOf(credit, await listHandGifts(ctx.db, [credit]));
  if (recorded?.some(({ promise_id }) => promise_id === promise?.id))
    throw new FormError(words.recordedByHand, { status: 409 });
  const { amount, currency, day: valueDate } = credit;
  const facts = { amount, currency, valueDate, method: await findMethodOf(ctx, credit.account ?? credit.currency), by };
  const gift = await receiveGift(ctx, {
    ...facts,
    ...giver,
    source: sourceOf(credit),
    note: staffGiftChanges.notes.byStatement,
  });
  if (gift === undefined) throw new FormError(words.decidedMeanwhile, { status: 409 });
  // The payer of an anonymous gift must not be recognized later.
  const isNamed = gift.name !== null || gift.email !== null;
  const payer = isNamed ? {} : { payer_hash: null };
  await decide(ctx, credit, { state: "matched", gift_id: gift.id, ...payer }, by.name);
}

/**
 * Matches a credit with a promise.
 * @param seen from `hashPromise` on the page: staff must know that a transfer is the promise's second
 * @throws FormError
 */
export const joinCredit = (actor: Actor, id: number, promiseId: number, seen: string) =>
  actOnOpenCredit(actor, id, "joined", async (ctx, credit) => {
    const promise = await findPromise(ctx.db, "id", promiseId);
    if (promise === undefined) throw new AppError("notFound");
    if (hashPromise(promise) !== seen) throw new FormError(words.promiseChanged, { status: 409 });
    await becomeGift(ctx, credit, actor.member, { promise });
  });

/** Matches a credit by a reference that staff typed. @throws FormError also for an unknown reference */
export const joinByReference = (actor: Actor, id: number, reference: string) =>
  actOnOpenCredit(actor, id, "joined", async (ctx, credit) =>
    becomeGift(ctx, credit, actor.member, { promise: await requireByReference(ctx, reference) }),
  );

/**
 * Records a credit as a gift.
 * @param name null for an unknown friend
 * @param project id of the purpose, or empty
 * @throws FormError for an ended purpose
 */
export const recordCredit = (actor: Actor, id: number, name: string | null = null, project = "") =>
  actOnOpenCredit(actor, id, "recorded", async (ctx, credit) => {
    const purpose = await requirePurpose(ctx, project, staffGiftChanges.purpose.ended);
    await becomeGift(ctx, credit, actor.member, { donor: { name, email: null, isPublic: false }, project: purpose });
  });

/**
 * Records a credit as a gift of a known payer.
 * @param earlier id of the gift that the page proposed
 * @param seen from `hashFacts` of this gift on the page
 * @throws FormError with status 409 if this gift is no longer the payer's known gift
 */
export const recordFromPayer = (actor: Actor, id: number, earlier: number, seen?: string) =>
  actOnOpenCredit(actor, id, "recorded", async (ctx, credit) => {
    const remembered = (await findRememberedPayers(ctx, [credit.payer_hash])).get(credit.payer_hash);
    if (remembered === undefined || remembered.gift.id !== earlier || remembered.promise !== undefined)
      throw new FormError(words.payerChanged, { status: 409 });
    if (seen !== undefined && seen !== hashFacts(aboutEarlier(remembered)))
      throw new FormError(words.payerChanged, { status: 409 });
    const { name, email, is_public, project_id, purpose } = remembered.gift;
    const project = project_id !== null && purpose !== null ? { id: project_id, title: purpose } : undefined;
    await becomeGift(ctx, credit, actor.member, { donor: { name, email, isPublic: is_public === 1 }, project });
  });

/** Maximum number of lines, as many as a page shows. */
const maxTogether = 50;

/**
 * Records lines as gifts of unknown friends, all or none; lines with a decision or a past gift are skipped.
 * @returns the numbers of both
 * @throws FormError
 */
export async function recordFriends({ ctx, member }: Actor, ids: number[]) {
  requireAct({ member }, decidingOnPayment);
  const wanted = [...new Set(ids)].sort((a, b) => a - b).slice(0, maxTogether);
  if (wanted.length === 0) throw new FormError(words.none);
  return withTransaction(ctx, async (ctx, transaction) => {
    const open: CreditRow[] = [];
    for (const id of wanted) {
      const credit = await store.findCredit(transaction, id);
      if (credit?.state === "open") open.push(credit);
    }
    const past = await findPastOfLines(transaction, open);
    const credits = open.filter((credit) => !past.has(keyOfLine(credit)));
    if (credits.length === 0) throw new FormError(words.decidedAll, { status: 409 });
    await requireTrusted(ctx, credits, member.id);
    for (const credit of credits) {
      await becomeGift(ctx, credit, member, undefined);
      await recordAuditEvent(ctx, transaction, member, { what: "bank line recorded", subject: `credit:${credit.id}` });
    }
    return { recorded: credits.length, decided: wanted.length - credits.length };
  });
}

/**
 * Matches a credit with a gift that staff recorded by hand.
 * @param seen from `hashHandGift` on the page
 * @throws FormError
 */
export const joinHandGift = (actor: Actor, id: number, giftId: number, seen?: string) =>
  actOnOpenCredit(actor, id, "joined", async (ctx, credit) => {
    const gift = handGiftsOf(credit, await listHandGifts(ctx.db, [credit])).find(({ id }) => id === giftId);
    if (gift === undefined || (seen !== undefined && seen !== hashHandGift(gift)))
      throw new FormError(words.noHandGift, { status: 409 });
    if ((await listLiveGifts(ctx.db, { line: credit })).length > 0) throw new FormError(words.countsAlready);
    await decide(ctx, credit, { state: "matched", gift_id: giftId }, actor.member.name);
    // The bank confirms the gift: if it waits for a second person, the gift or each of its parts counts now.
    for (const { id, state } of await listLiveGifts(ctx.db, { whole: giftId }))
      if (state !== "refunded") await performAct(ctx, actor.member, id, "seenInStatement");
  });

/** Rejects the proposal; the credit is unknown then. @throws FormError */
export const refuseProposal = (actor: Actor, id: number) =>
  actOnCredit(actor, id, "proposal refused", "open", (ctx, credit) =>
    decide(ctx, credit, { refused: 1 }, actor.member.name),
  );

/** Marks a credit as no gift. @throws FormError also if its money counts as a gift */
export const markAsOther = (actor: Actor, id: number) =>
  actOnCredit(actor, id, "is not a gift", "open", async (ctx, credit) => {
    if ((await listLiveGifts(ctx.db, { line: credit })).length > 0) throw new FormError(words.countsAlready);
    await decide(ctx, credit, { state: "other", payer_hash: null }, actor.member.name);
  });

/** Undoes `markAsOther`. @throws FormError */
export const reopenCredit = (actor: Actor, id: number) =>
  actOnCredit(actor, id, "reopened", "other", (ctx, credit) =>
    decide(ctx, credit, { state: "open" }, actor.member.name),
  );

/**
 * Undoes a match. The gift becomes void; a gift that staff recorded by hand becomes unconfirmed again.
 * @param seen from `hashMatch` on the page
 * @throws FormError if other gifts came from this line
 */
export const undoMatch = (actor: Actor, id: number, seen?: string) =>
  actOnCredit(actor, id, "match undone", "matched", async (ctx, credit) => {
    if (seen !== undefined && seen !== hashMatch(credit)) throw new FormError(words.decidedMeanwhile, { status: 409 });
    const live = await listLiveGifts(ctx.db, { line: credit });
    const gift = live.find(({ id }) => id === credit.gift_id);
    const refunds = await listRefundsOfGifts(
      ctx.db,
      live.map(({ id }) => id),
    );
    if (refunds.length > 0) throw new FormError(words.wentBack, { status: 409 });
    if (live.length > (gift === undefined ? 0 : 1)) throw new FormError(words.countsAsOthers);
    const free = { state: "open" as const, refused: 1, gift_id: null, round: credit.round + 1 };
    await decide(ctx, credit, free, actor.member.name);
    if (gift === undefined) return;
    if (isByHand(gift.source)) await performAct(ctx, actor.member, gift.id, "lostFromStatement");
    else await performAct(ctx, actor.member, gift.id, "void", { note: words.otherLine });
  });
