import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { canProtect, type HasRoles } from "../../../values/roles.ts";

/**
 * Guests' needs are health data: the list is for event writers, and for the safeguarding lead, who answers for each
 * child.
 */
export const canManageGuests = (member: HasRoles): boolean => canProtect(member);

export const writingToGuests: FreshAct = {
  may: canManageGuests,
  freshSignIn: { backTo: "/admin/event" },
  second: { when: "The money guard finds a number." },
};

/** Changes of one group, whose place may free others. */
export const managingGuests: RoutineAct = {
  may: canManageGuests,
  freshSignIn: { none: "At the door of an event each tap counts." },
  second: { none: "The list shows who did what." },
};
