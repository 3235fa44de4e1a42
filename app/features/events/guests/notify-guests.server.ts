import type { AppContext } from "../../../server/context.server.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { endOf, hasNewDay } from "../../../values/event-days.ts";
import { factsOfRow } from "../../../values/event-description.ts";
import { addDays } from "../../../values/site-days.ts";
import { dateIn, minuteIn, startOfDay, toZonedTime } from "../../../values/zoned-time.ts";
import { fillPlaces, withEvent } from "./guest-commands.server.ts";
import * as store from "./guest-queries.server.ts";
import { deleteNetworks, findEventsWithNetworks } from "./held-guest-queries.server.ts";
import { type EmailFrame, enqueueGuestEmail, findEmailFrame, type GuestEmailKind } from "./send-guest-emails.server.ts";

/** Maximum number of groups in a run; the next run continues. */
const batch = 200;

/** Hour in which reminders are sent, in the event's time zone. */
const reminderHour = 8;

/** Gives free places to waiting groups. Notifies groups of changed dates, and reminds them on the day before. */
export async function notifyGuests(ctx: AppContext): Promise<void> {
  for (const event of await findEventsWithNetworks(ctx.db))
    if (endOf(factsOfRow(event)) <= minuteIn(event.zone, ctx.clock.now())) await deleteNetworks(ctx.db, event.id);
  const siteUrl = findSiteAddress(ctx);
  // Links in e-mails need the site's address. Without an address, places are given only when a group cancels.
  if (siteUrl === undefined) return;
  const frame = await findEmailFrame(ctx, siteUrl);
  for (const eventId of await store.findEventsToFill(ctx.db))
    await withEvent(ctx, eventId, (ctx, event) => fillPlaces(ctx, frame, event));
  for (const zone of await store.findZones(ctx.db)) await notifyOf(ctx, frame, zone);
}

async function notifyOf(ctx: AppContext, frame: EmailFrame, zone: string): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const today = dateIn(zone, ctx.clock.now());
  for (const { id, eventId } of await store.findUnnotified(ctx.db, { now, today, zone }, batch))
    await withEvent(ctx, eventId, async (ctx, event) => {
      const guest = await store.findGuest(ctx.db, "id", id);
      const told = store.knownState(event);
      if (guest === undefined || guest.state === "cancelled" || guest.told === told) return;
      await store.updateGuest(ctx.db, id, { told });
      await enqueueGuestEmail(ctx, frame, event, guest, kindOf(event, guest), `${id}:${told}`);
    });
  if (Number(toZonedTime(zone, now).slice(11, 13)) < reminderHour) return;
  const tomorrow = addDays(today, 1);
  for (const { id, eventId } of await store.findToRemind(
    ctx.db,
    { day: tomorrow, before: startOfDay(zone, today), zone },
    batch,
  ))
    await withEvent(ctx, eventId, async (ctx, event) => {
      const guest = await store.findGuest(ctx.db, "id", id);
      if (guest?.state !== "coming" || guest.reminded_for === tomorrow || event.date !== tomorrow) return;
      await store.updateGuest(ctx.db, id, { reminded_for: tomorrow });
      await enqueueGuestEmail(ctx, frame, event, guest, "tomorrow", `${id}:${tomorrow}`);
    });
}

/** Returns the kind of e-mail for the change since the group's last notice. */
function kindOf(event: store.GuestEvent, { told }: store.GuestRow): GuestEmailKind {
  if (event.state === "cancelled") return "cancelled";
  const [, knownDay] = told.split(" ");
  if (event.date !== knownDay) return "newDay";
  return event.state === "postponed" && !hasNewDay(factsOfRow(event)) ? "noDay" : "planned";
}
