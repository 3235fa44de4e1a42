import { staffShell } from "content/staff-shell.ts";
import { canEdit, type HasRoles } from "../../../values/roles.ts";

/** Where a page of a day leads back to: the event's text, for who writes; the list of days for the others. @param text its name */
export const doorOfEvent = (member: HasRoles, id: number, text: string): { to: string; back: string } =>
  canEdit(member) ? { to: `/admin/event/${id}`, back: text } : { to: "/admin/days", back: staffShell.rooms.days };
