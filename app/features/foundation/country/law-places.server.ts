import { countryOf } from "content/countries/index.ts";
import { firstSettings } from "content/site.ts";
import type { WordsOfPages } from "../../../server/public-page.ts";
import { fillPlaces } from "../../../values/places.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";

type WithLaw = Pick<SiteSettings, "country" | "lawRead">;

/** Returns true if staff read the data protection law of the country. For the sample, the first country counts as read. */
export const hasReadLaw = ({ country, lawRead }: WithLaw): boolean =>
  country === firstSettings.country || lawRead?.country === country;

/** Returns the sentences of the privacy page about the law. They name no law before staff read it. */
export function lawPlaces(words: WordsOfPages["privacy"]["law"], settings: WithLaw): { law: string; complain: string } {
  const { name, authority, site = "" } = countryOf(settings.country).dataLaw;
  if (name === "" || !hasReadLaw(settings)) return { law: words.rights, complain: words.tell };
  return {
    law: fillPlaces(words.named, { name }),
    complain: fillPlaces(words.complain, { authority, site }),
  };
}
