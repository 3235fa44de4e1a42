import type { InTransaction } from "../../../server/context.server.ts";
import { addDays } from "../../../values/site-days.ts";
import { findCountry } from "../../foundation/settings/find-settings.server.ts";
import { hasWalletWithoutReference } from "../../foundation/settings/site-country.ts";
import { findAllPrefixes } from "../gifts/promise-commands.server.ts";
import { proveRefunds } from "../refunds/prove-refunds.server.ts";
import type { Account } from "./accounts.server.ts";
import * as store from "./bank-statement-queries.server.ts";
import { creditsOf, fingerprintOfLine, maxDays, type PlacedLine } from "./decide-overlap.server.ts";
import { hashPayer } from "./find-payers.server.ts";
import { findPayouts } from "./find-payouts.server.ts";
import { findWentBack, maxBack, saysReversal, textOf } from "./find-went-back.ts";
import { findPayer, findReceiver, listEnds, maskNarration } from "./payer-name.ts";
import * as places from "./place-queries.server.ts";
import type { BankStatement } from "./read-bank-statement.ts";

interface Adding {
  id: number;
  account: Account;
  addedAt: string;
  statement: BankStatement;
  own: ReadonlySet<string>;
}

async function numberLines(
  placed: readonly PlacedLine[],
  count: (fingerprints: string[]) => Promise<{ fingerprint: string; last: number }[]>,
) {
  const known = await count(placed.map(({ fingerprints: [own = ""] }) => own));
  const seen = new Map(known.map(({ fingerprint, last }) => [fingerprint, Number(last)]));
  return placed.map(({ line, fingerprints: [fingerprint = ""] }) => {
    const occurrence = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, occurrence);
    return { line, fingerprint, occurrence };
  });
}

/** Stores credits. @returns the added lines, with the bank's unmasked texts */
export async function addCredits(
  ctx: InTransaction,
  adding: Adding,
  fresh: readonly PlacedLine[],
): Promise<store.CreditRow[]> {
  const { id, account, addedAt, own } = adding;
  const { currency } = account;
  const credits = await numberLines(fresh, (fingerprints) => places.countCreditsOf(ctx.db, currency, fingerprints));
  // If a payment method takes no reference, the last digits of numbers help to find the payer.
  const keepsEnds =
    hasWalletWithoutReference(await findCountry(ctx)) || (await ctx.moneyGuard.findWayFacts(ctx)).hasNoField;
  const payouts = await findPayouts(
    ctx,
    account,
    fresh.map(({ line }) => line),
  );
  const added = await store.insertCredits(
    ctx.db,
    credits.map(({ line, fingerprint, occurrence }) => {
      const payout = payouts.get(line);
      const payer = payout === undefined ? findPayer(line.payer, line.words, own) : undefined;
      const isCounted = payout?.isCounted === true;
      return {
        bank_statement_id: id,
        account: account.name,
        currency,
        day: line.day,
        amount: line.amount,
        balance: line.balance ?? null,
        payout: payout?.partner ?? null,
        fingerprint,
        occurrence,
        narration: maskNarration(line.words),
        ends: keepsEnds ? listEnds(line.words).join(" ") || null : null,
        state: isCounted ? ("other" as const) : ("open" as const),
        added_at: addedAt,
        gift_id: null,
        decided_at: isCounted ? addedAt : null,
        decided_by: null,
        payer: payer === undefined ? null : maskNarration(payer),
        payer_hash: hashPayer(ctx, payer),
      };
    }),
  );
  const lines = new Map(credits.map((credit) => [keyOfLine(credit), credit.line]));
  // Unmasked, because a mask can hide a reference among digits.
  return added.map((row) => ({ ...row, narration: lines.get(keyOfLine(row))?.words ?? row.narration }));
}

const keyOfLine = ({ fingerprint, occurrence }: { fingerprint: string; occurrence: number }) =>
  `${fingerprint} ${occurrence}`;

/** Stores debits, and links each to the credit that it reverses. @returns ids of the credits that are reversed */
export async function addLinesOut(
  ctx: InTransaction,
  { id, account, addedAt, statement, own }: Adding,
  same: readonly { line: PlacedLine; stored: { id: number } }[],
  fresh: readonly PlacedLine[],
): Promise<Set<number>> {
  const { name, currency } = account;
  const numbered = await numberLines(fresh, (fingerprints) => places.countLinesOutOf(ctx.db, currency, fingerprints));
  const from = addDays(statement.firstDay, -maxBack);
  const gone = new Set((await places.listReversals(ctx.db, name, from)).map(({ credit_id }) => credit_id));
  const order = new Map(statement.lines.map((line, index) => [line, index]));
  const lines = new Map(same.map(({ line, stored }) => [stored.id, line.line]));
  const byFingerprint = new Map(creditsOf(statement).map((line) => [fingerprintOfLine(name, line), line]));
  const credits = (await places.listCreditsOf(ctx.db, name, currency, from, addDays(statement.lastDay, maxDays)))
    .filter((row) => !gone.has(row.id))
    .map((row) => {
      const line = lines.get(row.id) ?? byFingerprint.get(row.fingerprint);
      const index = line === undefined ? row.id - Number.MAX_SAFE_INTEGER : (order.get(line) ?? 0);
      const text = line === undefined ? (row.narration ?? "") : textOf(line);
      return { id: row.id, day: row.day, amount: row.amount, text, payer: row.payer_hash, index };
    });
  const wentBack = findWentBack(
    numbered.map(({ line }) => ({ line, index: order.get(line) ?? 0 })),
    credits,
    {
      prefixes: await findAllPrefixes(ctx),
      payerOf: (line) => hashPayer(ctx, findReceiver(line.payer, line.words, own)),
    },
  );
  const rows = numbered.map(({ line, fingerprint, occurrence }) => ({
    bank_statement_id: id,
    account: name,
    currency,
    day: line.day,
    amount: -line.amount,
    balance: line.balance ?? null,
    fingerprint,
    occurrence,
    credit_id: wentBack.get(line)?.id ?? null,
    says: wentBack.has(line) ? (saysReversal(line) ? ("reversal" as const) : ("nothing" as const)) : null,
    narration: maskNarration(line.words),
    added_at: addedAt,
  }));
  await places.insertLinesOut(ctx.db, rows);
  await proveRefunds(
    ctx,
    currency,
    rows.map(({ amount }) => amount),
  );
  const ids = [...wentBack.values()].map(({ id }) => id);
  await store.markWentBack(ctx.db, ids);
  return new Set(ids);
}
