import type { AppContext } from "../../../server/context.server.ts";
import { type PageKey, pageWordsOf } from "../../../server/page-words.ts";
import { findCountry } from "../settings/find-settings.server.ts";
import { fieldsIn } from "./declared-words.server.ts";
import { idOfField, textsOfValue } from "./find-word-fields.server.ts";
import { findAllNextWords } from "./find-words.server.ts";
import { valueAt } from "./word-field.ts";

/** Letters and digits alone, without the signs of Markdown and the addresses of links. */
const bare = (text: string): string =>
  text
    .replace(/\]\([^()]{0,300}\)/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}]+/gu, "");

/** Longest text that is looked for (characters): the page sends no longer one. */
const maxText = 200;

/** Texts shorter than this are found only as a whole (letters and digits). */
const minPart = 12;

/** Weighs how well a text of a field is the text of a page: 0 for another one. @param b the text of the page, bare */
function weigh(said: string, b: string): number {
  const a = bare(said);
  if (a === "") return 0;
  if (a === b) return 3;
  const [first = "", ...others] = a.split(/\{[^{}]{0,60}\}/);
  if (others.length > 0) {
    const parts = [first, ...others].filter((part) => part.length > 3);
    if (parts.length > 0 && parts.every((part) => b.includes(part))) return 2;
  }
  return (a.length >= minPart && b.includes(a)) || (b.length >= minPart && a.includes(b)) ? 1 : 0;
}

/**
 * Finds the field of a sentence that a preview shows: first among the words of the page, then among those that pages share.
 * @param path of the page @param text as the page shows it
 * @returns the address of the field; undefined where the text is no word of a fixed page
 */
export async function findFieldOfText(ctx: AppContext, path: string, text: string): Promise<string | undefined> {
  const shown = bare(text.slice(0, maxText));
  if (shown === "") return undefined;
  const wordsOf = await findAllNextWords(ctx);
  const country = await findCountry(ctx);
  let best: { weight: number; address: string } | undefined;
  for (const [page, declared] of Object.entries(pageWordsOf(ctx.features))) {
    const key = page as PageKey;
    const words = wordsOf(key);
    for (const [name, field] of Object.entries(fieldsIn(declared, country))) {
      const found = Math.max(...textsOfValue(valueAt(words, name)).map((said) => weigh(said, shown)), 0);
      const weight = found === 0 ? 0 : found * 2 + (declared.path === path ? 1 : 0);
      if (weight > (best?.weight ?? 0))
        best = { weight, address: `/admin/pages/${key}#${idOfField(key, name, field)}` };
    }
  }
  return best?.address;
}
