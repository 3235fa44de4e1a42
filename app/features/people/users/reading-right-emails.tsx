import { type About, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

/**
 * Who reads concerns changed, or an account of who does. To every lead and to the foundation's address.
 * @param about.stopLink of a lead, while it can be stopped
 * @param about.from when it takes effect, as it is read; undefined where it has
 * @param about.link of the staff page; undefined where the site's address is not configured
 */
export function readersChangedEmail({
  sentence,
  from,
  link,
  stopLink,
  ...about
}: About & {
  sentence: string;
  from: string | undefined;
  link: string | undefined;
  stopLink?: string | undefined;
}): Email {
  return renderParagraphs(about, "who reads concerns", [
    oneLine(sentence),
    from === undefined ? "It has taken effect." : oneLine(`It takes effect at ${from}.`),
    `If that is not right, talk to an admin${from === undefined ? "" : " and to the other leads before then"}. It stands on the home of leads for 30 days.`,
    ...(stopLink === undefined
      ? []
      : ["A lead can stop it until then, without signing in:", { words: "Stop this", link: oneLine(stopLink) }]),
    link === undefined ? "Leads see who may read under Concerns." : { words: "Who may read", link: oneLine(link) },
  ]);
}

export function readingRightPreviews(foundation: SampleFoundation) {
  const { editor } = sampleReaders(foundation);
  return {
    "readers-changed": preview(readersChangedEmail, {
      ...editor,
      sentence: "Sample Lead becomes a safeguarding lead. By: Sample Admin.",
      from: "2 Jan. 2026, 10:00",
      link: `${sampleSite}/admin/concerns`,
      stopLink: `${sampleSite}/login/stop?change=1`,
    }),
  };
}
