import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { writeCalendar } from "../../../values/calendar-file.ts";
import { answerInWords } from "../../foundation/words/answer-in-words.server.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import type { Route } from "./+types/event-calendar-endpoint";
import { makeCalendarEntry } from "./calendar-entry.ts";
import { findCalendarIds } from "./find-calendar-ids.server.ts";
import { requireCalendarEvent } from "./find-events.server.ts";

export const handle: RouteHandle = { cache: { isListed: false } };

/** Serves one event as a calendar file; 404 for an unknown event. */
export const loader = (args: Route.LoaderArgs): Promise<Response> =>
  answerInWords(args.context.get(appContext), () => answerCalendar(args));

async function answerCalendar({ params, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const { calendar, states } = (await findWordsOfOnce(ctx, requestInfo))("coming");
  const uidOf = await findCalendarIds(ctx, requestInfo.origin);
  const event = await requireCalendarEvent(ctx, params.id);
  const entries = [
    makeCalendarEntry(event, {
      origin: requestInfo.origin,
      uid: uidOf(event.id),
      words: calendar,
      states,
    }),
  ];
  return new Response(writeCalendar({ entries, now: ctx.clock.now() }), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="event-${event.id}.ics"`,
    },
  });
}
