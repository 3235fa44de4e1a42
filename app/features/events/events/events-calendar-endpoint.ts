import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { writeCalendar } from "../../../values/calendar-file.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import type { Route } from "./+types/events-calendar-endpoint";
import { makeCalendarEntry } from "./calendar-entry.ts";
import { findCalendarIds } from "./find-calendar-ids.server.ts";
import { listCalendarEvents } from "./find-events.server.ts";

export const handle: RouteHandle = { cache: { isListed: false } };

/** Serves all events as a calendar that programs subscribe to (`webcal:`). */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const { calendar, states } = (await findWordsOfOnce(ctx, requestInfo))("coming");
  const uidOf = await findCalendarIds(ctx, requestInfo.origin);
  const { name } = await findSettings(ctx);
  const events = await listCalendarEvents(ctx);
  const entries = events.map((event) =>
    makeCalendarEntry(event, {
      origin: requestInfo.origin,
      uid: uidOf(event.id),
      words: calendar,
      states,
    }),
  );
  return new Response(writeCalendar({ name, entries, now: ctx.clock.now() }), {
    headers: { "Content-Type": "text/calendar; charset=utf-8" },
  });
}
