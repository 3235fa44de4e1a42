import { staffEvents as words } from "content/staff-events.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { Coming, ComingDays } from "../../../server/coming-days.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { canEdit, canProtect } from "../../../values/roles.ts";
import { findComingEvents } from "./event-queries.server.ts";

export async function findEventsOnLine(
  { db }: AppContext,
  member: StaffMember,
  { first, last, most }: ComingDays,
): Promise<Coming[]> {
  if (!canProtect(member)) return [];
  const writes = canEdit(member);
  return (await findComingEvents(db, first, last, most)).map(({ id, title, date, start_time }) => ({
    note: words.happens,
    title,
    path: writes ? `/admin/event/${id}` : "/admin/days",
    date,
    time: start_time ?? "",
  }));
}
