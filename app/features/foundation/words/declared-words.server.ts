import type { Country } from "content/countries/country.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { type PageKey, type PageWords, pageWordsOf, type WordField } from "../../../server/page-words.ts";
import { nameOf } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import { findCountry } from "../settings/find-settings.server.ts";
import { countryPlaces, fillDeep } from "./site-places.server.ts";

/** Returns a page's fields; the site's currencies replace placeholders in labels. */
export function fieldsIn({ fields }: PageWords, { currencies }: Country): PageWords["fields"] {
  const label = (text: string) => fillPlaces(text, { currency: nameOf(currencies[0]) });
  const filled = (field: WordField): WordField =>
    field.kind === "cards"
      ? { ...field, parts: field.parts.map((part) => ({ ...part, label: label(part.label) })) }
      : { ...field, label: label(field.label) };
  return Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, filled(field)]));
}

/** Finds a page's declared texts; the site's currencies and the country's texts replace placeholders. */
export async function findDeclaredWords(ctx: AppContext, key: PageKey): Promise<PageWords> {
  const country = await findCountry(ctx);
  const declared = pageWordsOf(ctx.features)[key];
  return {
    ...declared,
    original: fillDeep(declared.original, countryPlaces(country)) as object,
    fields: fieldsIn(declared, country),
  };
}
