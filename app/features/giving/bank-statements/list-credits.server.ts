import type { AppContext } from "../../../server/context.server.ts";
import { writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { readList } from "../../../values/read-list.ts";
import { writeReference } from "../../../values/transfer-reference.ts";
import { hashFacts, hashPromise } from "../gifts/hash-facts.server.ts";
import { findAllPrefixes, formatReference } from "../gifts/promise-commands.server.ts";
import { listOpenPromises, listSentPromises } from "../gifts/promise-queries.server.ts";
import { findPastOfLines, keyOfLine } from "../past-gifts/find-past-gifts.server.ts";
import * as store from "./bank-statement-queries.server.ts";
import {
  aboutEarlier,
  findFoundationNames,
  findRememberedPayers,
  hashPayer,
  type RememberedPayer,
} from "./find-payers.server.ts";
import { comparePayout } from "./find-payouts.server.ts";
import { hashHandGift, hashMatch } from "./hash-lines.server.ts";
import { type Candidates, codesIn, type MatchablePromise, type Proposal, proposeFor } from "./match-credit.ts";
import { findPromisesByCodes, listHandGifts, listNamedPromises } from "./matching-queries.server.ts";
import { findPayer } from "./payer-name.ts";

const pageLength = 50;

const maxDecided = 300;

export type CreditView = ReturnType<typeof viewOf>;

type Line = Pick<store.CreditRow, "id" | "amount" | "currency" | "day" | "narration" | "payer" | "refused" | "payout">;

/** @param own names of the foundation, which are never payers */
const viewOf = ({ id, amount, currency, day, narration, payer, refused }: Line, own: ReadonlySet<string>) => ({
  id,
  amount: formatMoney({ amount, currency }),
  day: writeDay(day),
  narration,
  payer: findPayer(payer ?? "", narration ?? "", own),
  wentBack: refused === 2,
  wasRefused: refused === 1,
});

async function viewPayout(ctx: Pick<AppContext, "db">, row: Line) {
  const found = await comparePayout(ctx, row);
  if (found === undefined) return undefined;
  const { partner, isCounted, count, amount, fees, from, to } = found;
  const [gifts, kept] = [amount, fees].map((sum) => formatMoney({ amount: sum, currency: row.currency }));
  return { partner, isCounted, count, amount: gifts ?? "", fees: kept ?? "", from: writeDay(from), to: writeDay(to) };
}

/** Lists open credits with proposals. @param address with the cursor */
export async function listOpenCredits(ctx: AppContext, address: string) {
  const { page, older } = await readList(address, pageLength, (wanted) => store.listOpenCredits(ctx.db, wanted));
  const candidates = await findCandidates(ctx, page);
  const own = await findFoundationNames(ctx);
  const ownHashes = new Set([...own].map((name) => hashPayer(ctx, name)));
  const payers = await findRememberedPayers(
    ctx,
    page.map(({ payer_hash }) => payer_hash).filter((hash) => !ownHashes.has(hash)),
  );
  const past = await findPastOfLines(ctx.db, page);
  const all = await Promise.all(
    page.map(async (row) => ({
      ...viewOf(row, own),
      isPast: past.has(keyOfLine(row)),
      payout: await viewPayout(ctx, row),
      proposal:
        row.payout === null && !past.has(keyOfLine(row))
          ? proposalOf(row, candidates.get(row.currency), payers.get(row.payer_hash))
          : undefined,
    })),
  );
  return {
    count: (await store.countOpenCredits(ctx.db)).count,
    older,
    probable: all.flatMap(({ proposal, ...credit }) => (proposal === undefined ? [] : [{ ...credit, proposal }])),
    payouts: all.filter(({ payout }) => payout !== undefined),
    unknown: all.flatMap(({ proposal, payout, ...credit }) =>
      proposal === undefined && payout === undefined ? [credit] : [],
    ),
  };
}

async function findCandidates(ctx: AppContext, rows: store.CreditRow[]) {
  const { db } = ctx;
  const prefixes = await findAllPrefixes(ctx);
  const codes = new Set(rows.flatMap(({ narration }) => codesIn(narration ?? "", prefixes)));
  const coded = await findPromisesByCodes(db, [...codes]);
  const amounts = [...new Set(rows.map(({ amount }) => amount))];
  const handGifts = await listHandGifts(db, rows);
  const of = async (currency: store.CreditRow["currency"]): Promise<Candidates> => {
    const tolerance = (await store.findLayout(db, currency))?.tolerance ?? 0;
    const named = amounts.length === 0 ? [] : await listNamedPromises(db, currency, amounts, tolerance, maxNamed);
    return { promises: [...coded, ...named], handGifts, prefixes, tolerance };
  };
  const wanted = [...new Set(rows.map(({ currency }) => currency))];
  return new Map(await Promise.all(wanted.map(async (currency) => [currency, await of(currency)] as const)));
}

/** Maximum number of promises whose names are compared for one page. */
const maxNamed = 500;

function proposalOf(row: store.CreditRow, candidates: Candidates | undefined, known: RememberedPayer | undefined) {
  if (row.refused === 1 || candidates === undefined) return undefined;
  const found = proposeFor({ ...row, narration: row.narration ?? "", ends: row.ends?.split(" ") ?? [] }, candidates);
  // The payer's earlier gifts do not make a reversed payment more likely.
  if (row.refused === 2) return found && partsOf({ ...found, reason: "wentBack" });
  if (found !== undefined) return partsOf(found);
  if (known === undefined) return undefined;
  // A payer's monthly promise gets the payer's next gift, if it is in the same currency.
  const promise = known.promise?.currency === row.currency ? known.promise : undefined;
  if (known.promise !== undefined && promise === undefined) return undefined;
  return {
    ...partsOf({ reason: "payer", promise }),
    earlier: aboutEarlier(known),
    seen: hashFacts(aboutEarlier(known)),
  };
}

const partsOf = ({ reason, promise, gift }: Proposal) => ({
  reason,
  promise: promise && {
    id: promise.id,
    seen: hashPromise(promise),
    reference: formatReference(promise),
    ...aboutPromise(promise),
  },
  gift: gift && { id: gift.id, seen: hashHandGift(gift), name: gift.name, day: writeDay(gift.value_date) },
  earlier: undefined as ReturnType<typeof aboutEarlier> | undefined,
  seen: undefined as string | undefined,
});

const aboutPromise = ({ name, purpose, frequency, amount, currency }: MatchablePromise) => ({
  name,
  purpose,
  isMonthly: frequency === "monthly",
  amount: formatMoney({ amount, currency }),
});

const standingOf = ({ counting, went_back, gift_state }: Pick<Decided, "counting" | "went_back" | "gift_state">) =>
  Number(counting) > 0
    ? ("counts" as const)
    : Number(went_back ?? 0) > 0
      ? ("wentBack" as const)
      : gift_state === "counted"
        ? ("waits" as const)
        : ("out" as const);

type Decided = Awaited<ReturnType<typeof store.listDecidedCredits>>[number];

export async function listDecidedCredits(ctx: AppContext, statement: number) {
  const { db } = ctx;
  const own = await findFoundationNames(ctx);
  const matched = await store.listDecidedCredits(db, statement, "matched", maxDecided);
  const others = await store.listDecidedCredits(db, statement, "other", maxDecided);
  const counts = await store.countMatchedCredits(db, statement);
  const views = matched.map(({ prefix, code, name, purpose, gift_id, promised, ...row }) => {
    const back = Number(row.went_back ?? 0);
    return {
      ...viewOf(row, own),
      giftId: gift_id,
      seen: hashMatch({ id: row.id, gift_id, round: row.round }),
      standing: standingOf(row),
      isSplit: row.gift_state === "void",
      back: back > 0 ? formatMoney({ amount: back, currency: row.currency }) : undefined,
      bySite: row.decided_by === null,
      isRightAmount: row.amount === promised,
      reference: prefix !== null && code !== null ? writeReference(prefix, code) : undefined,
      name,
      purpose,
    };
  });
  return {
    counts,
    matched: views.filter(({ standing }) => standing === "counts"),
    without: views.filter(({ standing }) => standing !== "counts"),
    others: await Promise.all(others.map(async (row) => ({ ...viewOf(row, own), payout: await viewPayout(ctx, row) }))),
  };
}

export type OpenCredits = Awaited<ReturnType<typeof listOpenCredits>>;
export type DecidedCredits = Awaited<ReturnType<typeof listDecidedCredits>>;

const maxPromises = 100;

/** Lists promises to choose from: first those that donors say they sent, then the oldest. */
export async function listPromises({ db }: AppContext) {
  const rows = [...(await listSentPromises(db, maxPromises)), ...(await listOpenPromises(db, 0, maxPromises))];
  return rows.map((row) => ({
    reference: formatReference(row),
    amount: formatMoney(row),
    name: row.name,
  }));
}
