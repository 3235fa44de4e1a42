import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { lagosDate } from "../../values/dates.ts";
import { addDays } from "../../values/lagos-days.ts";
import { toLagosTime } from "../../values/lagos-time.ts";
import { canEditPost } from "../posts/post-permissions.ts";
import * as store from "./dashboard-queries.server.ts";

/** Days ahead, today included. */
const days = 14;

const maxPegs = 12;

export type Coming = Awaited<ReturnType<typeof findComing>>[number];

/** What goes out and happens in the next two weeks in Lagos, the next first. */
export async function findComing({ db, clock }: AppContext, member: StaffMember) {
  const now = clock.now();
  const today = lagosDate(now);
  const until = new Date(now.getTime() + days * 24 * 3_600_000).toISOString();
  const scheduled = await store.findScheduled(db, now.toISOString(), until);
  const posts = scheduled.filter(({ noun }) => noun === "post").map(({ id }) => id);
  const authors = await store.findPostAuthors(db, posts);
  const events = await store.findComingEvents(db, today, addDays(today, days - 1));
  return [
    ...scheduled.map(({ at, noun, id, title }) => {
      const [date = "", time = ""] = toLagosTime(at).split("T");
      const canEdit = noun !== "post" || canEditPost(member, { authorId: authors.get(id) ?? null });
      return { kind: "goesOut" as const, noun, id, title, date, time, canEdit };
    }),
    ...events.map(({ id, title, date, start_time }) => {
      return {
        kind: "happens" as const,
        noun: "event" as const,
        id,
        title,
        date,
        time: start_time ?? "",
        canEdit: true,
      };
    }),
  ]
    .sort((one, other) => (`${one.date} ${one.time}` < `${other.date} ${other.time}` ? -1 : 1))
    .slice(0, maxPegs);
}
