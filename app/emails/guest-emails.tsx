import { emails } from "content/emails.ts";
import type { Email } from "../server/mail/mailer.ts";
import { fillPlaces } from "../values/places.ts";
import { type About, EmailLink, oneLine, renderEmail } from "./email-layout.tsx";

/** E-mails about a place. */
export const guestEmailKinds = [
  "kept",
  "waiting",
  "moved",
  "tomorrow",
  "newDay",
  "noDay",
  "planned",
  "cancelled",
] as const;
export type GuestEmailKind = (typeof guestEmailKinds)[number];

export type GuestEmailFields = About & {
  kind: GuestEmailKind;
  /** Of the event. */
  title: string;
  /** As written. */
  when: string;
  where: string;
  /** What staff wrote about a changed day. */
  note?: string | null | undefined;
  /** The private link. */
  link: string;
  words?: typeof emails.guest | undefined;
};

/** About a place: kept, waiting, moved up, tomorrow, another day, cancelled. The links open a page and change nothing. */
export function guestEmail({ to, kind, link, note, words = emails.guest, ...about }: GuestEmailFields): Email {
  const { foundation, title, when, where } = about;
  const places = { foundation: oneLine(foundation), title: oneLine(title), when, where };
  const { subject, text } = words[kind];
  const page = oneLine(link);
  const hasPlace = kind !== "cancelled";
  const texts = [fillPlaces(text, places), note || undefined, kind === "cancelled" ? undefined : `${when}\n${where}`];
  const paragraphs = texts.filter((one) => one !== undefined);
  const ways = hasPlace ? `${words.link}:\n${page}\n\n${words.cannot}:\n${page}#cannot\n\n` : "";
  return renderEmail({
    to,
    subject: oneLine(fillPlaces(subject, places)),
    text: `${paragraphs.join("\n\n")}\n\n${ways}${fillPlaces(words.why, places)}\n`,
    body: (
      <>
        {paragraphs.map((one) => (
          <p key={one} style={{ whiteSpace: "pre-wrap" }}>
            {one}
          </p>
        ))}
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

/** What staff write to all who come. */
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
