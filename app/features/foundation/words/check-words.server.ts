import { checkParagraphs } from "../../../cms/publishing/check-access.ts";
import { checkPhotos, type PublishFacts, readOutline } from "../../../cms/publishing/check-text.ts";
import type { Actor } from "../../../server/context.server.ts";
import type { PageKey } from "../../../server/page-words.ts";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { findDeclaredWords } from "./declared-words.server.ts";
import { findWordsRejections } from "./save-words-form.server.ts";

/**
 * Checks a fixed page's form before it is published: errors, questions and links.
 * @param findDead returns the links that lead to no page of this site
 */
export async function checkWords(
  actor: Actor,
  key: PageKey,
  formValues: FormValues,
  findDead: (links: string[]) => Promise<string[]>,
): Promise<PublishFacts> {
  const page = await findDeclaredWords(actor.ctx, key);
  const rich = Object.entries(page.fields).filter(([, { kind }]) => kind === "rich");
  const outlines = rich.map(([field]) => ({ field, ...readOutline(formValues[field] ?? []) }));
  const links = outlines.flatMap((outline) => outline.links);
  const dead = await findDead(links);
  // The check sheet links to one text: the first with a problem.
  const shown =
    outlines.find(({ headings }) => headings.empty !== undefined || headings.skipped !== undefined) ??
    outlines.find((outline) => outline.links.some((link) => dead.includes(link))) ??
    outlines[0];
  return {
    ...(await findWordsRejections(actor, key, { formValues })),
    access: rich.flatMap(([field]) => checkParagraphs(field, formValues[field] ?? [])),
    photos: checkPhotos([]),
    headings: shown?.headings ?? { count: 0 },
    links: { count: links.length, dead },
    ...(shown && { textField: shown.field }),
  };
}
