import type { InTransaction } from "../../../server/context.server.ts";
import { sourceOf } from "../gifts/gift-origin.ts";
import { findWaitingPledges } from "../gifts/gift-queries.server.ts";
import { type ArrivedGift, receiveGifts } from "../gifts/receive-gift.server.ts";
import { findMethodOf } from "./accounts.server.ts";
import { exactCode, isWaiting, proposeFor } from "./match-credit.ts";
import { claimPledges, findPledgesByCodes, listHandGifts } from "./matching-queries.server.ts";
import { type CreditRow, markMatched } from "./statement-queries.server.ts";

/**
 * Credits with the exact reference of a promise that waits become gifts by themselves. Not the second transfer for a
 * single promise, and not money that staff recorded by hand before, also where it waits for a second person: those are
 * proposed.
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
  const waiting = await findWaitingPledges(
    ctx.db,
    found.map(({ id }) => id),
  );
  const handGifts = await listHandGifts(
    ctx.db,
    coded.map(({ credit }) => credit),
  );
  const wanted = coded.flatMap(({ credit, code }) => {
    const pledge = pledges.get(code);
    if (pledge === undefined || pledge.currency !== credit.currency || !isWaiting(pledge) || waiting.has(pledge.id))
      return [];
    const candidates = { pledges: [pledge], handGifts, prefixes, tolerance: 0 };
    const isKnown = handGifts.length > 0 && proposeFor(asCredit(credit), candidates)?.reason === "byHand";
    return isKnown ? [] : [{ credit, pledge }];
  });
  // Takes single promises for these credits; another gift may be quicker.
  const single = wanted.filter(({ pledge }) => pledge.frequency === "once");
  const open = new Set(
    await claimPledges(
      ctx.db,
      single.map(({ pledge }) => pledge.id),
    ),
  );
  const matched: number[] = [];
  const gifts: ArrivedGift[] = [];
  for (const { credit, pledge } of wanted) {
    if (pledge.frequency === "once" && !open.delete(pledge.id)) continue;
    const { amount, currency, day: valueDate } = credit;
    const method = await findMethodOf(ctx, credit.account ?? credit.currency);
    const facts = { amount, currency, valueDate, method, source: sourceOf(credit) };
    gifts.push({ pledge, ...facts, note: "exact reference in the bank statement" });
    matched.push(credit.id);
  }
  await receiveGifts(ctx, gifts);
  await markMatched(ctx.db, matched, ctx.clock.now().toISOString());
}

const asCredit = (credit: CreditRow) => ({ ...credit, narration: credit.narration ?? "", ends: [] });
