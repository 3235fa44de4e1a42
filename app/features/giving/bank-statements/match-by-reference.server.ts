import { staffGiftChanges } from "content/staff-gift-changes.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { sourceOf } from "../gifts/gift-origin.ts";
import { findWaitingPromises } from "../gifts/gift-queries.server.ts";
import { type ArrivedGift, receiveGifts } from "../gifts/receive-gift.server.ts";
import { findPastOfLines, keyOfLine } from "../past-gifts/find-past-gifts.server.ts";
import { findMethodOf } from "./accounts.server.ts";
import { type CreditRow, markMatched } from "./bank-statement-queries.server.ts";
import { exactCode, isWaiting, proposeFor } from "./match-credit.ts";
import { claimPromises, findPromisesByCodes, listHandGifts } from "./matching-queries.server.ts";

/**
 * Makes gifts from credits with an exact reference. A promise's second transfer, and gifts recorded by hand, are only
 * proposed. A line with the day and amount of a past gift makes none.
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
  const found = await findPromisesByCodes(ctx.db, [...new Set(coded.map(({ code }) => code))]);
  const promises = new Map(found.map((promise) => [promise.code, promise]));
  const waiting = await findWaitingPromises(
    ctx.db,
    found.map(({ id }) => id),
  );
  const handGifts = await listHandGifts(
    ctx.db,
    coded.map(({ credit }) => credit),
  );
  const past = await findPastOfLines(
    ctx.db,
    coded.map(({ credit }) => credit),
  );
  const wanted = coded.flatMap(({ credit, code }) => {
    if (past.has(keyOfLine(credit))) return [];
    const promise = promises.get(code);
    if (promise === undefined || promise.currency !== credit.currency || !isWaiting(promise) || waiting.has(promise.id))
      return [];
    const candidates = { promises: [promise], handGifts, prefixes, tolerance: 0 };
    const isKnown = handGifts.length > 0 && proposeFor(asCredit(credit), candidates)?.reason === "byHand";
    return isKnown ? [] : [{ credit, promise }];
  });
  // Marks single promises as received first, so that only one of several credits becomes the gift.
  const single = wanted.filter(({ promise }) => promise.frequency === "once");
  const open = new Set(
    await claimPromises(
      ctx.db,
      single.map(({ promise }) => promise.id),
    ),
  );
  const matched: number[] = [];
  const gifts: ArrivedGift[] = [];
  for (const { credit, promise } of wanted) {
    if (promise.frequency === "once" && !open.delete(promise.id)) continue;
    const { amount, currency, day: valueDate } = credit;
    const method = await findMethodOf(ctx, credit.account ?? credit.currency);
    const facts = { amount, currency, valueDate, method, source: sourceOf(credit) };
    gifts.push({ promise, ...facts, note: staffGiftChanges.notes.byReference });
    matched.push(credit.id);
  }
  await receiveGifts(ctx, gifts);
  await markMatched(ctx.db, matched, ctx.clock.now().toISOString());
}

const asCredit = (credit: CreditRow) => ({ ...credit, narration: credit.narration ?? "", ends: [] });
