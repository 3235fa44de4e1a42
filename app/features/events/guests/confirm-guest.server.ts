import { labelled } from "content/labelled.ts";
import { staffGuests } from "content/staff-guests.ts";
import { isSameSecret } from "../../../server/auth/is-same-secret.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { freePlaces } from "../../../values/event-description.ts";
import { bareText } from "../../../values/transfer-reference.ts";
import { minuteIn } from "../../../values/zoned-time.ts";
import { findWordsOf } from "../../foundation/words/find-words.server.ts";
import { confirmByEmail, countPeople, requireOpen, withEvent } from "./guest-commands.server.ts";
import * as store from "./guest-queries.server.ts";
import type { GuestFields } from "./guest-schema.ts";
import { findEmailFrame, signConfirmation } from "./send-guest-emails.server.ts";

/** Returns true for the confirmation code from the group's e-mail. */
export const isConfirmation = (ctx: Pick<AppContext, "config">, key: string, given: string): boolean =>
  isSameSecret(given, signConfirmation(ctx, bareText(key)));

/**
 * Gives a held group a place, or a position on the waiting list; idempotent.
 * @returns the group's new state
 * @throws NoPlace for an event that is over, cancelled or closed
 */
export async function confirmGuest(
  ctx: AppContext,
  origin: string,
  { id, event_id: eventId }: Pick<store.GuestRow, "id" | "event_id">,
  alsoKeep: (ctx: InTransaction) => Promise<void> = async () => {},
): Promise<store.GuestRow["state"]> {
  const frame = await findEmailFrame(ctx, origin);
  return withEvent(ctx, eventId, async (ctx, event) => {
    const guest = await store.findGuest(ctx.db, "id", id);
    if (guest === undefined || guest.held_at === null) return guest?.state ?? "cancelled";
    requireOpen({ ...event, signup_until: null }, minuteIn(event.zone, ctx.clock.now()));
    const left = freePlaces(event);
    const changes = {
      state: left === undefined || countPeople(guest) <= left ? ("coming" as const) : ("waiting" as const),
      network: null,
      held_at: null,
    };
    await store.updateGuest(ctx.db, id, changes);
    if (changes.state === "coming") await store.countTaken(ctx.db, eventId);
    await alsoKeep(ctx);
    await confirmByEmail(ctx, frame, event, { ...guest, ...changes });
    return changes.state;
  });
}

/**
 * Sends staff the form of a group that is too large, as a message. The group gets no place yet.
 * @throws AppError notFound, NoPlace
 */
export async function askForLargeGroup(ctx: AppContext, eventId: number, fields: GuestFields): Promise<void> {
  if (!(await store.isEventVisible(ctx.db, eventId, ctx.clock.now().toISOString()))) throw new AppError("notFound");
  await withEvent(ctx, eventId, async (ctx, event) => {
    requireOpen(event, minuteIn(event.zone, ctx.clock.now()));
    const { name, email, phone, adults, children, needs, otherNeed } = fields;
    const { form } = await findWordsOf(ctx, "coming");
    const lines = [
      `${event.title}, ${event.date}`,
      labelled(form.adults, String(adults)),
      labelled(form.children, String(children)),
      ...needs.map((need) => form.needs[need]),
      otherNeed,
      labelled(form.contact, email ?? phone ?? ""),
    ];
    await ctx.events.visitorAsked(ctx, {
      name,
      email,
      subject: staffGuests.held.large(event.title, countPeople(fields)),
      text: lines.filter(Boolean).join("\n"),
    });
  });
}
