import { staffShell } from "content/staff-shell.ts";
import { canEdit, type HasRoles } from "../../../values/roles.ts";

/**
 * Returns the back link of a day's page: the event for its writers, the list of days for others.
 * @param text its name
 */
export const findWayBack = (member: HasRoles, id: number, text: string): { to: string; back: string } =>
  canEdit(member) ? { to: `/admin/event/${id}`, back: text } : { to: "/admin/days", back: staffShell.rooms.days };
