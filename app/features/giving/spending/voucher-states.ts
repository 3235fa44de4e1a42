import type { Money } from "../../../values/money.ts";
import type { PaidFrom, VoucherState } from "./voucher-tables.ts";

interface Act {
  from: readonly VoucherState[];
  /** State after the act; undefined for an approval, whose state the voucher decides. */
  to?: VoucherState;
  who: "spender" | "keeper";
  /**
   * - other: not the person who spent
   * - neither: not the person who spent, and none who approved before
   */
  second?: "other" | "neither";
  /** Approvals begin again. */
  startsAgain?: true;
  /** Needs words: a question, an answer or a reason. */
  hasWords?: true;
  /** Name of the act in the audit log. */
  log: string;
}

/** All state changes of a voucher. Forms, commands and a test of all paths use this table. */
export const voucherActs = {
  takeBack: { from: ["waits", "half", "asked"], to: "taken back", who: "spender", log: "voucher taken back" },
  ask: {
    from: ["waits", "half"],
    to: "asked",
    who: "keeper",
    second: "other",
    hasWords: true,
    log: "voucher asked about",
  },
  answer: {
    from: ["asked"],
    to: "waits",
    who: "spender",
    startsAgain: true,
    hasWords: true,
    log: "voucher answered",
  },
  approve: { from: ["waits", "half"], who: "keeper", second: "neither", log: "voucher approved" },
  refuse: {
    from: ["waits", "half", "asked", "to pay"],
    to: "refused",
    who: "keeper",
    second: "other",
    hasWords: true,
    log: "voucher refused",
  },
  pay: { from: ["to pay"], to: "written", who: "keeper", second: "other", log: "voucher paid" },
} as const satisfies Record<string, Act>;

export type VoucherAct = keyof typeof voucherActs;

export const ruleOfVoucher = (act: VoucherAct): Act => voucherActs[act];

export const actsFrom = (state: VoucherState): VoucherAct[] =>
  (Object.keys(voucherActs) as VoucherAct[]).filter((act) => ruleOfVoucher(act).from.includes(state));

/** States in which a voucher waits for a person. */
export const openStates = ["waits", "half", "asked", "to pay"] as const satisfies VoucherState[];

/** Time within which vouchers for one payee are added up, and those of one spender (days). */
export const addedUpDays = 7;

/** Number of limits that the vouchers of one spender may come to, whatever the payees are called. */
export const limitsOfSpender = 3;

/** Reason why two people must approve; undefined if one is enough. */
export type WhyTwo = "picture" | "alike" | "put in" | "limit" | "spender" | undefined;

/**
 * Returns the reason why two people must approve.
 * @param besides other vouchers of a week for the payee, and those of the spender (minor units)
 */
export function whyTwo(
  voucher: { minor: number; picture_hash: string | null; puts_in: number; alike_to: number | null },
  besides: { payee: number; spender: number },
  limit: Money,
): WhyTwo {
  if (voucher.picture_hash === null) return "picture";
  if (voucher.alike_to !== null) return "alike";
  if (voucher.puts_in === 1) return "put in";
  if (voucher.minor + besides.payee > limit.amount) return "limit";
  return voucher.minor + besides.spender > limitsOfSpender * limit.amount ? "spender" : undefined;
}

/** Returns the id of the place that paid a voucher; undefined if no place has paid it yet. */
export const placeThatPaid = (paidFrom: PaidFrom): number | undefined =>
  paidFrom === "own" || paidFrom === "unpaid" ? undefined : Number(paidFrom.slice("place:".length));

/**
 * Returns the words for a payee in public files: never a person's name, only an organisation that staff allowed to be
 * named.
 */
export function payeeInFiles(voucher: {
  payee: string | null;
  payee_kind: string | null;
  may_be_named: number | null;
}): string {
  if (voucher.payee_kind !== "organisation") return "a person";
  return voucher.may_be_named === 1 && voucher.payee ? voucher.payee : "an organisation";
}

/** Formats a number such as `2026-0118`. */
export const formatVoucherNumber = (year: number, serial: number): string =>
  `${year}-${String(serial).padStart(4, "0")}`;
