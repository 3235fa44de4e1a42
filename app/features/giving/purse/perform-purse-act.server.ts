import { purse as names } from "content/purse.ts";
import { purseErrors as words } from "content/purse-errors.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { type Currency, formatMoney, type Money, sumsOf } from "../../../values/money.ts";
import { slugOf } from "../../../values/slug.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { startUse } from "../../foundation/use/start-use.server.ts";
import { type Behind, type Count, countCash, type Given, giveCash } from "../cash/count-cash.server.ts";
import { type Exchange, exchangeMoney, type Income, writeIncome } from "../cash/move-money.server.ts";
import { type Correction, correctEntry } from "../corrections/correct-entry.server.ts";
import { type Mistake, takeOutByTwo } from "../gifts/take-out-gift.server.ts";
import { closeMonth } from "../months/close-month.server.ts";
import type { BankDifference } from "../months/find-bank-differences.server.ts";
import { endPurse, type RestFacts, setRest } from "../project-ends/end-purse.server.ts";
import { publishDoughnut } from "../transparency/publish-doughnut.server.ts";
import { type Line, signedOf } from "./entry-lines.server.ts";
import { makePlace, requireGeneral, requirePurseOf } from "./find-holders.server.ts";
import * as store from "./purse-queries.server.ts";
import type { PlaceKind } from "./purse-tables.ts";
import { writeEntry } from "./write-entry.server.ts";

/** Facts of each act, as its form wrote them. Amounts are minor units. */
export interface PurseFacts {
  open: {
    day: string;
    places: { kind: PlaceKind; currency: Currency; label: string; account: string | null; minor: number }[];
    purses: { projectId: number | null; currency: Currency; minor: number }[];
  };
  "put in": { purseId: number; currency: Currency; minor: number; why: string };
  /**
   * Month as YYYY-MM, with its last entry on the page of the person who asked; 0 for none. `why`: reason for the accounts
   * whose bank differs; empty without one.
   */
  close: { month: string; lastEntry: number; differs: BankDifference[]; why: string };
  rest: RestFacts;
  end: RestFacts;
  doughnut: Record<string, never>;
  give: Given;
  back: Count;
  count: Count;
  short: Count;
  correct: Correction;
  income: Income;
  exchange: Exchange;
  mistake: Mistake;
}

/** Does an act in the transaction of the second person's word. @throws FormError if it cannot be done now */
export function performPurseAct<Name extends keyof PurseFacts>(
  ctx: InTransaction,
  what: Name,
  facts: PurseFacts[Name],
  behind: Behind,
): Promise<void> {
  return performers[what](ctx, facts, behind);
}

const performers: {
  [Name in keyof PurseFacts]: (ctx: InTransaction, facts: PurseFacts[Name], behind: Behind) => Promise<void>;
} = {
  open: openBooks,
  "put in": putIn,
  close: closeMonth,
  rest: setRest,
  end: endPurse,
  doughnut: publishDoughnut,
  give: giveCash,
  back: countCash,
  count: countCash,
  short: countCash,
  correct: correctEntry,
  income: writeIncome,
  exchange: exchangeMoney,
  mistake: takeOutByTwo,
};

/**
 * Opens the books with the amounts of each place and each purse on one evening. Gifts before that day are not
 * counted.
 * @throws FormError if the two lists differ, or the books are open
 */
async function openBooks(
  ctx: InTransaction,
  { day, places, purses }: PurseFacts["open"],
  behind: Behind,
): Promise<void> {
  if ((await store.findFirstDay(ctx.db)) !== undefined) throw new FormError(words.openAlready, { status: 409 });
  if (day > siteDate(ctx.clock.now())) throw new FormError(words.ahead);
  const lines: Line[] = [];
  for (const { minor, ...place } of places) {
    // A box, a wallet and the main account are called in the site's language.
    const isMain = place.kind !== "bank" || place.account === place.currency;
    const made = await makePlace(ctx, { ...place, label: isMain ? null : place.label, user_id: null });
    lines.push({ place: made, currency: place.currency, minor });
  }
  for (const { projectId, currency, minor } of purses)
    lines.push({ purse: await requirePurseOf(ctx, projectId), currency, minor });
  for (const { amount, currency } of differencesOf(lines))
    if (amount !== 0) throw new FormError(words.listsDiffer(formatMoney({ amount: Math.abs(amount), currency })));
  const about = { day, what: "opening" as const, by: behind.by, people: behind.people };
  await writeEntry(ctx, { ...about, source: "opening", lines });
  await makeKinds(ctx);
  await startUse(ctx, behind.by, "spending");
}

/** Maximum number of kinds beside Running the house. */
const maxKinds = 5;

/** Kinds of spending begin as the shares that the site shows. */
async function makeKinds(ctx: InTransaction): Promise<void> {
  const { donationDistribution } = await findSettings(ctx);
  for (const [position, { label }] of donationDistribution.shares.slice(0, maxKinds).entries())
    await store.insertKind(ctx.db, { code: slugOf(label, `kind-${position + 1}`), label, position });
  await store.insertKind(ctx.db, { code: store.runningKind, label: names.running, position: maxKinds });
}

/** Returns by how much places have more than purses, in each currency. */
const differencesOf = (lines: readonly Line[]): Money[] =>
  sumsOf(lines.map((line) => ({ currency: line.currency, amount: signedOf(line) })));

/** Puts in from Most needed, for good. @throws FormError if Most needed has too little */
async function putIn(
  ctx: InTransaction,
  { purseId, currency, minor }: PurseFacts["put in"],
  { by, people, source }: Behind,
): Promise<void> {
  const purse = await store.findPurse(ctx.db, "id", purseId);
  if (purse === undefined || purse.ended_at !== null)
    throw new FormError(words.ended(purse?.title ?? ""), { status: 409 });
  const general = await requireGeneral(ctx);
  const lines: Line[] = [
    { purse: general, currency, minor: -minor },
    { purse, currency, minor },
  ];
  await writeEntry(ctx, { day: siteDate(ctx.clock.now()), what: "put-in", source, lines, by, people });
}
