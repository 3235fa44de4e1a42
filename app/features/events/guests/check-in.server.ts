import { errors } from "content/error-sentences.ts";
import { staffGuests } from "content/staff-guests.ts";
import { refuseMoney } from "../../../cms/protection/find-money-questions.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, AppContext, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { startUse } from "../../foundation/use/start-use.server.ts";
import { confirmGuest } from "./confirm-guest.server.ts";
import { endGuest, NoPlace, withEvent } from "./guest-commands.server.ts";
import { guestMessageEmail } from "./guest-emails.tsx";
import { managingGuests, writingToGuests } from "./guest-permissions.ts";
import * as store from "./guest-queries.server.ts";
import { findEmailFrame, guestLink } from "./send-guest-emails.server.ts";

const checkInErrors = defineErrors({ guestGone: 404 }, errors.checkIn);

/** Finds a guest list's event. @throws AppError adminsOnly, notFound */
export async function requireListedEvent({ ctx, member }: Actor, id: number | undefined): Promise<store.GuestEvent> {
  requireAct({ member }, managingGuests);
  const event = id === undefined ? undefined : await store.findGuestEvent(ctx.db, id);
  if (event === undefined) throw new AppError("notFound");
  return event;
}

/** Finds a group of an event. @throws AppError guestGone */
async function requireListed(ctx: AppContext, eventId: number, id: number | undefined): Promise<store.GuestRow> {
  const guest = id === undefined ? undefined : await store.findGuest(ctx.db, "id", id);
  if (guest?.event_id !== eventId) throw new AppError(checkInErrors.guestGone);
  return guest;
}

interface Tap {
  guest: number | undefined;
  isHere: boolean;
  /** Time of the tap on the phone's clock; undefined for now. */
  at: Date | undefined;
}

/**
 * Checks a whole group in or out. Phones may send taps later: the latest tap wins, and repeating it changes nothing.
 * @throws AppError adminsOnly, notFound
 */
export async function checkIn({ ctx, member }: Actor, eventId: number, { guest: id, isHere, at }: Tap): Promise<void> {
  requireAct({ member }, managingGuests);
  await withTransaction(ctx, async (ctx, transaction) => {
    const guest = await requireListed(ctx, eventId, id);
    const now = ctx.clock.now();
    // A phone's clock may be ahead.
    const tapped_at = (at === undefined || at > now ? now : at).toISOString();
    if (guest.tapped_at !== null && guest.tapped_at >= tapped_at && at !== undefined) return;
    const arrived = isHere ? guest.adults + guest.children : null;
    await store.updateGuest(transaction, guest.id, { arrived, arrived_by: isHere ? member.name : null, tapped_at });
    const what = isHere ? "guest checked in" : "guest check-in taken back";
    await recordAuditEvent(ctx, transaction, member, { what, subject: `guest:${guest.id}` });
  });
}

export interface WalkIn {
  name: string;
  adults: number;
  children: number;
  idempotencyKey: string;
}

/** Adds a group that did not sign up, once per key. It takes no place. @throws AppError adminsOnly, notFound */
export async function addWalkIn({ ctx, member }: Actor, eventId: number, walkIn: WalkIn): Promise<void> {
  requireAct({ member }, managingGuests);
  const { name, adults, children, idempotencyKey } = walkIn;
  await withEvent(ctx, eventId, async (ctx, event) => {
    if ((await store.findGuest(ctx.db, "idempotency_key", idempotencyKey)) !== undefined) return;
    const at = ctx.clock.now().toISOString();
    const guest = await store.insertGuest(ctx.db, {
      event_id: event.id,
      name: name || null,
      email: null,
      phone: null,
      adults,
      children,
      state: "coming",
      is_walk_in: 1,
      arrived: adults + children,
      arrived_by: member.name,
      key: null,
      created_at: at,
      tapped_at: at,
      idempotency_key: idempotencyKey,
    });
    await startUse(ctx, member, "guests");
    await recordAuditEvent(ctx, ctx.db, member, { what: "guest added at the door", subject: `guest:${guest.id}` });
  });
}

/**
 * Confirms a held group.
 * @returns its new state
 * @throws AppError adminsOnly, notFound; FormError if the event takes no sign-ups
 */
export async function confirmHeld({ ctx, member }: Actor, origin: string, eventId: number, id: number | undefined) {
  requireAct({ member }, managingGuests);
  const guest = await requireListed(ctx, eventId, id);
  try {
    return await confirmGuest(ctx, origin, guest, (ctx) =>
      recordAuditEvent(ctx, ctx.db, member, { what: "guest confirmed", subject: `guest:${guest.id}` }),
    );
  } catch (error) {
    if (error instanceof NoPlace) throw new FormError(staffGuests.held.late, { status: 409 });
    throw error;
  }
}

/** Removes a group from the list and erases it. @throws AppError adminsOnly, notFound */
export async function removeGuest({ ctx, member }: Actor, origin: string, eventId: number, id: number | undefined) {
  requireAct({ member }, managingGuests);
  const guest = await requireListed(ctx, eventId, id);
  await endGuest(ctx, origin, guest, (ctx) =>
    recordAuditEvent(ctx, ctx.db, member, { what: "guest taken off the list", subject: `guest:${guest.id}` }),
  );
}

interface Message {
  subject: string;
  text: string;
  idempotencyKey: string;
}

/** Sends one e-mail to each group with an address. @returns how many @throws AppError adminsOnly, notFound */
export async function writeToGuests(
  sender: Sender,
  origin: string,
  eventId: number,
  message: Message,
): Promise<number> {
  requireAct(sender, writingToGuests, `/admin/event/${eventId}/guests/contacts`);
  const event = await requireListedEvent(sender, eventId);
  const texts = [message.subject, message.text].map((text) => ({ field: "text", text }));
  await refuseMoney(sender.ctx, texts, staffGuests.notYet);
  const { foundation, words } = await findEmailFrame(sender.ctx, origin);
  return withTransaction(sender.ctx, async (ctx, transaction) => {
    const guests = await store.findReachable(transaction, eventId);
    let sent = 0;
    for (const { id, email, key } of guests) {
      if (email === null || key === null) continue;
      const { subject, text, idempotencyKey } = message;
      const fields = { to: email, foundation, title: event.title, link: guestLink(origin, key), subject, text, words };
      await enqueueEmail(ctx, transaction, guestMessageEmail(fields), {
        kind: "guest-message",
        idempotencyKey: `guest-message:${idempotencyKey}:${id}`,
        priority: "bulk",
      });
      sent++;
    }
    await recordAuditEvent(ctx, transaction, sender.member, { what: "guests written to", subject: `event:${eventId}` });
    return sent;
  });
}
