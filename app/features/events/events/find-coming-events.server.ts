import { staffEvents as words } from "content/staff-events.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { Coming, ComingDays } from "../../../server/coming-days.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { findComingEvents } from "./event-queries.server.ts";

/** Events that take place on these days. */
export async function findEventsOnLine(
  { db }: AppContext,
  _member: StaffMember,
  { first, last, most }: ComingDays,
): Promise<Coming[]> {
  return (await findComingEvents(db, first, last, most)).map(({ id, title, date, start_time }) => ({
    note: words.happens,
    title,
    path: `/admin/event/${id}`,
    date,
    time: start_time ?? "",
  }));
}
