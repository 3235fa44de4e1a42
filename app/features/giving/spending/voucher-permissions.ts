import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { canKeepBooks, canSpend, type HasRoles, hasRole } from "../../../values/roles.ts";

export const sendingVoucher: RoutineAct = {
  may: canSpend,
  freshSignIn: { none: "Another person approves it before it counts." },
  second: { when: "Always: a treasurer or an admin approves it." },
};

/** Taking a voucher back, and answering a question about it. */
export const changingOwnVoucher: RoutineAct = {
  ...sendingVoucher,
  second: { none: "Only the spender does it, and nothing counts yet." },
};

export const decidingOnVoucher: RoutineAct = {
  may: canKeepBooks,
  freshSignIn: { none: "A treasurer does it many times a week, beside the picture." },
  second: {
    when: "Always: another settled person than who spent; above the limit, without a picture or with money put in, two.",
  },
};

export const payingVoucher: FreshAct = {
  may: canKeepBooks,
  freshSignIn: { backTo: "/admin/spending" },
  second: { when: "Always: another settled person than who spent." },
};

/** Admins are responsible for personal data. */
export const erasingPayee: FreshAct = {
  may: (member: HasRoles) => hasRole(member, "admin"),
  freshSignIn: { backTo: "/admin/spending" },
  second: { none: "The person's right; amounts, days and the history of the voucher stay." },
};
