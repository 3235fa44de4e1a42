import { findReferences } from "../../../values/transfer-reference.ts";
import type { GiftTable, PromiseTable } from "../gifts/gift-tables.ts";

export interface Credit {
  amount: number;
  currency: PromiseTable["currency"];
  /** ISO date. */
  day: string;
  narration: string;
  /** Name of the payer, where the line says one. */
  payer?: string | null;
  /** Last figures of the numbers that the narration hides. */
  ends?: readonly string[];
}

export type MatchablePromise = { id: number } & Pick<
  PromiseTable,
  ("code" | "prefix" | "amount" | "currency" | "frequency" | "name" | "purpose") | ("state" | "created_at" | "sent_at")
> & { stopped_at: string | null; sent_day: string | null; sent_from: string | null };

/** A transfer or cheque that staff recorded before the statement came. */
export type HandGift = { id: number } & Pick<GiftTable, "amount" | "currency" | "value_date" | "name" | "promise_id">;

export interface Candidates {
  promises: readonly MatchablePromise[];
  handGifts: readonly HandGift[];
  prefixes: readonly string[];
  /** Minor units that a bank may keep of an amount. */
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
  /** Amount, day, and the last digits of the sender's number, which the donor told: no reference. */
  | "sender"
  | "name"
  | "byHand"
  /** Somebody of this name gave before. */
  | "payer"
  /** The same statement has the amount among what went back. */
  | "wentBack";

export interface Proposal {
  reason: Reason;
  promise?: MatchablePromise | undefined;
  gift?: HandGift | undefined;
}

const isRightAmount = (arrived: number, promised: number, tolerance: number): boolean =>
  arrived <= promised && arrived >= promised - tolerance;

/** Waits for money: an open promise, or a monthly one; not where its donor has stopped it. */
export const isWaiting = ({ state, frequency, stopped_at }: Waiting): boolean =>
  stopped_at === null && (state === "open" || (state === "received" && frequency === "monthly"));

type Waiting = Pick<MatchablePromise, "state" | "frequency" | "stopped_at">;

/** The code that a narration names, when it names one only. */
export function exactCode(narration: string, prefixes: readonly string[]): string | undefined {
  const { exact } = findReferences(narration, prefixes);
  return exact.length === 1 ? exact[0] : undefined;
}

/** Codes of a narration: those it names, and those with one other character. */
export function codesIn(narration: string, prefixes: readonly string[]): string[] {
  const { exact, near } = findReferences(narration, prefixes);
  return [...exact, ...near];
}

/** What a credit probably is, with the reason; a person decides. Never an amount alone, never a swap of two characters. */
export function proposeFor(credit: Credit, candidates: Candidates): Proposal | undefined {
  const { exact, near } = findReferences(credit.narration, candidates.prefixes);
  const found =
    byReference(credit, exact, candidates) ?? bySlip(credit, near, candidates) ?? byHandGift(credit, candidates);
  if (found !== undefined) return found;
  const senders = findSenders(credit, candidates);
  return senders.length > 0 ? bySender(credit, senders) : byName(credit, candidates);
}

function byReference(credit: Credit, exact: string[], { promises, handGifts, tolerance }: Candidates) {
  const promise = exact.flatMap((code) => promises.filter((one) => one.code === code && one.state !== "fake"))[0];
  if (promise === undefined) return undefined;
  const gift = handGiftsOf(credit, handGifts).find((one) => one.promise_id === promise.id);
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
  const promise = promises.find((one) => near.includes(one.code) && isWaiting(one) && isRight(credit, one, tolerance));
  return promise && { reason: "slip" as const, promise };
}

const isRight = ({ amount, currency }: Credit, promise: MatchablePromise, tolerance: number): boolean =>
  currency === promise.currency && isRightAmount(amount, promise.amount, tolerance);

function byHandGift(credit: Credit, { handGifts }: Candidates) {
  const gift = handGiftsOf(credit, handGifts).find(
    (one) => one.value_date === credit.day || hasNameOf(credit.narration, one.name),
  );
  return gift && { reason: "byHand" as const, gift };
}

/** Days between what a donor does and what the bank shows. */
export const maxDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

const daysBetween = (one: string, other: string): number =>
  Math.abs(Date.parse(one.slice(0, 10)) - Date.parse(other.slice(0, 10))) / dayMs;

/** Gifts recorded by hand whose money a bank line may be: the same are proposed and accepted. @param handGifts of `listHandGifts` */
export const handGiftsOf = (
  { amount, currency, day }: Omit<Credit, "narration" | "ends">,
  handGifts: readonly HandGift[],
) =>
  handGifts.filter(
    (gift) => gift.amount === amount && gift.currency === currency && daysBetween(gift.value_date, day) <= maxDays,
  );

/** Promises of donors who told the day and the last digits of their number: for a wallet without a field for the reference. */
function findSenders(credit: Credit, { promises, tolerance }: Candidates): MatchablePromise[] {
  const fitting = promises.filter(
    (one) =>
      isWaiting(one) &&
      isRight(credit, one, tolerance) &&
      one.sent_from !== null &&
      one.sent_day !== null &&
      credit.ends?.some((end) => one.sent_from?.endsWith(end)) &&
      isInTime(credit.day, { ...one, created_at: one.sent_day, sent_at: one.sent_day }),
  );
  // One that is found by its code and by its amount stands twice among the candidates.
  return [...new Map(fitting.map((one) => [one.id, one])).values()];
}

/** Four digits are many people's: a person decides. Of several promises the words name one, or none is proposed. */
function bySender({ narration }: Credit, senders: MatchablePromise[]) {
  const named = senders.filter(({ name }) => hasNameOf(narration, name));
  const [promise, another] = named.length > 0 ? named : senders;
  return promise && another === undefined ? { reason: "sender" as const, promise } : undefined;
}

/** A word of the name within days of the promise, or the whole name in its whole life. */
function byName(credit: Credit, { promises, tolerance }: Candidates) {
  const named = promises.filter(
    (one) =>
      isWaiting(one) &&
      isRight(credit, one, tolerance) &&
      hasNameOf(`${credit.narration} ${credit.payer ?? ""}`, one.name),
  );
  const promise =
    named.find((one) => isInTime(credit.day, one)) ??
    named.find(({ name }) => hasWholeName(`${credit.narration} ${credit.payer ?? ""}`, name));
  return promise && { reason: "name" as const, promise };
}

/** True within days of the promise or of "I have sent it"; for a monthly gift, near the same day of a month. */
function isInTime(day: string, { frequency, created_at, sent_at }: MatchablePromise): boolean {
  if ([created_at, sent_at ?? created_at].some((at) => daysBetween(at, day) <= maxDays)) return true;
  if (frequency !== "monthly") return false;
  const apart = Math.abs(Number(day.slice(8)) - Number(created_at.slice(8, 10)));
  return Math.min(apart, 30 - apart) <= maxDays;
}

/** Words that many transfers have. */
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

/** At least two words of a name, and all that it has. */
function hasWholeName(text: string, name: string | null): boolean {
  const said = new Set(wordsOf(text));
  const words = wordsOf(name ?? "");
  return words.length > 1 && words.every((word) => said.has(word));
}

function hasNameOf(narration: string, name: string | null): boolean {
  const said = new Set(wordsOf(narration));
  return name !== null && wordsOf(name).some((word) => said.has(word));
}
