import { errors } from "content/error-sentences.ts";
import { findProjectOf } from "../../../cms/belonging-queries.server.ts";
import { publicItemOf } from "../../../cms/define-content-type.server.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import type { SharedPage } from "../../../server/share-card.ts";
import { type Cursor, cutPage } from "../../../values/cursor.ts";
import { isPlainDate } from "../../../values/dates.ts";
import { factsOfRow } from "../../../values/event-description.ts";
import { readMediaBlock } from "../../../values/media-block.ts";
import { plainText } from "../../../values/plain-text.ts";
import type { ShownPicture } from "../../../values/public-picture.ts";
import { asRowId } from "../../../values/row-id.ts";
import { siteZone } from "../../../values/site-clock.ts";
import { readTextList } from "../../../values/text-list.ts";
import { minuteIn } from "../../../values/zoned-time.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { asVisitor, openText, type Viewer, withPhotosFor } from "../../media/photos/find-photos.server.ts";
import { type Event, type EventCardFields, type EventWithPhotos, eventType } from "./event.type.server.ts";
import { eventCardFacts } from "./event-card-facts.ts";
import * as store from "./event-queries.server.ts";

const eventErrors = defineErrors({ eventNotFound: 404, eventUnreadable: 500 }, errors.event);

const stripLength = 12;
const pageLength = 24;
/** Maximum number of upcoming events on a page. */
const upcomingLength = 60;

/** Maximum number of events in the calendar; the latest are chosen. */
const calendarLength = 2_000;

const isReadable = ({ description, list, date }: store.EventRow): boolean =>
  isPlainDate(date) && [description, list].every((text) => readTextList(text) !== undefined);

const nowOf = (ctx: AppContext) => ctx.clock.now().toISOString();

const minuteOf = ({ clock }: AppContext, { zone }: Pick<store.EventRow, "zone">) => minuteIn(zone, clock.now());

/** Reads an event's row. @throws AppError eventUnreadable for a damaged date or text */
function asEvent(ctx: AppContext, row: store.EventRow): Event {
  if (!isReadable(row)) throw new AppError(eventErrors.eventUnreadable);
  const { id, zone, date_precision: precision, version, taken, places, former_date: formerDate } = row;
  const item = publicItemOf(eventType, row);
  const { state } = factsOfRow(row, minuteOf(ctx, row));
  return {
    ...item,
    id,
    zone,
    precision,
    version,
    taken,
    places,
    formerDate,
    state,
    takesSignups: row.takes_signups === 1,
  };
}

const asCard = (ctx: AppContext, row: store.EventCardRow): EventCardFields => {
  const { id, title, theme } = row;
  return { ...factsOfRow(row, minuteOf(ctx, row)), id, title, theme };
};

/** Makes the cards of a list. A single card gets a photo, because it fills the row. */
async function asCards(ctx: AppContext, rows: store.EventCardRow[]): Promise<EventCardFields[]> {
  const cards = rows.map((row) => asCard(ctx, row));
  if (cards.length !== 1) return cards;
  const pictured = await withPhotosFor(ctx, "event", cards, asVisitor);
  return pictured.map(({ photos: [picture], coverInText: _cover, ...card }) => ({ ...card, picture }));
}

/** Finds an event by the id in an address. @throws AppError eventNotFound for an unknown or invalid id */
export async function requireEvent(ctx: AppContext, id: string) {
  const number = asRowId(id);
  const row = number === undefined ? undefined : await store.findEvent(ctx.db, number, nowOf(ctx));
  if (row === undefined) throw new AppError(eventErrors.eventNotFound);
  return openEvent(ctx, row, asVisitor);
}

/**
 * Returns the props of an event's page; the event may be a draft.
 * @throws AppError eventUnreadable
 */
export async function openEvent<Shown extends ShownPicture>(
  ctx: AppContext,
  row: store.EventRow,
  viewer: Viewer<Shown>,
) {
  const [first] = await withPhotosFor(ctx, "event", [asEvent(ctx, row)], viewer);
  const { texts, textPhotos } = await openText(ctx, eventType, row, "description", viewer);
  const event = { ...first, description: texts } as EventWithPhotos<Shown>;
  const project = await findProjectOf(ctx.db, row.project_id, nowOf(ctx));
  return { event, project, textPhotos, others: await findStripEvents(ctx, row.id), now: minuteOf(ctx, row) };
}

/** Finds upcoming events, then past ones. @param except id of the event whose page shows the list */
export async function findStripEvents(ctx: AppContext, except?: number): Promise<EventCardFields[]> {
  const now = minuteIn(siteZone(), ctx.clock.now());
  const upcoming = await store.findUpcomingEvents(ctx.db, nowOf(ctx), now, stripLength + 1);
  const past = await store.findPastEvents(ctx.db, nowOf(ctx), now, stripLength + 1 - upcoming.length);
  const shown = [...upcoming, ...past].filter(({ id }) => id !== except).slice(0, stripLength);
  return asCards(ctx, shown);
}

/** Finds a public event for a calendar file. @throws AppError eventNotFound, eventUnreadable */
export async function requireCalendarEvent(ctx: AppContext, id: string): Promise<Event> {
  const row = await store.findEvent(ctx.db, asRowId(id) ?? 0, nowOf(ctx));
  if (row === undefined) throw new AppError(eventErrors.eventNotFound);
  return asEvent(ctx, row);
}

/** Lists public events for a calendar, latest first. Damaged events are omitted. */
export async function listCalendarEvents(ctx: AppContext): Promise<Event[]> {
  const rows = await store.findCalendarEvents(ctx.db, nowOf(ctx), calendarLength);
  return rows.filter(isReadable).map((row) => asEvent(ctx, row));
}

/** Finds a project's upcoming events, then past ones. `hasMore` is true if there are others. */
export async function findEventsOfProject(ctx: AppContext, project: number, most: number) {
  const now = minuteIn(siteZone(), ctx.clock.now());
  const upcoming = await store.findUpcomingEvents(ctx.db, nowOf(ctx), now, most + 1, project);
  const past = await store.findPastEvents(ctx.db, nowOf(ctx), now, most + 1 - upcoming.length, { project });
  const found = [...upcoming, ...past];
  return { events: await asCards(ctx, found.slice(0, most)), hasMore: found.length > most };
}

/** Returns a page of events, or of a project's events. `older` is the query string of the next page. */
export async function listEvents(ctx: AppContext, mark?: Cursor, project?: number) {
  const now = minuteIn(siteZone(), ctx.clock.now());
  const upcoming =
    mark === undefined ? await store.findUpcomingEvents(ctx.db, nowOf(ctx), now, upcomingLength, project) : [];
  const found = await store.findPastEvents(ctx.db, nowOf(ctx), now, pageLength + 1, { before: mark, project });
  const { page, older } = cutPage(found, pageLength, ({ date }) => date);
  return {
    upcoming: await asCards(ctx, upcoming),
    past: await asCards(ctx, page),
    older,
    first: mark === undefined,
  };
}

/** Lists events for the sitemap. @returns `isAll` true if the first page of the event list has all events */
export async function listEventsForSitemap(ctx: AppContext) {
  const { upcoming, past, older } = await listEvents(ctx);
  const items = [...upcoming, ...past].map(({ id }) => ({ id, value: String(id) }));
  return { items, isAll: older === undefined && upcoming.length < upcomingLength };
}

/** Returns an event's facts for its share card and printed papers. @throws AppError notFound */
export async function shareEvent(ctx: AppContext, requestInfo: RequestInfo, id: string): Promise<SharedPage> {
  const { event } = await requireEvent(ctx, id);
  const words = event.description.filter((text) => readMediaBlock(text) === undefined);
  const { photos, list } = event;
  const { states } = (await findWordsOfOnce(ctx, requestInfo))("coming");
  return { facts: eventCardFacts(event, states), photos, list, paragraphs: words.map(plainText) };
}
