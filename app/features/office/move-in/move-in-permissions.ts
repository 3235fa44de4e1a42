import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { type HasRoles, hasRole } from "../../../values/roles.ts";

/** Moving in changes the whole site, and moving out takes all of it. */
export const canMoveIn = (member: HasRoles): boolean => hasRole(member, "admin");

/** Bringing content in, publishing it, and undoing that. */
export const movingIn: RoutineAct = {
  may: canMoveIn,
  freshSignIn: { none: "Everything comes as drafts, and is undone for 7 days." },
  second: { when: "The words guard or the money guard asks for one when an item is published." },
};

/** Bringing an archive in: the whole of another site. */
export const bringingArchive: FreshAct = {
  may: canMoveIn,
  freshSignIn: { backTo: "/admin/move-in" },
  second: { none: "Everything comes as a draft or a proposal." },
};

/** Using a setting, way to give, number or person that an archive proposes. */
export const usingProposal: FreshAct = {
  may: canMoveIn,
  freshSignIn: { backTo: "/admin/move-in" },
  second: { when: "Before ways to give are public: another settled admin agrees, as for bank details." },
};
