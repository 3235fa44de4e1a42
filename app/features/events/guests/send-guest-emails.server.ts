import { createHmac } from "node:crypto";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { cancelEmail, enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { describeEvent, factsOfRow } from "../../../values/event-description.ts";
import { startOfDay } from "../../../values/zoned-time.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findWords, findWordsOf } from "../../foundation/words/find-words.server.ts";
import * as emails from "./guest-emails.tsx";
import type { GuestEvent, GuestRow } from "./guest-queries.server.ts";

const writers = {
  confirmed: emails.guestConfirmedEmail,
  held: emails.guestHeldEmail,
  waiting: emails.guestWaitingEmail,
  moved: emails.guestMovedEmail,
  tomorrow: emails.guestTomorrowEmail,
  newDay: emails.guestNewDayEmail,
  noDay: emails.guestNoDayEmail,
  planned: emails.guestPlannedEmail,
  cancelled: emails.guestCancelledEmail,
};

export type GuestEmailKind = keyof typeof writers;

/** Writes a link's key in groups of four characters: `7k4q-xmh2-9wft-3dce`. */
export const writeKey = (key: string): string => (key.match(/.{1,4}/g) ?? []).join("-").toLowerCase();

/** Signs the confirmation link of a held group; only the group's e-mail contains the signature. */
export const signConfirmation = ({ config }: Pick<AppContext, "config">, key: string): string =>
  createHmac("sha256", config.secret).update(`confirm place ${key}`).digest("hex").slice(0, 32);

export const guestLink = (origin: string, key: string): string => `${origin}/e/${writeKey(key)}`;

/** Loads the data that all guest e-mails share, before the transaction begins. */
export async function findEmailFrame(ctx: AppContext, origin: string) {
  const { name: foundation } = await findSettings(ctx);
  const words = (await findWords(ctx)).emails?.guest;
  return { foundation, origin, words, states: (await findWordsOf(ctx, "coming")).states };
}

export type EmailFrame = Awaited<ReturnType<typeof findEmailFrame>>;

/**
 * Sends an e-mail to a group that has an address.
 * @param subject part of the idempotency key: one e-mail for each subject
 */
export async function enqueueGuestEmail(
  ctx: InTransaction,
  { foundation, origin, words, states }: EmailFrame,
  event: GuestEvent,
  guest: GuestRow,
  kind: GuestEmailKind,
  subject = `${guest.id}`,
): Promise<void> {
  if (guest.email === null || guest.key === null) return;
  const { when, notice, place } = describeEvent(factsOfRow(event), states);
  const email = writers[kind]({
    to: guest.email,
    foundation,
    title: event.title,
    when: when || notice,
    where: place,
    note: ["newDay", "noDay", "cancelled", "planned"].includes(kind) ? event.state_note : undefined,
    link: guestLink(origin, guest.key) + (kind === "held" ? `?confirm=${signConfirmation(ctx, guest.key)}` : ""),
    words,
  });
  const idempotencyKey = keyOfEmail(kind, subject);
  // A reminder after the event has begun is useless.
  const expiresAt = kind === "tomorrow" ? startOfDay(event.zone, event.date) : undefined;
  const options = { kind: `guest-${kind}`, idempotencyKey, ...(expiresAt && { expiresAt }) };
  // Guests wait for the result of their sign-up; other e-mails are less urgent.
  const priority = ["confirmed", "waiting", "held"].includes(kind) ? "visitor" : "bulk";
  await enqueueEmail(ctx, ctx.db, email, { ...options, priority });
}

const keyOfEmail = (kind: GuestEmailKind, subject: string) => `guest-${kind}:${subject}`;

/** Deletes e-mails to a cancelled group that have not been sent. */
export async function cancelGuestEmails({ db }: InTransaction, { id, reminded_for, told }: GuestRow): Promise<void> {
  for (const kind of ["confirmed", "waiting", "held", "moved"] as const)
    await cancelEmail(db, keyOfEmail(kind, `${id}`));
  if (reminded_for) await cancelEmail(db, keyOfEmail("tomorrow", `${id}:${reminded_for}`));
  for (const kind of ["newDay", "noDay", "planned"] as const) await cancelEmail(db, keyOfEmail(kind, `${id}:${told}`));
}
