import type { Country } from "content/countries/country.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { type PageKey, type PageWords, pageWordsOf, type WordField } from "../../../server/page-words.ts";
import { nameOf } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import { findCountry } from "../settings/find-settings.server.ts";
import { countryPlaces, fillDeep } from "./site-places.server.ts";

/** Returns the fields of a page, with the site's currency in labels. */
export function fieldsIn({ fields }: PageWords, { currencies }: Country): PageWords["fields"] {
  const label = (text: string) => fillPlaces(text, { currency: nameOf(currencies[0]) });
  const filled = (field: WordField): WordField =>
    field.kind === "cards"
      ? { ...field, parts: field.parts.map((part) => ({ ...part, label: label(part.label) })) }
      : { ...field, label: label(field.label) };
  return Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, filled(field)]));
}

/** Finds the declared words of a page, with the site's currency and the country's words filled in. */
export async function findDeclaredWords(ctx: AppContext, key: PageKey): Promise<PageWords> {
  const country = await findCountry(ctx);
  const declared = pageWordsOf(ctx.features)[key];
  return {
    ...declared,
    original: fillDeep(declared.original, countryPlaces(country)) as object,
    fields: fieldsIn(declared, country),
  };
}
