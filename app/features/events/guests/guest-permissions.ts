import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { canProtect, type HasRoles } from "../../../values/roles.ts";

/**
 * Names, contacts and needs of the people who come. What people need says something about their health: the list is for those who
 * prepare the event, which are those who write it, and for the safeguarding lead, who answers for each child that comes.
 */
export const canManageGuests = (member: HasRoles): boolean => canProtect(member);

/** Writing to all who come to an event. */
export const writingToGuests: FreshAct = {
  may: canManageGuests,
  freshSignIn: { backTo: "/admin/event" },
  second: { when: "The money guard finds a number." },
};

/** Changing one group of the list, whose place may free others. */
export const managingGuests: RoutineAct = {
  may: canManageGuests,
  freshSignIn: { none: "At the door of an event each tap counts." },
  second: { none: "The list shows who did what." },
};
