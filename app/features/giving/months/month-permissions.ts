import type { RoutineAct } from "../../../server/auth/declare-act.ts";
import { canKeepBooks } from "../../../values/roles.ts";

/** Closing a month is an act on money, which another person agrees to: `purse-permissions.ts`. */
export const carryingVoucher: RoutineAct = {
  may: canKeepBooks,
  freshSignIn: { none: "The voucher waits as before; only its month changes." },
  second: { none: "Another person approves the voucher later." },
};
