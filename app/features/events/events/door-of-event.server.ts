import { staffShell } from "content/staff-shell.ts";
import { canEdit, type HasRoles } from "../../../values/roles.ts";

/**
 * Returns the back link of an event's sub-page: the event for its writers, the list of days for other staff.
 * @param text label of the back link
 */
export const findWayBack = (member: HasRoles, id: number, text: string): { to: string; back: string } =>
  canEdit(member) ? { to: `/admin/event/${id}`, back: text } : { to: "/admin/days", back: staffShell.rooms.days };
