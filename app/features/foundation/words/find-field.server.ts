import type { AppContext } from "../../../server/context.server.ts";
import { type PageKey, pageWordsOf } from "../../../server/page-words.ts";
import { findCountry } from "../settings/find-settings.server.ts";
import { fieldsIn } from "./declared-words.server.ts";
import { idOfField, textsOfValue } from "./find-word-fields.server.ts";
import { findAllNextWords } from "./find-words.server.ts";
import { valueAt } from "./word-field.ts";

/** Returns only the letters and digits of a text; removes Markdown marks and link addresses. */
const bare = (text: string): string =>
  text
    .replace(/\]\([^()]{0,300}\)/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}]+/gu, "");

/** Maximum length of a searched text (characters); the page sends at most this. */
const maxText = 200;

/** Minimum length for finding a text as a part of another (letters and digits). */
const minPart = 12;

/** Scores how well a field's text matches the searched text, from 0 to 3. @param b searched text, from `bare` */
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
 * Finds the field of a sentence in a preview. Fields of the same page take precedence over other pages' fields.
 * @param path of the page
 * @param text as the page shows it
 * @returns the field's address; undefined if no fixed page has this text
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
