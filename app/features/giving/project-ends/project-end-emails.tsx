import { projectEndEmail as words } from "content/staff-project-end.ts";
import { type About, linkOr, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, previewAmountOf, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

type EndedProject = About & {
  project: string;
  /** Formatted sum of the giver's own gifts. */
  given: string;
  /** Formatted amounts; empty for nothing. */
  received: string;
  spent: string;
  rest: string;
  /** Name of the purse that got the rest. */
  target: string;
  /** URL of the project's account; undefined if the site's address is not configured. */
  link: string | undefined;
};

/** Tells a giver that a project has ended, what came in, what was spent, where the rest went. */
export function projectEndedEmail({
  project,
  given,
  received,
  spent,
  rest,
  target,
  link,
  ...about
}: EndedProject): Email {
  const name = oneLine(project);
  return renderParagraphs(about, words.subject(name), [
    words.thanks(given, name),
    words.sums(received, spent),
    rest === "" ? words.nothingLeft : words.rest(rest, oneLine(target)),
    words.later(oneLine(target)),
    linkOr(words.link, link, words.noLink),
  ]);
}

export const projectEndPreviews = (foundation: SampleFoundation) => ({
  "project-ended": preview(projectEndedEmail, {
    ...sampleReaders(foundation).reader,
    project: "Sample project",
    given: previewAmountOf(foundation),
    received: previewAmountOf(foundation),
    spent: previewAmountOf(foundation),
    rest: "",
    target: "Most needed",
    link: `${sampleSite}/project/readmore/sample-project/account`,
  }),
});
