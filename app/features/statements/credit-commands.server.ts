import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { Actor, InTransaction } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import { performAct } from "../gifts/act-on-gift.server.ts";
import { requireByReference } from "../gifts/find-reference.server.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { findGift, findWaitingPledges, listLiveGiftsOf } from "../gifts/gift-queries.server.ts";
import { isByHand } from "../gifts/gift-states.ts";
import { findPledge, type PledgeRow } from "../gifts/pledge-queries.server.ts";
import { receiveGift } from "../gifts/receive-gift.server.ts";
import { sourceOf } from "./match-by-reference.server.ts";
import * as store from "./statement-queries.server.ts";

const decidedMeanwhile = "Somebody decided about this line meanwhile. Nothing was changed.";

type CreditRow = store.CreditRow;

/** Runs an act on a credit in one of these states, with its audit event. @throws AppError adminsOnly, notFound */
function actOnCredit(
  { ctx, member }: Actor,
  id: number,
  what: string,
  from: CreditRow["state"],
  act: (ctx: InTransaction, credit: CreditRow) => Promise<void>,
): Promise<void> {
  if (!canManageGifts(member)) throw new AppError("adminsOnly");
  return withTransaction(ctx, async (ctx, transaction) => {
    const credit = await store.findCredit(transaction, id);
    if (credit === undefined) throw new AppError("notFound");
    if (credit.state !== from) throw new FormError(decidedMeanwhile, { status: 409 });
    await act(ctx, credit);
    await recordAuditEvent(ctx, transaction, member, { what: `bank line ${what}`, subject: `credit:${id}` });
  });
}

/** @throws FormError when somebody else was quicker */
async function decide(
  ctx: InTransaction,
  { id, state }: CreditRow,
  changes: Parameters<typeof store.updateCredit>[2],
  by: string,
): Promise<void> {
  const decided = { decided_at: ctx.clock.now().toISOString(), decided_by: by };
  if (!(await store.updateCredit(ctx.db, id, { ...decided, ...changes }, [state])))
    throw new FormError(decidedMeanwhile, { status: 409 });
}

/** A credit becomes a gift, of a promise or without one. */
async function becomeGift(ctx: InTransaction, credit: CreditRow, by: Actor["member"], pledge: PledgeRow | undefined) {
  const [live] = await listLiveGiftsOf(ctx.db, `credit:${credit.id}`);
  if (live !== undefined && pledge === undefined)
    return decide(ctx, credit, { state: "matched", gift_id: live.id }, by.name);
  if (live !== undefined)
    throw new FormError("The money of this line counts as a gift already. Look among the received ones.");
  if (pledge !== undefined && (await findWaitingPledges(ctx.db, [pledge.id])).size > 0)
    throw new FormError(
      "A gift of this promise is recorded by hand and waits for a second person. Join the line to it, or take it out first.",
    );
  const { amount, currency, day: valueDate } = credit;
  const facts = { amount, currency, valueDate, method: "transfer" as const, by };
  const gift = await receiveGift(ctx, { ...facts, pledge, source: sourceOf(credit), note: "bank statement" });
  if (gift === undefined) throw new FormError(decidedMeanwhile, { status: 409 });
  await decide(ctx, credit, { state: "matched", gift_id: gift.id }, by.name);
}

/**
 * A credit belongs to a promise.
 * @param seen state of the promise when the page was shown: a single one takes a second transfer only knowingly
 * @throws FormError
 */
export const joinCredit = (actor: Actor, id: number, pledgeId: number, seen: string) =>
  actOnCredit(actor, id, "joined", "open", async (ctx, credit) => {
    const pledge = await findPledge(ctx.db, "id", pledgeId);
    if (pledge === undefined) throw new AppError("notFound");
    if (pledge.state !== seen)
      throw new FormError("This promise changed meanwhile. Look at it once more.", { status: 409 });
    await becomeGift(ctx, credit, actor.member, pledge);
  });

/** As `joinCredit`, with a reference that staff type. @throws FormError also for an unknown one */
export const joinByReference = (actor: Actor, id: number, reference: string) =>
  actOnCredit(actor, id, "joined", "open", async (ctx, credit) =>
    becomeGift(ctx, credit, actor.member, await requireByReference(ctx, reference)),
  );

/** A gift without a promise; or the line's own one, which staff put back. @throws FormError */
export const recordCredit = (actor: Actor, id: number) =>
  actOnCredit(actor, id, "recorded", "open", (ctx, credit) => becomeGift(ctx, credit, actor.member, undefined));

/** The money of a gift that staff recorded by hand. @throws FormError */
export const joinHandGift = (actor: Actor, id: number, giftId: number) =>
  actOnCredit(actor, id, "joined", "open", async (ctx, credit) => {
    const gift = await findGift(ctx.db, "id", giftId);
    if (gift === undefined) throw new AppError("notFound");
    const isFree = isByHand(gift.source) && gift.amount === credit.amount && gift.currency === credit.currency;
    if (!isFree || (await store.hasCredit(ctx.db, giftId))) throw new FormError(decidedMeanwhile, { status: 409 });
    await decide(ctx, credit, { state: "matched", gift_id: giftId }, actor.member.name);
    // The bank is the second witness: a gift that waited counts.
    await performAct(ctx, actor.member, giftId, "seenInStatement");
  });

/** Staff say no to what is proposed: the credit is unknown. @throws FormError */
export const refuseProposal = (actor: Actor, id: number) =>
  actOnCredit(actor, id, "proposal refused", "open", (ctx, credit) =>
    decide(ctx, credit, { refused: 1 }, actor.member.name),
  );

/** @throws FormError */
export const markAsOther = (actor: Actor, id: number) =>
  actOnCredit(actor, id, "is not a gift", "open", (ctx, credit) =>
    decide(ctx, credit, { state: "other" }, actor.member.name),
  );

/** Takes "Not a gift" back. @throws FormError */
export const reopenCredit = (actor: Actor, id: number) =>
  actOnCredit(actor, id, "reopened", "other", (ctx, credit) =>
    decide(ctx, credit, { state: "open" }, actor.member.name),
  );

/**
 * Undoes a match: the credit is free, and the gift is void with its history. One that staff recorded by hand stays.
 * @throws FormError while its money counts as other gifts: parts of it, or one that was put back
 */
export const undoMatch = (actor: Actor, id: number) =>
  actOnCredit(actor, id, "match undone", "matched", async (ctx, credit) => {
    const gift = credit.gift_id === null ? undefined : await findGift(ctx.db, "id", credit.gift_id);
    if (gift !== undefined && isByHand(gift.source)) {
      const free = { state: "open" as const, refused: 1, gift_id: null, round: credit.round + 1 };
      await decide(ctx, credit, free, actor.member.name);
      if (gift.state === "received" || gift.state === "counted")
        await performAct(ctx, actor.member, gift.id, "lostFromStatement");
      return;
    }
    if (gift !== undefined && gift.state !== "void")
      await performAct(ctx, actor.member, gift.id, "void", { note: "This bank line is another one" });
    else if ((await listLiveGiftsOf(ctx.db, `credit:${id}`)).length > 0)
      throw new FormError("The money of this line counts as another gift now. Take that one out first.");
    const free = { state: "open" as const, refused: 1, gift_id: null, round: credit.round + 1 };
    await decide(ctx, credit, free, actor.member.name);
  });
