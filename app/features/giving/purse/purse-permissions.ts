import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { canKeepBooks } from "../../../values/roles.ts";

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
