import type { RoutineAct } from "../../../server/auth/declare-act.ts";
import { canKeepBooks } from "../purse/purse-permissions.ts";

/** Saying what money out of a bank statement was. Paying a voucher by it also needs the act of the voucher. */
export const namingLines: RoutineAct = {
  may: canKeepBooks,
  freshSignIn: { none: "A treasurer does it many times a month, and the bank shows the money." },
  second: { none: "The bank's line is the proof, and another person agrees to close the month." },
};
