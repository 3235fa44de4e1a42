import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Any member of staff may spend, and sees the own vouchers. */
export const canSpend = ({ roles }: HasRoles): boolean => roles.length > 0;

/** May see all vouchers, and decide on those of others. */
export const canDecide = (member: HasRoles): boolean => hasRole(member, "treasurer") || hasRole(member, "admin");

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
  may: canDecide,
  freshSignIn: { none: "A treasurer does it many times a week, beside the picture." },
  second: {
    when: "Always: another settled person than who spent; above the limit, without a picture or with money put in, two.",
  },
};

export const payingVoucher: FreshAct = {
  may: canDecide,
  freshSignIn: { backTo: "/admin/spending" },
  second: { when: "Always: another settled person than who spent." },
};
