import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { canWrite, type HasRoles, hasRole } from "../../../values/roles.ts";

/** Authors of texts for visitors or donors may ask for numbers. */
export const canAskForNumbers = (member: HasRoles): boolean =>
  canWrite(member) || hasRole(member, "treasurer") || hasRole(member, "lead");

export const canDecideOnNumbers = (member: HasRoles): boolean => hasRole(member, "admin");

export const askingForNumber: RoutineAct = {
  may: canAskForNumbers,
  freshSignIn: { none: "Nothing is public by it." },
  second: { when: "Always: an admin who is another settled person agrees." },
};

export const agreeingToNumber: FreshAct = {
  may: canDecideOnNumbers,
  freshSignIn: { backTo: "/admin/numbers" },
  second: { when: "Always; where there is one person only, 72 hours pass." },
};

export const stoppingNumber: RoutineAct = {
  may: canDecideOnNumbers,
  freshSignIn: { none: "Nothing new is public by it, and it must be quick." },
  second: { none: "Any admin stops what looks wrong at once." },
};
