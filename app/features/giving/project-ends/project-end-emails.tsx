import { labelled } from "content/labelled.ts";
import { purse } from "content/purse.ts";
import { purseParts } from "content/purse-parts.ts";
import { projectEndEmail as words } from "content/staff-project-end.ts";
import { type About, linkOr, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, previewAmountOf, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

type EndedProject = About & {
  project: string;
  /** Formatted sum of the giver's own gifts. */
  given: string;
  /** Parts of the purse's account before its rest went, with formatted amounts. */
  parts: readonly { name: string; text: string }[];
  /** Formatted amounts; empty for nothing. */
  rest: string;
  /** Name of the purse that got the rest. */
  target: string;
  /** URL of the project's account; undefined if the site's address is not configured. */
  link: string | undefined;
};

/** Tells a giver that a project has ended, with the account of its purse, and where the rest went. */
export function projectEndedEmail({ project, given, parts, rest, target, link, ...about }: EndedProject): Email {
  const name = oneLine(project);
  return renderParagraphs(about, words.subject(name), [
    words.thanks(given, name),
    parts.map(({ name, text }) => `${labelled(name, text)}.`).join(" "),
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
    parts: [
      { name: purseParts.gifts, text: previewAmountOf(foundation) },
      { name: purseParts.spent, text: previewAmountOf(foundation) },
    ],
    rest: "",
    target: purse.general,
    link: `${sampleSite}/project/readmore/sample-project/account`,
  }),
});
