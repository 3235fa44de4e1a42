import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { canProtect, type HasRoles } from "../../../values/roles.ts";

/**
 * The needs of guests are health data. Only event writers and the safeguarding lead, who is responsible for each child,
 * see the list.
 */
export const canManageGuests = (member: HasRoles): boolean => canProtect(member);

export const writingToGuests: FreshAct = {
  may: canManageGuests,
  freshSignIn: { backTo: "/admin/event" },
  second: { when: "The money guard finds a number." },
};

/** Changes of one group; other groups may get its places. */
export const managingGuests: RoutineAct = {
  may: canManageGuests,
  freshSignIn: { none: "At the door of an event each tap counts." },
  second: { none: "The list shows who did what." },
};
