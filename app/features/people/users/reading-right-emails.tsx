import { formatList } from "content/intl.ts";
import { readingEmails as words } from "content/reading-emails.ts";
import { type About, linkOr, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

/** Lists other leads and the foundation's address to turn to, because an admin may have made the change. */
function listHelpers({ to, office, turnTo, from }: Pick<Changed, "to" | "office" | "turnTo" | "from">): string {
  const leads = formatList(turnTo.map(oneLine), "or");
  const isPending = from !== undefined;
  const say = words.turnTo;
  if (office === undefined) return turnTo.length === 0 ? say.leaders(isPending) : say.leadsOrLeaders(leads, isPending);
  const address = oneLine(office);
  if (to !== office)
    return turnTo.length === 0 ? say.office(address, isPending) : say.leadsOrOffice(leads, address, isPending);
  return turnTo.length === 0 ? say.mailbox(address, isPending) : say.leads(leads, isPending);
}

interface Changed extends About {
  sentence: string;
  from: string | undefined;
  link: string | undefined;
  /** Undefined until an admin enters one. */
  office: string | undefined;
  turnTo: readonly string[];
  canStop?: boolean;
  stopLink?: string | undefined;
  stoppedBy?: keyof typeof words.stop;
  /** True if the account changed again, or the change was stopped. */
  isOvertaken?: boolean;
}

/**
 * Tells leads and the foundation about a changed reader of concerns. If concerns are released for the first time, also
 * tells admins.
 * @param about.turnTo names of other leads who read concerns
 * @param about.from time at which the change takes effect; undefined if it has taken effect
 * @param about.link undefined if the site's address is not configured
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
  const when = from === undefined ? words.inEffect : oneLine(words.from(from));
  return renderParagraphs(about, words.subject, [
    oneLine(sentence),
    isOvertaken ? words.overtaken : when,
    listHelpers({ to: about.to, office, turnTo, from }),
    words.shown,
    ...(canStop && stopLink === undefined ? [words.stopWithoutLink[stoppedBy]] : []),
    ...(canStop && stopLink !== undefined
      ? [words.stop[stoppedBy], { words: words.stopLink, link: oneLine(stopLink) }]
      : []),
    linkOr(words.link, link, words.noLink),
  ]);
}

export function readingRightPreviews(foundation: SampleFoundation) {
  const { editor } = sampleReaders(foundation);
  return {
    "readers-changed": preview(readersChangedEmail, {
      ...editor,
      sentence: words.by(words.facts.lead("Sample Lead"), "Sample Admin"),
      from: "2 Jan. 2026, 10:00",
      link: `${sampleSite}/admin/concerns`,
      office: "office@example.org",
      turnTo: ["Another Lead"],
      canStop: true,
      stopLink: `${sampleSite}/login/stop?change=1`,
    }),
  };
}
