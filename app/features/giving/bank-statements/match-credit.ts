import { findReferences } from "../../../values/transfer-reference.ts";
import type { GiftTable, PromiseTable } from "../gifts/gift-tables.ts";

export interface Credit {
  amount: number;
  currency: PromiseTable["currency"];
  /** ISO date. */
  day: string;
  narration: string;
  payer?: string | null;
  ends?: readonly string[];
}

export type MatchablePromise = { id: number } & Pick<
  PromiseTable,
  ("code" | "prefix" | "amount" | "currency" | "frequency" | "name" | "purpose") | ("state" | "created_at" | "sent_at")
> & { stopped_at: string | null; sent_day: string | null; sent_from: string | null };

/** A transfer or cheque that staff recorded before the bank statement arrived. */
export type HandGift = { id: number } & Pick<GiftTable, "amount" | "currency" | "value_date" | "name" | "promise_id">;

export interface Candidates {
  promises: readonly MatchablePromise[];
  handGifts: readonly HandGift[];
  prefixes: readonly string[];
  /** Maximum bank charge that a transfer may lack, in minor units. */
  tolerance: number;
}

type Reason =
  | "exact"
  | "otherAmount"
  | "second"
  | "ended"
  | "stopped"
  | "currency"
  | "several"
  | "slip"
  /** Amount, day and the last digits of the donor's number agree, but there is no reference. */
  | "sender"
  | "name"
  | "byHand"
  /** The payer has given before. */
  | "payer"
  /** The same statement reverses the amount. */
  | "wentBack";

export interface Proposal {
  reason: Reason;
  promise?: MatchablePromise | undefined;
  gift?: HandGift | undefined;
}

const isRightAmount = (arrived: number, promised: number, tolerance: number): boolean =>
  arrived <= promised && arrived >= promised - tolerance;

/** Returns true if a promise waits for money: an open promise, or a monthly one that was not stopped. */
export const isWaiting = ({ state, frequency, stopped_at }: Waiting): boolean =>
  stopped_at === null && (state === "open" || (state === "received" && frequency === "monthly"));

type Waiting = Pick<MatchablePromise, "state" | "frequency" | "stopped_at">;

/** Returns the code in a narration, if there is exactly one. */
export function exactCode(narration: string, prefixes: readonly string[]): string | undefined {
  const { exact } = findReferences(narration, prefixes);
  return exact.length === 1 ? exact[0] : undefined;
}

/** Returns the codes in a narration, including codes with one wrong character. */
export function codesIn(narration: string, prefixes: readonly string[]): string[] {
  const { exact, near } = findReferences(narration, prefixes);
  return [...exact, ...near];
}

/** Proposes a match, about which staff decide. The amount alone is never enough; two swapped characters never match. */
export function proposeFor(credit: Credit, candidates: Candidates): Proposal | undefined {
  const { exact, near } = findReferences(credit.narration, candidates.prefixes);
  const found =
    byReference(credit, exact, candidates) ?? bySlip(credit, near, candidates) ?? byHandGift(credit, candidates);
  if (found !== undefined) return found;
  const senders = findSenders(credit, candidates);
  return senders.length > 0 ? bySender(credit, senders) : byName(credit, candidates);
}

function byReference(credit: Credit, exact: string[], { promises, handGifts, tolerance }: Candidates) {
  const promise = exact.flatMap((code) =>
    promises.filter((promise) => promise.code === code && promise.state !== "fake"),
  )[0];
  if (promise === undefined) return undefined;
  const gift = handGiftsOf(credit, handGifts).find(({ promise_id }) => promise_id === promise.id);
  if (gift !== undefined) return { reason: "byHand", promise, gift } as const;
  return { reason: reasonOf(credit, promise, exact.length, tolerance), promise };
}

function reasonOf(credit: Credit, promise: MatchablePromise, codes: number, tolerance: number): Reason {
  if (codes > 1) return "several";
  if (promise.currency !== credit.currency) return "currency";
  if (!isWaiting(promise)) return reasonOfEnd(promise);
  return isRightAmount(credit.amount, promise.amount, tolerance) ? "exact" : "otherAmount";
}

function reasonOfEnd({ state, stopped_at }: MatchablePromise): Reason {
  if (stopped_at !== null) return "stopped";
  return state === "received" ? "second" : "ended";
}

function bySlip(credit: Credit, near: string[], { promises, tolerance }: Candidates) {
  const promise = promises.find(
    (promise) => near.includes(promise.code) && isWaiting(promise) && isRight(credit, promise, tolerance),
  );
  return promise && { reason: "slip" as const, promise };
}

const isRight = ({ amount, currency }: Credit, promise: MatchablePromise, tolerance: number): boolean =>
  currency === promise.currency && isRightAmount(amount, promise.amount, tolerance);

function byHandGift(credit: Credit, { handGifts }: Candidates) {
  const gift = handGiftsOf(credit, handGifts).find(
    ({ value_date, name }) => value_date === credit.day || hasNameOf(credit.narration, name),
  );
  return gift && { reason: "byHand" as const, gift };
}

/** Maximum number of days between a donor's payment and the bank line. */
export const maxDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

const daysBetween = (a: string, b: string): number =>
  Math.abs(Date.parse(a.slice(0, 10)) - Date.parse(b.slice(0, 10))) / dayMs;

/** Lists gifts recorded by hand that fit a bank line. @param handGifts from `listHandGifts` */
export const handGiftsOf = (
  { amount, currency, day }: Omit<Credit, "narration" | "ends">,
  handGifts: readonly HandGift[],
) =>
  handGifts.filter(
    (gift) => gift.amount === amount && gift.currency === currency && daysBetween(gift.value_date, day) <= maxDays,
  );

/** Finds promises by the day and the last digits that donors entered, for wallets without a reference field. */
function findSenders(credit: Credit, { promises, tolerance }: Candidates): MatchablePromise[] {
  const fitting = promises.filter(
    (promise) =>
      isWaiting(promise) &&
      isRight(credit, promise, tolerance) &&
      promise.sent_from !== null &&
      promise.sent_day !== null &&
      credit.ends?.some((end) => promise.sent_from?.endsWith(end)) &&
      isInTime(credit.day, { ...promise, created_at: promise.sent_day, sent_at: promise.sent_day }),
  );
  // A promise that was found by code and by amount occurs twice in the list.
  return [...new Map(fitting.map((promise) => [promise.id, promise])).values()];
}

/** Many people share four digits, so staff decide. If several promises fit, one name must occur in the narration. */
function bySender({ narration }: Credit, senders: MatchablePromise[]) {
  const named = senders.filter(({ name }) => hasNameOf(narration, name));
  const [promise, another] = named.length > 0 ? named : senders;
  return promise && another === undefined ? { reason: "sender" as const, promise } : undefined;
}

/** Near the day of the promise, one word of the name is enough; at other times, the whole name must occur. */
function byName(credit: Credit, { promises, tolerance }: Candidates) {
  const named = promises.filter(
    (promise) =>
      isWaiting(promise) &&
      isRight(credit, promise, tolerance) &&
      hasNameOf(`${credit.narration} ${credit.payer ?? ""}`, promise.name),
  );
  const promise =
    named.find((promise) => isInTime(credit.day, promise)) ??
    named.find(({ name }) => hasWholeName(`${credit.narration} ${credit.payer ?? ""}`, name));
  return promise && { reason: "name" as const, promise };
}

/**
 * Returns true for a day near the promise or the donor's payment; for a monthly gift, near the same day of the month.
 */
function isInTime(day: string, { frequency, created_at, sent_at }: MatchablePromise): boolean {
  if ([created_at, sent_at ?? created_at].some((at) => daysBetween(at, day) <= maxDays)) return true;
  if (frequency !== "monthly") return false;
  const apart = Math.abs(Number(day.slice(8)) - Number(created_at.slice(8, 10)));
  return Math.min(apart, 30 - apart) <= maxDays;
}

const common = new Set(
  "the and for from with gift mrs miss children child foundation school transfer friend".split(" "),
);

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word.length > 2 && !common.has(word) && !/^\d+$/.test(word));

function hasWholeName(text: string, name: string | null): boolean {
  const said = new Set(wordsOf(text));
  const words = wordsOf(name ?? "");
  return words.length > 1 && words.every((word) => said.has(word));
}

function hasNameOf(narration: string, name: string | null): boolean {
  const said = new Set(wordsOf(narration));
  return name !== null && wordsOf(name).some((word) => said.has(word));
}
