import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Admins, and the safeguarding lead. */
export const canManageHelpNumbers = (member: HasRoles): boolean => hasRole(member, "admin") || hasRole(member, "lead");

export const changingHelpNumbers: FreshAct = {
  may: canManageHelpNumbers,
  freshSignIn: { backTo: "/admin/help-numbers" },
  second: { none: "All admins and leads have an e-mail, with the way back." },
};

export const firstHelpNumbers: RoutineAct = {
  ...changingHelpNumbers,
  freshSignIn: { none: "Until the first ways to give are live, nobody can be led astray." },
};
