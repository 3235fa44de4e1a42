import { countryOf } from "content/countries/index.ts";
import { firstSettings } from "content/site.ts";
import type { WordsOfPages } from "../../../server/public-page.ts";
import { fillPlaces } from "../../../values/places.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";

type WithLaw = Pick<SiteSettings, "country" | "lawRead">;

/** Returns true if staff read the country's data protection law. The sample's country counts as read. */
export const hasReadLaw = ({ country, lawRead }: WithLaw): boolean =>
  country === firstSettings.country || lawRead?.country === country;

/** Returns the privacy page's sentences about the law. Until staff read the law, the sentences do not name it. */
export function lawPlaces(words: WordsOfPages["privacy"]["law"], settings: WithLaw): { law: string; complain: string } {
  const { name, authority, site = "" } = countryOf(settings.country).dataLaw;
  if (name === "" || !hasReadLaw(settings)) return { law: words.rights, complain: words.tell };
  return {
    law: fillPlaces(words.named, { name }),
    complain: fillPlaces(words.complain, { authority, site }),
  };
}
