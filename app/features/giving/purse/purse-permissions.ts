import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { canKeepBooks, canSpend } from "../../../values/roles.ts";

const backTo = { backTo: "/admin/cash" };

export const askingForPurseAct: FreshAct = {
  may: canKeepBooks,
  freshSignIn: backTo,
  second: { when: "Always; where there is one person only, 72 hours pass. The first day is live at once there." },
};

export const agreeingToPurseAct: FreshAct = { ...askingForPurseAct, second: { when: "Agreeing: always." } };

export const stoppingPurseAct: RoutineAct = {
  may: canKeepBooks,
  freshSignIn: { none: "Nothing is written by it." },
  second: { none: "No money moves, and the history keeps what was asked." },
};

/** Statements must show what moved between places. */
export const movingMoney: RoutineAct = {
  may: canKeepBooks,
  freshSignIn: { none: "A treasurer does it many times a month, and no purse changes." },
  second: { none: "A bank statement or the other person's word must show it before the month closes." },
};

/** Handing cash to a person. */
export const givingCash: RoutineAct = {
  may: canKeepBooks,
  freshSignIn: { none: "The cash stays in its place until the person says that it is there." },
  second: { when: "Always: the person who gets the cash. A keeper who takes it needs no other." },
};

/** Saying that cash came, counting it, and bringing it back. The command asks whose cash it is. */
export const holdingCash: RoutineAct = {
  may: canSpend,
  freshSignIn: { none: "The money stays in the books, and no purse changes." },
  second: { when: "A count and cash that came back: the holder and a keeper, or two keepers." },
};

/** Stopping what one asked for, or cash that one did not get. */
export const stoppingOwnAct: RoutineAct = { ...stoppingPurseAct, may: canSpend };

/** Saying what money out of a bank statement was. Paying a voucher by it also needs the act of the voucher. */
export const namingLines: RoutineAct = {
  may: canKeepBooks,
  freshSignIn: { none: "A treasurer does it many times a month, and the bank shows the money." },
  second: { none: "The bank's line is the proof, and another person agrees to close the month." },
};
