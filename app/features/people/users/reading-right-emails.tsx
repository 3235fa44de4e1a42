import { formatList } from "content/intl.ts";
import { type About, linkOr, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

/** Names leads and the foundation's address: an admin may have made the change. */
function listHelpers({ to, office, turnTo, from }: Pick<Changed, "to" | "office" | "turnTo" | "from">): string {
  const leads = formatList(turnTo.map(oneLine), "or");
  const until = from === undefined ? "" : " before then";
  if (office === undefined)
    return turnTo.length === 0
      ? `If that is not right, talk to those who lead the foundation${until}, and not only to who did it.`
      : `If that is not right, talk to a safeguarding lead (${leads})${until}, or to those who lead the foundation.`;
  if (to !== office && turnTo.length === 0)
    return `If that is not right, write to the foundation at ${oneLine(office)}${until}.`;
  if (to !== office)
    return `If that is not right, talk to a safeguarding lead (${leads}) or write to the foundation at ${oneLine(office)}${until}.`;
  if (turnTo.length > 0) return `If that is not right, talk to a safeguarding lead (${leads})${until}.`;
  return `If that is not right, talk to those who lead the foundation${until}, and not only to who did it: this is the foundation’s mailbox, ${oneLine(office)}.`;
}

const stopWords = {
  leads: "A lead can stop it until then, without signing in:",
  admins:
    "Every admin and the foundation’s address can stop it until then, without signing in. Stopped, the lead reads no concerns until an admin appoints that person again:",
};

/** Used if the site's address is unknown. */
const stopInWords = {
  leads: "A lead can stop it until then: open the site, then Concerns.",
  admins:
    "An admin can stop it until then. Open the site, then Team, to stop it: give the lead another role. The lead then reads no concerns until an admin appoints that person again.",
};

interface Changed extends About {
  sentence: string;
  from: string | undefined;
  link: string | undefined;
  /** Undefined until an admin typed one. */
  office: string | undefined;
  turnTo: readonly string[];
  /** The recipient can still stop it. */
  canStop?: boolean;
  stopLink?: string | undefined;
  stoppedBy?: keyof typeof stopWords;
  /** The account changed again, or the change was stopped. */
  isOvertaken?: boolean;
}

/**
 * Tells leads and the foundation that a reader of concerns changed; about a first release, it also tells admins.
 * @param about.turnTo names of other leads who read concerns
 * @param about.from time at which it takes effect; undefined if it has
 * @param about.link undefined if the site's address is unknown
 */
export function readersChangedEmail({
  sentence,
  from,
  link,
  canStop = false,
  stopLink,
  stoppedBy = "leads",
  office,
  turnTo,
  isOvertaken = false,
  ...about
}: Changed): Email {
  const when = from === undefined ? "It has taken effect." : oneLine(`It takes effect at ${from}.`);
  return renderParagraphs(about, "who reads concerns", [
    oneLine(sentence),
    isOvertaken ? "Since then it was stopped, or the account changed again: this does not hold as it was said." : when,
    listHelpers({ to: about.to, office, turnTo, from }),
    "It stands on the home of leads for 30 days.",
    ...(canStop && stopLink === undefined ? [stopInWords[stoppedBy]] : []),
    ...(canStop && stopLink !== undefined
      ? [stopWords[stoppedBy], { words: "Stop this", link: oneLine(stopLink) }]
      : []),
    linkOr("Who may read", link, "Leads see who may read: open the site, then Concerns."),
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
      office: "office@example.org",
      turnTo: ["Another Lead"],
      canStop: true,
      stopLink: `${sampleSite}/login/stop?change=1`,
    }),
  };
}
