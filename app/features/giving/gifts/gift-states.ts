import { type Currency, formOf, type Money, moneyOf } from "../../../values/money.ts";
import type { GiftMethod, GiftState } from "./gift-tables.ts";

export interface GiftFacts {
  state: GiftState;
  /** State before it became void; null if it is not, or in old rows. */
  stateBefore: GiftState | null;
  /** One person alone does not make it count: see `needsSecond`. */
  needsSecond: boolean;
}

interface Act {
  from: readonly GiftState[];
  /** The state afterwards; undefined: unchanged. */
  to?: (gift: GiftFacts) => GiftState;
  /** `partner`: the payment partner confirmed it. */
  who: "admin" | "site" | "partner";
  /** Needs another settled person than the recorder. */
  second?: true;
  /** `follow`: it has a receipt as long as it counts. */
  receipt: "follow" | "replace" | "keep";
  history: string;
  /** The donor gets a separate e-mail; a new receipt mails itself. */
  mails?: true;
  methods?: readonly GiftMethod[];
  /** Excludes gifts through the payment partner, which are refunded instead. */
  notOnline?: true;
  /** The gift's page does not offer the act: another page or a job does. */
  isElsewhere?: true;
}

/** A statement of a bank or wallet can show these. */
const bankMethods = ["transfer", "mobile money", "cheque"] as const satisfies GiftMethod[];

const unproved = ({ needsSecond }: GiftFacts): GiftState => (needsSecond ? "counted" : "received");

/** All transitions of a gift. Forms, commands and a test of all paths use them. */
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
  // A new recording: see `correct-gift.server.ts`.
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
  // A second person first agrees to another purpose: see `change-purpose.server.ts`.
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
    // A gift that waits for a second person is refunded when the bank shows it.
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
    // A gift that counts again is like a new recording, which may exceed a person's week.
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

/** Disputed money is not in the sums: it is not the foundation's yet. */
export const counts = (state: GiftState): boolean => state === "received";

/** Tells if its money came, even if it went back: then its promise is kept. */
export const hasCome = (state: GiftState): boolean =>
  state === "received" || state === "disputed" || state === "refunded";

/** A disputed gift keeps its receipt, which says so. */
export const hasReceipt = (state: GiftState): boolean => state === "received" || state === "disputed";

/** @returns undefined for an impossible act */
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

/** Maximum that one person records in a week, in minor units; by default from the table of currencies. */
export type GiftLimits = Partial<Record<Currency, number>>;

export const limitOf = (limits: GiftLimits, currency: Currency): Money => {
  const amount = limits[currency];
  return amount === undefined ? moneyOf(formOf(currency).alone, currency) : { amount, currency };
};

/** Gifts of one person are added up over this time before and after (ms). */
export const weekMs = 7 * 24 * 3_600_000;

/** Recordings can be undone within this time, before donors hear of them (ms). */
export const undoMs = 10 * 60_000;

/** Wait of a gift that needs two people when there is only one (ms). */
export const aloneMs = 72 * 3_600_000;

export interface Evidence {
  method: GiftMethod;
  amount: number;
  currency: Currency;
  /** Like `credit:12`; null or `gift:…` when recorded by hand. */
  source: string | null;
  /** A second settled person agreed, or the 72 hours of the only person passed. */
  isAgreed: boolean;
  /** Another person than the recorder read a statement with it. */
  isSeenInBankStatement: boolean;
  /** Minor units that the same person recorded alone within a week. */
  besides: number;
}

/** Neither a bank statement nor a payment partner brought it. */
export const isByHand = (source: string | null): boolean => source === null || source.startsWith("gift:");

export const isOnline = (source: string | null): boolean => !isByHand(source) && !source?.startsWith("credit:");

/** Tells if a gift needs a second person. Goods need none: they are never valued. */
export function needsSecond(gift: Evidence, limits: GiftLimits): boolean {
  const { method, amount, currency, source, isAgreed, isSeenInBankStatement, besides } = gift;
  if (method === "goods" || !isByHand(source) || isAgreed || isSeenInBankStatement) return false;
  return method === "cash" || amount + besides > limitOf(limits, currency).amount;
}
