import type { Actor } from "../../server/context.server.ts";
import { describeEvent, factsOfRow, writeTimeLine } from "../../values/event-description.ts";
import { addDays, startOfLagosDay } from "../../values/lagos-days.ts";
import { parseTextList } from "../../values/text-list.ts";
import { findHelpersOf } from "../volunteers/helper-commands.server.ts";
import { findWordsOf } from "../words/find-words.server.ts";
import { requireListedEvent } from "./check-in.server.ts";
import * as lists from "./guest-list-queries.server.ts";
import * as store from "./guest-queries.server.ts";
import type { Need } from "./guest-schema.ts";

/** Groups on the list of a day: whoever stands at the door is among them. */
const maxGroups = 20_000;

/** Groups on a page of contacts. */
const contactsLength = 100;

/** Days after the event when its list leaves a phone. */
const daysOnPhone = 2;

/** In words. */
export const writeNeeds = (
  { needs, other_need }: Pick<store.GuestRow, "needs" | "other_need">,
  words: Record<Need, string>,
): string[] => [
  ...parseTextList(needs).map((need) => words[need as Need] ?? need),
  ...(other_need ? [other_need] : []),
];

const writeWhen = async ({ ctx }: Actor, event: store.GuestEvent): Promise<string> =>
  writeTimeLine(describeEvent(factsOfRow(event), (await findWordsOf(ctx, "coming")).states));

/**
 * The list for the day: names, groups and needs, and no contacts, because phones keep it.
 * @throws AppError adminsOnly, notFound
 */
export async function findDayList(actor: Actor, eventId: number | undefined, needWords: Record<Need, string>) {
  const event = await requireListedEvent(actor, eventId);
  const rows = await lists.listGuestsAtDoor(actor.ctx.db, event.id, maxGroups);
  const { said, waiting, here } = await store.countGuests(actor.ctx.db, event.id);
  return {
    event: { id: event.id, title: event.title, when: await writeWhen(actor, event) },
    ...{ said, waiting, here },
    /** Volunteers, of whom some may no longer help. */
    helpers: await findHelpersOf(actor.ctx, event.id),
    guests: rows.map((row) => ({
      ...{ id: row.id, name: row.name, adults: row.adults, children: row.children, arrived: row.arrived },
      isWaiting: row.state === "waiting",
      isWalkIn: row.is_walk_in === 1,
      needs: writeNeeds(row, needWords),
    })),
    /** ISO date and time, UTC. */
    keepUntil: startOfLagosDay(addDays(event.end_date ?? event.date, daysOnPhone + 1)),
  };
}

export type DayList = Awaited<ReturnType<typeof findDayList>>;
export type DayGuest = DayList["guests"][number];

/**
 * A page of contacts by name, walk-ins left out.
 * @param search part of a name, an e-mail or a telephone number; empty for all @param page from 1
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
      ...{ id, name, email, phone, adults, children },
      isWaiting: state === "waiting",
      // By e-mail it was told.
      hasToBeCalled: moved_at !== null && phone !== null,
    })),
  };
}
