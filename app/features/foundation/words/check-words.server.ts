import { findUnanswered } from "../../../cms/protection/protect-story.server.ts";
import { checkParagraphs } from "../../../cms/publishing/check-access.ts";
import { type PublishFacts, readOutline } from "../../../cms/publishing/check-text.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { PageKey } from "../../../server/page-words.ts";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { askAboutWords } from "./ask-about-words.server.ts";
import { findDeclaredWords } from "./declared-words.server.ts";
import { readWordsForm } from "./read-words-form.ts";
import { versionSubject } from "./save-words.server.ts";
import { labelsOfWords } from "./words-form-values.ts";

/**
 * Checks the form of a fixed page before it is published: fields that would be rejected, and links.
 * @param findDead those of the links that lead nowhere on this site
 */
export async function checkWords(
  ctx: AppContext,
  key: PageKey,
  formValues: FormValues,
  findDead: (links: string[]) => Promise<string[]>,
): Promise<PublishFacts> {
  const page = await findDeclaredWords(ctx, key);
  const labels = labelsOfWords(page);
  const { errors, values } = readWordsForm(page, formValues);
  const asked = await askAboutWords(ctx, key, values);
  const rejections = Object.entries(errors).map(([field, text]) => ({ field, text, label: labels[field] ?? field }));
  const rich = Object.entries(page.fields).filter(([, { kind }]) => kind === "rich");
  const outlines = rich.map(([field]) => ({ field, ...readOutline(formValues[field] ?? []) }));
  const links = outlines.flatMap((one) => one.links);
  const dead = await findDead(links);
  // The sheet leads to one text: the first with something to mend.
  const shown =
    outlines.find(({ headings }) => headings.empty !== undefined || headings.skipped !== undefined) ??
    outlines.find((one) => one.links.some((link) => dead.includes(link))) ??
    outlines[0];
  return {
    rejections,
    questions: await findUnanswered(ctx.db, versionSubject(key), asked, new Map()),
    access: rich.flatMap(([field]) => checkParagraphs(field, formValues[field] ?? [])),
    photos: { count: 0, withoutAlt: [], withoutConsent: [] },
    headings: shown?.headings ?? { count: 0 },
    links: { count: links.length, dead },
    ...(shown && { textField: shown.field }),
  };
}
