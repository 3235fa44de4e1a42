import { type Currency, formOf, type Money, moneyOf } from "../../../values/money.ts";
import type { GiftMethod, GiftState } from "./gift-tables.ts";

/** What the table of states needs to know of a gift. */
export interface GiftFacts {
  state: GiftState;
  /** The state that it was taken out of; null when it was not taken out, or before this was recorded. */
  stateBefore: GiftState | null;
  /** One person alone does not make it count: see `needsSecond`. */
  needsSecond: boolean;
}

interface Act {
  from: readonly GiftState[];
  /** The state afterwards; undefined: as before. */
  to?: (gift: GiftFacts) => GiftState;
  /** `partner`: the payment partner says so, and was asked. */
  who: "admin" | "site" | "partner";
  /** Another settled person than who recorded it. */
  second?: true;
  /** What happens to its receipt: `follow`: it has one as long as it counts. */
  receipt: "follow" | "replace" | "keep";
  /** Words in the history. */
  history: string;
  /** The donor gets an e-mail of its own; a new receipt is mailed by itself. */
  mails?: true;
  /** Limits the act to gifts that came in one of these ways. */
  methods?: readonly GiftMethod[];
  /** Excludes gifts that came through the payment partner, who has the money in the books: they are refunded instead. */
  notOnline?: true;
  /** True when the page of a gift does not offer the act: the statement, the online payments or a job does it. */
  isElsewhere?: true;
}

/** What a line of a statement, of a bank or a wallet, can show. */
const bankMethods = ["transfer", "mobile money", "cheque"] as const satisfies GiftMethod[];

const unproved = ({ needsSecond }: GiftFacts): GiftState => (needsSecond ? "counted" : "received");

/** Every way of a gift from one state to another. Forms, commands and a test of all paths are made from it. */
export const giftActs = {
  arrived: { from: ["announced"], to: unproved, who: "admin", receipt: "follow", history: "arrived" },
  agree: {
    from: ["counted"],
    to: () => "received",
    who: "admin",
    second: true,
    receipt: "follow",
    history: "received",
  },
  countAlone: {
    from: ["counted"],
    to: () => "received",
    who: "site",
    receipt: "follow",
    isElsewhere: true,
    history: "counts after 72 hours, recorded by one person",
  },
  seenInStatement: {
    from: ["counted", "received"],
    who: "admin",
    receipt: "follow",
    isElsewhere: true,
    to: (gift) => (gift.state === "received" ? "received" : unproved(gift)),
    methods: bankMethods,
    history: "seen in the bank statement",
  },
  lostFromStatement: {
    from: ["counted", "received"],
    to: unproved,
    who: "admin",
    receipt: "follow",
    isElsewhere: true,
    history: "not seen in the bank statement",
  },
  thank: { from: ["received"], who: "admin", receipt: "keep", history: "thanked" },
  spend: { from: ["received"], who: "admin", receipt: "keep", history: "spent", mails: true },
  receipt: { from: ["received"], who: "admin", receipt: "replace", history: "receipt replaced" },
  join: { from: ["received"], who: "admin", receipt: "replace", history: "joined" },
  // As a new recording, by who corrects it: `correct-gift.server.ts`.
  correct: {
    from: ["announced", "counted", "received"],
    to: (gift) => (gift.state === "announced" ? "announced" : unproved(gift)),
    who: "admin",
    receipt: "replace",
    notOnline: true,
    mails: true,
    history: "corrected",
  },
  address: {
    from: ["announced", "counted", "received"],
    who: "admin",
    receipt: "keep",
    isElsewhere: true,
    history: "address corrected",
  },
  // Where the gift had another purpose, a second person agrees before: `change-purpose.server.ts`.
  purpose: {
    from: ["announced", "counted", "received"],
    who: "admin",
    receipt: "replace",
    mails: true,
    history: "purpose changed",
  },
  split: {
    from: ["received"],
    to: () => "void",
    who: "admin",
    receipt: "follow",
    notOnline: true,
    history: "divided",
  },
  void: {
    from: ["announced", "counted", "received"],
    to: () => "void",
    who: "admin",
    receipt: "follow",
    notOnline: true,
    history: "void",
  },
  restore: {
    from: ["void"],
    to: (gift) => (gift.stateBefore === "announced" ? "announced" : unproved(gift)),
    who: "admin",
    receipt: "follow",
    history: "restored",
  },
  refund: {
    // One that waiting for a second person, where a line of the bank shows that its money went back.
    from: ["counted", "received", "disputed"],
    to: () => "refunded",
    who: "admin",
    receipt: "follow",
    isElsewhere: true,
    history: "refund asked for",
  },
  refundPart: {
    from: ["received", "disputed"],
    who: "admin",
    receipt: "replace",
    isElsewhere: true,
    history: "refund of a part asked for",
  },
  giveBack: {
    from: ["refunded", "received", "disputed"],
    who: "partner",
    receipt: "replace",
    isElsewhere: true,
    // What counts again, counts as one that is recorded: with it a week of one person may be too much.
    to: (gift) => (gift.state === "disputed" ? "disputed" : unproved(gift)),
    history: "refund failed, the gift counts again",
  },
  takenByBank: {
    from: ["counted", "received", "disputed"],
    to: () => "refunded",
    who: "admin",
    receipt: "follow",
    isElsewhere: true,
    history: "taken back by the bank",
  },
  reverse: {
    from: ["received", "disputed"],
    to: () => "refunded",
    who: "partner",
    receipt: "follow",
    isElsewhere: true,
    history: "taken back by the payment partner",
  },
  dispute: {
    from: ["received"],
    to: () => "disputed",
    who: "partner",
    receipt: "keep",
    isElsewhere: true,
    history: "disputed",
  },
  disputeWon: {
    from: ["disputed"],
    to: () => "received",
    who: "partner",
    receipt: "keep",
    isElsewhere: true,
    history: "dispute ended, the gift counts",
  },
} satisfies Record<string, Act>;

export type GiftAct = keyof typeof giftActs;

/** The rule of an act, with the parts that it leaves out. */
export const ruleOf = (act: GiftAct): Act => giftActs[act];

/** Is it in the sums of what was received? Disputed money is not the foundation's yet. */
export const counts = (state: GiftState): boolean => state === "received";

/** Did its money come, whatever became of it since? Then its promise is kept, also where the money went back. */
export const hasCome = (state: GiftState): boolean =>
  state === "received" || state === "disputed" || state === "refunded";

/** A valid receipt stands for these; a disputed one says so where it is shown. */
export const hasReceipt = (state: GiftState): boolean => state === "received" || state === "disputed";

/** State after an act. @returns undefined where the act is not possible */
export function stateAfter(act: GiftAct, gift: GiftFacts): GiftState | undefined {
  const { from, to } = ruleOf(act);
  if (!from.includes(gift.state)) return undefined;
  return to === undefined ? gift.state : to(gift);
}

/** Acts that the page of a gift offers. */
export const actsOnPage = ({ state, source }: { state: GiftState; source: string | null }): GiftAct[] =>
  (Object.keys(giftActs) as GiftAct[]).filter((act) => {
    const { isElsewhere, notOnline, who, from } = ruleOf(act);
    return !isElsewhere && who === "admin" && from.includes(state) && !(notOnline && isOnline(source));
  });

/**
 * Minor units, by currency: up to here one person records a transfer or a cheque, in a week together. A currency without one
 * has that of the table of currencies.
 */
export type GiftLimits = Partial<Record<Currency, number>>;

/** The limit of a currency. */
export const limitOf = (limits: GiftLimits, currency: Currency): Money => {
  const amount = limits[currency];
  return amount === undefined ? moneyOf(formOf(currency).alone, currency) : { amount, currency };
};

/** Gifts that one person recorded are added up for this time before and after one (ms). */
export const weekMs = 7 * 24 * 3_600_000;

/** Time in which what staff recorded by hand can be undone, before its donor hears of it (ms). */
export const undoMs = 10 * 60_000;

/** Time after which a gift that needs two people counts when there is only one (ms). */
export const aloneMs = 72 * 3_600_000;

export interface Evidence {
  method: GiftMethod;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** What brought it, like `credit:12`; null or `gift:…` where staff recorded it by hand. */
  source: string | null;
  /** Another settled person has agreed, or 72 hours of the only person have passed. */
  isAgreed: boolean;
  /** A line of a bank statement shows it, which another person read than who recorded the gift. */
  isSeenInBankStatement: boolean;
  /** Minor units of what the same person recorded within a week, without a second person and not seen at the bank. */
  besides: number;
}

/** Recorded by hand: neither a bank statement nor a payment partner brought it. */
export const isByHand = (source: string | null): boolean => source === null || source.startsWith("gift:");

/** Came through the payment partner. */
export const isOnline = (source: string | null): boolean => !isByHand(source) && !source?.startsWith("credit:");

/** Does this gift count only once a second person agrees? Goods are described and never valued. */
export function needsSecond(gift: Evidence, limits: GiftLimits): boolean {
  const { method, amount, currency, source, isAgreed, isSeenInBankStatement, besides } = gift;
  if (method === "goods" || !isByHand(source) || isAgreed || isSeenInBankStatement) return false;
  return method === "cash" || amount + besides > limitOf(limits, currency).amount;
}
