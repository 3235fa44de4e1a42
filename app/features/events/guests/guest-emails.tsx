import { emailSamples } from "content/email-samples.ts";
import { emails } from "content/emails.ts";
import { type About, EmailLink, oneLine, renderEmail } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { fillPlaces } from "../../../values/places.ts";

type Kind = Exclude<keyof typeof emails.guest, "link" | "cannot" | "why">;

export type GuestEmailFields = About & {
  title: string;
  /** Date and time as text. */
  when: string;
  where: string;
  note?: string | null | undefined;
  link: string;
  words?: typeof emails.guest | undefined;
};

export const guestConfirmedEmail = (fields: GuestEmailFields): Email => write("confirmed", fields);

/** Asks a held group to open its link. */
export const guestHeldEmail = (fields: GuestEmailFields): Email => write("held", fields);

export const guestWaitingEmail = (fields: GuestEmailFields): Email => write("waiting", fields);

export const guestMovedEmail = (fields: GuestEmailFields): Email => write("moved", fields);

export const guestTomorrowEmail = (fields: GuestEmailFields): Email => write("tomorrow", fields);

export const guestNewDayEmail = (fields: GuestEmailFields): Email => write("newDay", fields);

/** For an event that is postponed and has no new date. */
export const guestNoDayEmail = (fields: GuestEmailFields): Email => write("noDay", fields);

export const guestPlannedEmail = (fields: GuestEmailFields): Email => write("planned", fields);

export const guestCancelledEmail = (fields: GuestEmailFields): Email => write("cancelled", fields);

/** Writes an e-mail. Opening its link changes nothing, except that it confirms a held group. */
function write(kind: Kind, fields: GuestEmailFields): Email {
  const { to, link, note, words = emails.guest, ...about } = fields;
  const { foundation, title, when, where } = about;
  const places = { foundation: oneLine(foundation), title: oneLine(title), when, where };
  const { subject, text } = words[kind];
  const page = oneLine(link);
  const hasPlace = kind !== "cancelled" && kind !== "held";
  const texts = [fillPlaces(text, places), note || undefined, kind === "cancelled" ? undefined : `${when}\n${where}`];
  const paragraphs = texts.filter((text) => text !== undefined);
  const isHeld = kind === "held";
  const ways = hasPlace
    ? `${words.link}:\n${page}\n\n${words.cannot}:\n${page}#cannot\n\n`
    : isHeld
      ? `${page}\n\n`
      : "";
  return renderEmail({
    to,
    subject: oneLine(fillPlaces(subject, places)),
    text: `${paragraphs.join("\n\n")}\n\n${ways}${fillPlaces(words.why, places)}\n`,
    body: (
      <>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} style={{ whiteSpace: "pre-wrap" }}>
            {paragraph}
          </p>
        ))}
        {isHeld && (
          <p>
            <EmailLink href={page}>{words.held.confirm}</EmailLink>
          </p>
        )}
        {hasPlace && (
          <>
            <p>
              <EmailLink href={page}>{words.link}</EmailLink>
            </p>
            <p>
              <EmailLink href={`${page}#cannot`}>{words.cannot}</EmailLink>
            </p>
          </>
        )}
        <p>{fillPlaces(words.why, places)}</p>
      </>
    ),
  });
}

type GuestMessage = About & Pick<GuestEmailFields, "title" | "link" | "words"> & { subject: string; text: string };

/** Writes a message from staff to a group. */
export function guestMessageEmail({
  to,
  foundation,
  title,
  link,
  subject,
  text,
  words = emails.guest,
}: GuestMessage): Email {
  const places = { foundation: oneLine(foundation), title: oneLine(title) };
  const why = fillPlaces(words.why, places);
  return renderEmail({
    to,
    subject: oneLine(`${foundation}: ${subject}`),
    text: `${text}\n\n${words.link}:\n${oneLine(link)}\n\n${why}\n`,
    body: (
      <>
        <p style={{ whiteSpace: "pre-wrap" }}>{text}</p>
        <p>
          <EmailLink href={oneLine(link)}>{words.link}</EmailLink>
        </p>
        <p>{why}</p>
      </>
    ),
  });
}

export function guestPreviews(foundation: SampleFoundation) {
  const { event: samples } = emailSamples;
  const event = {
    ...sampleReaders(foundation).reader,
    title: samples.title,
    link: `${sampleSite}/e/7k4q-xmh2-9wft-3dce`,
  };
  const place = { ...event, when: samples.when, where: samples.where };
  const message = { ...event, subject: samples.subject, text: samples.text };
  return {
    "guest-confirmed": preview(guestConfirmedEmail, place, "guest"),
    "guest-held": preview(guestHeldEmail, place, "guest"),
    "guest-waiting": preview(guestWaitingEmail, place, "guest"),
    "guest-moved": preview(guestMovedEmail, place, "guest"),
    "guest-tomorrow": preview(guestTomorrowEmail, place, "guest"),
    "guest-new-day": preview(guestNewDayEmail, place, "guest"),
    "guest-no-day": preview(guestNoDayEmail, place, "guest"),
    "guest-planned": preview(guestPlannedEmail, place, "guest"),
    "guest-cancelled": preview(guestCancelledEmail, place, "guest"),
    "guest-message": preview(guestMessageEmail, message, "guest"),
  };
}
