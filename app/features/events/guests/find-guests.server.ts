import type { Actor } from "../../../server/context.server.ts";
import { findAttendants } from "../../../server/item-panel.ts";
import { describeEvent, factsOfRow, writeTimeLine } from "../../../values/event-description.ts";
import { addDays } from "../../../values/site-days.ts";
import { endOfDay } from "../../../values/zoned-time.ts";
import { findFeaturesInUse } from "../../foundation/use/find-features-in-use.server.ts";
import { findWordsOf } from "../../foundation/words/find-words.server.ts";
import { requireListedEvent } from "./check-in.server.ts";
import { findByName, type NeedWords, unpackAll } from "./door-list.ts";
import * as lists from "./guest-list-queries.server.ts";
import * as store from "./guest-queries.server.ts";
import { findHeld } from "./held-guest-queries.server.ts";

/** Maximum number of groups on an event's guest list; the page reports how many are missing. */
const maxGroups = 20_000;

const contactsLength = 100;

/** Number of days after the event until phones delete its guest list. */
const daysOnPhone = 2;

const writeWhen = async ({ ctx }: Actor, event: store.GuestEvent): Promise<string> =>
  writeTimeLine(describeEvent(factsOfRow(event), (await findWordsOf(ctx, "coming")).states));

interface DayListOptions {
  /** Part of a name; empty for all groups. */
  search: string;
  length: number;
}

/**
 * Returns an event's guest list with names, groups and needs. The list has no contacts, because phones store it.
 * @throws AppError adminsOnly, notFound
 */
export async function findDayList(
  actor: Actor,
  eventId: number | undefined,
  { search, length }: DayListOptions,
  needWords: NeedWords,
) {
  const event = await requireListedEvent(actor, eventId);
  const { db } = actor.ctx;
  const all = await lists.packGuestsAtDoor(db, event.id, maxGroups);
  const { groups, said, waiting, here } = await store.countGuests(db, event.id);
  // Only a browser without script sends a search; other pages search on the device.
  const found = search === "" ? undefined : findByName(unpackAll(all, needWords), search);
  const drawn = found ?? unpackAll(all.slice(0, length), needWords);
  return {
    event: { id: event.id, title: event.title, when: await writeWhen(actor, event) },
    said,
    waiting,
    here,
    held: (await findHeld(db, event.id)).map(({ id, name, adults, children }) => ({
      id,
      name,
      adults,
      children,
    })),
    packed: JSON.stringify(all),
    left: Math.max(0, groups - maxGroups),
    /** Number of groups whose names contain `search`; `first` has the first groups. */
    found: found?.length ?? Math.min(groups, maxGroups),
    first: drawn.slice(0, length),
    /** Other people at the event, such as helpers, with the page on which they are assigned. */
    attendants: await findAttendants({ db, features: await findFeaturesInUse(actor.ctx) }, "event", event.id),
    /** Time until which phones store the list (ISO date and time, UTC). */
    keepUntil: endOfDay(event.zone, addDays(event.end_date ?? event.date, daysOnPhone)),
  };
}

/**
 * Returns a page of contacts, sorted by name. Walk-ins are excluded.
 * @param search part of a name, an e-mail address or a telephone number; empty for all
 * @param page from 1
 * @throws AppError adminsOnly, notFound
 */
export async function findContacts(
  actor: Actor,
  eventId: number | undefined,
  { search, page }: { search: string; page: number },
) {
  const event = await requireListedEvent(actor, eventId);
  const { db } = actor.ctx;
  const wanted = { search, offset: (page - 1) * contactsLength, limit: contactsLength + 1 };
  const rows = await lists.listContacts(db, event.id, wanted);
  return {
    event: { id: event.id, title: event.title, when: await writeWhen(actor, event) },
    ...(await lists.countContacts(db, event.id)),
    next: rows.length > contactsLength ? page + 1 : undefined,
    groups: rows.slice(0, contactsLength).map(({ id, name, email, phone, adults, children, state, moved_at }) => ({
      id,
      name,
      email,
      phone,
      adults,
      children,
      isWaiting: state === "waiting",
      // Groups with an e-mail address got the notice by e-mail.
      hasToBeCalled: moved_at !== null && phone !== null,
    })),
  };
}
