import { createHmac, randomInt } from "node:crypto";
import { errors } from "content/error-sentences.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { clientNetworkOf } from "../../../server/http/client-network.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { fingerprintOf } from "../../../server/http/repeated-sends.server.ts";
import { startOf } from "../../../values/event-days.ts";
import { factsOfRow, freePlaces, signupState } from "../../../values/event-description.ts";
import { bareText, drawCharacters } from "../../../values/transfer-reference.ts";
import { minuteIn } from "../../../values/zoned-time.ts";
import { findSwitchedOff } from "../../foundation/use/find-features-in-use.server.ts";
import type { GuestEvent } from "./guest-queries.server.ts";
import * as store from "./guest-queries.server.ts";
import { type GuestFields, largestGroup } from "./guest-schema.ts";
import { countOfNetwork } from "./held-guest-queries.server.ts";
import { cancelGuestEmails, type EmailFrame, enqueueGuestEmail, findEmailFrame } from "./send-guest-emails.server.ts";

/** Share of the places that one network may take. */
const shareOfNetwork = 1 / 5;

/** Places that a first group always gets, because it may be a family (people). */
const family = 5;

/** Returns a keyed hash of a sender's network, stored until the event is over. */
const hashNetwork = ({ config }: Pick<AppContext, "config">, eventId: number, address: string): string =>
  createHmac("sha256", config.secret)
    .update(`guests ${eventId} ${clientNetworkOf(address)}`)
    .digest("hex")
    .slice(0, 32);

/** Returns true if this many more people stay within the network's share. The event is locked. */
async function isWithinShare(
  { db }: InTransaction,
  event: GuestEvent,
  network: string,
  more: number,
): Promise<boolean> {
  if (event.places === null) return true;
  const share = Math.ceil(event.places * shareOfNetwork);
  const taken = await countOfNetwork(db, event.id, network);
  return taken === 0 ? more <= Math.max(share, family) : taken + more <= share;
}

/** Characters of a private link: 23^16, about 72 random bits. */
const keyLength = 16;

/** Rate limit of confirmations to one address, from all senders. */
const emailRateLimit = { what: "guest email", times: 10, minutes: 24 * 60 };

const guestErrors = defineErrors({ noPlace: 404 }, errors.guest);

/** A reason against a place; the page has its sentence. */
export class NoPlace {
  readonly why: "over" | "cancelled" | "closed" | "off" | "left" | "tooMany" | "network" | "large";
  /** Number of people in the reasons `left`, `tooMany` and `large`. */
  readonly count: number;
  constructor(why: NoPlace["why"], count = 0) {
    this.why = why;
    this.count = count;
  }
}

const turns = new Map<number, Promise<unknown>>();

/**
 * Runs one sign-up at a time per event in this process, so that PostgreSQL need not retry transactions. The lock on the
 * event protects from other processes.
 */
async function inTurn<Result>(eventId: number, work: () => Promise<Result>): Promise<Result> {
  const before = turns.get(eventId) ?? Promise.resolve();
  const turn = before.then(work, work);
  const ended = turn.catch(() => {});
  turns.set(eventId, ended);
  try {
    return await turn;
  } finally {
    if (turns.get(eventId) === ended) turns.delete(eventId);
  }
}

/** Locks the event and waits for earlier sign-ups. @throws AppError notFound if it was deleted */
export const withEvent = <Result>(
  ctx: AppContext,
  eventId: number,
  work: (ctx: InTransaction, event: store.GuestEvent) => Promise<Result>,
): Promise<Result> =>
  inTurn(eventId, () =>
    withTransaction(ctx, async (ctx) => {
      const event = await store.lockEvent(ctx.db, eventId);
      if (event === undefined) throw new AppError("notFound");
      return work(ctx, event);
    }),
  );

export const countPeople = ({ adults, children }: { adults: number; children: number }) => adults + children;

/**
 * Puts a group on an event's list, or on its waiting list when it is full. A repeated form is one group, known by its
 * key: anybody could repeat its words to get the private link. Beyond a fifth of the places, groups of one network are
 * held until staff or the link in their e-mail confirm them.
 * @param origin of the site
 * @param formKey of the form; without one, each submission is a group
 * @param address of the sender; none for staff, who are never held
 * @returns the key of the private link
 * @throws NoPlace, AppError notFound
 */
export async function signUp(
  ctx: AppContext,
  origin: string,
  eventId: number,
  fields: GuestFields,
  formKey?: string,
  address?: string,
): Promise<string> {
  if (!(await store.isEventVisible(ctx.db, eventId, ctx.clock.now().toISOString()))) throw new AppError("notFound");
  const frame = await findEmailFrame(ctx, origin);
  return withEvent(ctx, eventId, async (ctx, event) => {
    const now = ctx.clock.now();
    const fingerprint = formKey === undefined ? null : fingerprintOfForm(eventId, formKey, fields);
    const known = fingerprint && (await store.findGuest(ctx.db, "fingerprint", fingerprint));
    if (known && known.key !== null) return known.key;
    if ((await findSwitchedOff(ctx)).includes("guests")) throw new NoPlace("off");
    requireOpen(event, minuteIn(event.zone, now));
    const network = address === undefined ? null : hashNetwork(ctx, eventId, address);
    const size = countPeople(fields);
    if (event.places !== null && size > event.places) throw new NoPlace("tooMany", event.places);
    const left = freePlaces(event);
    const isHeld = network !== null && !(await isWithinShare(ctx, event, network, size));
    const isComing = !isHeld && (left === undefined || size <= left);
    // With no place left, the group waits; with too few, it decides.
    if (!isHeld && !isComing && left !== undefined && left > 0 && !fields.waits) throw new NoPlace("left", left);
    const { name, email, phone, adults, children, otherNeed } = fields;
    const guest = await store.insertGuest(ctx.db, {
      event_id: eventId,
      name,
      email,
      phone,
      adults,
      children,
      fingerprint,
      needs: JSON.stringify(fields.needs),
      other_need: otherNeed,
      key: drawCharacters(keyLength, randomInt),
      state: isComing ? "coming" : "waiting",
      held_at: isHeld ? now.toISOString() : null,
      network,
      told: store.knownState(event),
      created_at: now.toISOString(),
    });
    if (isComing) await store.countTaken(ctx.db, eventId);
    await confirmByEmail(ctx, frame, event, guest);
    return guest.key ?? "";
  });
}

/** Sends a group the result of its sign-up. */
export async function confirmByEmail(
  ctx: InTransaction,
  frame: EmailFrame,
  event: store.GuestEvent,
  guest: store.GuestRow,
) {
  if (guest.email === null || !(await countTowardsRateLimit(ctx, emailRateLimit, guest.email))) return;
  const kind = guest.state === "coming" ? "confirmed" : guest.held_at === null ? "waiting" : "held";
  await enqueueGuestEmail(ctx, frame, event, guest, kind);
}

const fingerprintOfForm = (eventId: number, formKey: string, { waits: _waits, ...fields }: GuestFields): string =>
  fingerprintOf([eventId, formKey, fields]);

/** @param now minute in its zone @throws NoPlace */
export function requireOpen(event: store.GuestEvent, now: string): void {
  const takesSignups = event.takes_signups === 1;
  const terms = { ...factsOfRow(event), takesSignups, signupUntil: event.signup_until };
  const state = signupState(terms, now);
  if (state !== "open") throw new NoPlace(state === "none" ? "closed" : state);
}

/** Finds a guest by private link, in any case, with or without dashes. */
export async function findGuest({ db }: Pick<AppContext, "db">, key: string): Promise<store.GuestRow | undefined> {
  const bare = bareText(key);
  return bare.length === keyLength ? await store.findGuest(db, "key", bare) : undefined;
}

/** Finds a guest as `findGuest` does. @throws AppError noPlace */
async function requireGuest(ctx: Pick<AppContext, "db">, key: string): Promise<store.GuestRow> {
  const guest = await findGuest(ctx, key);
  if (guest === undefined) throw new AppError(guestErrors.noPlace);
  return guest;
}

/** Changes a group's data; a larger group needs free places. @throws NoPlace, AppError noPlace, notFound */
export async function changeGuest(ctx: AppContext, origin: string, key: string, fields: GuestFields): Promise<void> {
  const { event_id: eventId } = await requireGuest(ctx, key);
  const frame = await findEmailFrame(ctx, origin);
  await withEvent(ctx, eventId, async (ctx, event) => {
    const guest = await requireGuest(ctx, key);
    if (guest.state === "cancelled") throw new AppError(guestErrors.noPlace);
    const more = countPeople(fields) - countPeople(guest);
    if (more > 0 && countPeople(fields) > largestGroup) throw new NoPlace("large", largestGroup);
    const isFree = guest.network === null || guest.held_at !== null;
    if (more > 0 && !isFree && !(await isWithinShare(ctx, event, guest.network ?? "", more)))
      throw new NoPlace("network");
    if (event.places !== null && countPeople(fields) > event.places) throw new NoPlace("tooMany", event.places);
    const left = freePlaces(event);
    if (guest.state === "coming" && left !== undefined && more > Math.max(0, left)) throw new NoPlace("left", left);
    const { name, email, phone, adults, children, otherNeed } = fields;
    const needs = JSON.stringify(fields.needs);
    const changes = { name, email, phone, adults, children, needs, other_need: otherNeed };
    await store.updateGuest(ctx.db, guest.id, changes);
    if (email !== guest.email) {
      await cancelGuestEmails(ctx, guest);
      await confirmByEmail(ctx, frame, event, { ...guest, ...changes });
    }
    await fillPlaces(ctx, frame, event);
  });
}

/** Erases the group; its places go to the next that fits. Idempotent. @throws AppError noPlace */
export async function cancelGuest(ctx: AppContext, origin: string, key: string): Promise<void> {
  const guest = await requireGuest(ctx, key);
  await endGuest(ctx, origin, guest);
}

/** Cancels a place at the request of the group or of staff. */
export async function endGuest(
  ctx: AppContext,
  origin: string,
  guest: store.GuestRow,
  alsoKeep: (ctx: InTransaction) => Promise<void> = async () => {},
): Promise<void> {
  const frame = await findEmailFrame(ctx, origin);
  await withEvent(ctx, guest.event_id, async (ctx, event) => {
    const now = await store.findGuest(ctx.db, "id", guest.id);
    if (now === undefined || now.state === "cancelled") return;
    await store.updateGuest(ctx.db, guest.id, { ...store.noGuest, state: "cancelled" });
    await cancelGuestEmails(ctx, now);
    await alsoKeep(ctx);
    await fillPlaces(ctx, frame, event);
  });
}

/** Gives free places to waiting groups that fit, in order. The event is locked. */
export async function fillPlaces(ctx: InTransaction, frame: EmailFrame, event: store.GuestEvent): Promise<void> {
  let taken = await store.countTaken(ctx.db, event.id);
  const now = minuteIn(event.zone, ctx.clock.now());
  const isOver = ["over", "cancelled"].includes(signupState({ ...factsOfRow(event), takesSignups: true }, now));
  // The e-mail would come too late.
  if (isOver || startOf(factsOfRow(event)) <= now) return;
  for (const guest of await store.findWaiting(ctx.db, event.id)) {
    if (event.places !== null && taken >= event.places) break;
    if (event.places !== null && taken + countPeople(guest) > event.places) continue;
    taken += countPeople(guest);
    const moved = { state: "coming" as const, moved_at: ctx.clock.now().toISOString() };
    await store.updateGuest(ctx.db, guest.id, moved);
    await enqueueGuestEmail(ctx, frame, event, { ...guest, ...moved }, "moved");
  }
  await store.countTaken(ctx.db, event.id);
}
