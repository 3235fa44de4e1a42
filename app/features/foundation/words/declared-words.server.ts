import type { AppContext } from "../../../server/context.server.ts";
import { type PageKey, type PageWords, pageWordsOf, type WordField } from "../../../server/page-words.ts";
import { nameOf } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import { findCountry } from "../settings/find-settings.server.ts";
import { countryPlaces, fillDeep } from "./site-places.server.ts";

/** What a page declares, with the site's own currency in labels, and in words with what its country gives them. */
export async function findDeclaredWords(ctx: AppContext, key: PageKey): Promise<PageWords> {
  const country = await findCountry(ctx);
  const label = (text: string) => fillPlaces(text, { currency: nameOf(country.currencies[0]) });
  const declared = pageWordsOf(ctx.features)[key];
  const filled = (field: WordField): WordField =>
    field.kind === "cards"
      ? { ...field, parts: field.parts.map((part) => ({ ...part, label: label(part.label) })) }
      : { ...field, label: label(field.label) };
  return {
    ...declared,
    original: fillDeep(declared.original, countryPlaces(country)) as object,
    fields: Object.fromEntries(Object.entries(declared.fields).map(([path, field]) => [path, filled(field)])),
  };
}
