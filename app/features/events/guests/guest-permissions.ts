import { canProtect, type HasRoles } from "../../../values/roles.ts";

/**
 * Names, contacts and needs of the people who come. What people need says something about their health: the list is for those who
 * prepare the event, which are those who write it, and for the safeguarding lead, who answers for each child that comes.
 */
export const canManageGuests = (member: HasRoles): boolean => canProtect(member);
