import { type Currency, formOf, type Money, moneyOf } from "../../../values/money.ts";
import type { GiftMethod, GiftState } from "./gift-tables.ts";

export interface GiftFacts {
  state: GiftState;
  /** State before the gift became void; null for other gifts, and in old rows. */
  stateBefore: GiftState | null;
  /** True if one person alone cannot make the gift count, see `needsSecond`. */
  needsSecond: boolean;
}

interface Act {
  from: readonly GiftState[];
  /** State after the act; undefined if the act does not change the state. */
  to?: (gift: GiftFacts) => GiftState;
  /** `partner`: the payment partner confirmed the act. */
  who: "admin" | "site" | "partner";
  /** Requires another settled person than the recorder. */
  second?: true;
  /** `follow`: the gift has a receipt while it counts. */
  receipt: "follow" | "replace" | "keep";
  history: string;
  /** The donor gets an e-mail about the act; an e-mail with a new receipt is sent anyway. */
  mails?: true;
  methods?: readonly GiftMethod[];
  /** Not for gifts through the payment partner, which must be refunded instead. */
  notOnline?: true;
  /** The gift's page does not offer the act; another page or a job performs it. */
  isElsewhere?: true;
}

/** Methods that a statement of a bank or wallet can show. */
const bankMethods = ["transfer", "mobile money", "cheque"] as const satisfies GiftMethod[];

const unproved = ({ needsSecond }: GiftFacts): GiftState => (needsSecond ? "counted" : "received");

/** All state changes of a gift. Forms, commands and a test of all paths use this table. */
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
  // Counts as a new recording, see `correct-gift.server.ts`.
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
  // If donors know the purpose, a second person must agree first, see `change-purpose.server.ts`.
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
    // A gift that waits for a second person can be refunded if the bank shows its money.
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
    // The gift counts like a new recording, and may exceed the person's limit for a week.
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

export const ruleOf = (act: GiftAct): Act => giftActs[act];

/** Returns true if the gift is part of sums. Disputed money is not, because it may have to be returned. */
export const counts = (state: GiftState): boolean => state === "received";

/** Returns true if the gift's money arrived, even if it was refunded: the donor kept the promise. */
export const hasCome = (state: GiftState): boolean =>
  state === "received" || state === "disputed" || state === "refunded";

/** Returns true if the gift has a receipt. The receipt of a disputed gift says that it is disputed. */
export const hasReceipt = (state: GiftState): boolean => state === "received" || state === "disputed";

/** Returns the state after an act; undefined if the act is impossible. */
export function stateAfter(act: GiftAct, gift: GiftFacts): GiftState | undefined {
  const { from, to } = ruleOf(act);
  if (!from.includes(gift.state)) return undefined;
  return to === undefined ? gift.state : to(gift);
}

export const actsOnPage = ({ state, source }: { state: GiftState; source: string | null }): GiftAct[] =>
  (Object.keys(giftActs) as GiftAct[]).filter((act) => {
    const { isElsewhere, notOnline, who, from } = ruleOf(act);
    return !isElsewhere && who === "admin" && from.includes(state) && !(notOnline && isOnline(source));
  });

/** Maximum amount that one person can record in a week, in minor units; the table of currencies has the defaults. */
export type GiftLimits = Partial<Record<Currency, number>>;

export const limitOf = (limits: GiftLimits, currency: Currency): Money => {
  const amount = limits[currency];
  return amount === undefined ? moneyOf(formOf(currency).alone, currency) : { amount, currency };
};

/** Gifts that one person records within this time are added up (ms). */
export const weekMs = 7 * 24 * 3_600_000;

/** Time within which a recording can be undone; the donor gets no e-mail before its end (ms). */
export const undoMs = 10 * 60_000;

/** Waiting time of a gift that needs two persons if the foundation has only one (ms). */
export const aloneMs = 72 * 3_600_000;

export interface Evidence {
  method: GiftMethod;
  amount: number;
  currency: Currency;
  /** For example `credit:12`; null or `gift:…` for a gift recorded by hand. */
  source: string | null;
  /** True if a second settled person agreed, or the only person waited 72 hours. */
  isAgreed: boolean;
  /** True if another person than the recorder imported a statement with the gift. */
  isSeenInBankStatement: boolean;
  /** Minor units that the same person recorded alone within a week. */
  besides: number;
}

/** Returns true if neither a bank statement nor a payment partner is the gift's source. */
export const isByHand = (source: string | null): boolean => source === null || source.startsWith("gift:");

export const isOnline = (source: string | null): boolean => !isByHand(source) && !source?.startsWith("credit:");

/** Returns true if a gift needs a second person. Goods never do, because they have no value in the books. */
export function needsSecond(gift: Evidence, limits: GiftLimits): boolean {
  const { method, amount, currency, source, isAgreed, isSeenInBankStatement, besides } = gift;
  if (method === "goods" || !isByHand(source) || isAgreed || isSeenInBankStatement) return false;
  return method === "cash" || amount + besides > limitOf(limits, currency).amount;
}
