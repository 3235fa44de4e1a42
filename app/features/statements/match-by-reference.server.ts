import type { InTransaction } from "../../server/context.server.ts";
import { type PledgeRow, updatePledge } from "../gifts/pledge-queries.server.ts";
import { receiveGift } from "../gifts/receive-gift.server.ts";
import { exactCode, isWaiting, proposeFor } from "./match-credit.ts";
import { findPledgesByCodes, listHandGifts } from "./matching-queries.server.ts";
import { type CreditRow, updateCredit } from "./statement-queries.server.ts";

/** What brought a gift; after an undone match a new one. */
export const sourceOf = ({ id, round }: Pick<CreditRow, "id" | "round">): string =>
  round === 1 ? `credit:${id}` : `credit:${id}#${round}`;

/**
 * Credits with the exact reference of a promise that waits become gifts by themselves. Not the second transfer for a
 * single promise, and not money that staff recorded by hand before: those are proposed.
 */
export async function matchByReference(
  ctx: InTransaction,
  credits: CreditRow[],
  prefixes: readonly string[],
): Promise<void> {
  const coded = credits.flatMap((credit) => {
    const code = exactCode(credit.narration ?? "", prefixes);
    return code === undefined ? [] : [{ credit, code }];
  });
  const found = await findPledgesByCodes(ctx.db, [...new Set(coded.map(({ code }) => code))]);
  const pledges = new Map(found.map((pledge) => [pledge.code, pledge]));
  const handGifts = await listHandGifts(ctx.db, [...new Set(coded.map(({ credit }) => credit.amount))]);
  for (const { credit, code } of coded) {
    const pledge = pledges.get(code);
    if (pledge === undefined || pledge.currency !== credit.currency || !isWaiting(pledge)) continue;
    const about = { ...credit, narration: credit.narration ?? "" };
    if (proposeFor(about, { pledges: [pledge], handGifts, prefixes, tolerance: 0 })?.reason === "byHand") continue;
    if (!(await claim(ctx, pledge))) continue;
    const { amount, currency, day: valueDate } = credit;
    const gift = await receiveGift(ctx, {
      ...{ pledge, amount, currency, valueDate, method: "transfer", source: sourceOf(credit) },
      note: "exact reference in the bank statement",
    });
    if (gift === undefined) continue;
    const decided = { gift_id: gift.id, decided_at: ctx.clock.now().toISOString(), decided_by: null };
    await updateCredit(ctx.db, credit.id, { state: "matched", ...decided }, ["open"]);
    pledges.set(code, { ...pledge, state: "received" });
  }
}

/** Takes a single promise for this credit. @returns false when another gift was quicker */
const claim = async ({ db }: InTransaction, { id, frequency }: PledgeRow): Promise<boolean> =>
  frequency === "monthly" || updatePledge(db, id, { state: "received" }, ["open"]);
