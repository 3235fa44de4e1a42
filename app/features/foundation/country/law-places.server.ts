import { countryOf } from "content/countries/index.ts";
import { firstSettings } from "content/site.ts";
import type { WordsOfPages } from "../../../server/public-page.ts";
import { fillPlaces } from "../../../values/places.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";

type WithLaw = Pick<SiteSettings, "country" | "lawRead">;

/** Whether the foundation has read the law on people's data of its country; the sample's is that of the first one. */
export const hasReadLaw = ({ country, lawRead }: WithLaw): boolean =>
  country === firstSettings.country || lawRead?.country === country;

/** What the privacy page says of the law: nothing that nobody has read. */
export function lawPlaces(words: WordsOfPages["privacy"]["law"], settings: WithLaw): { law: string; complain: string } {
  const { name, authority, site = "" } = countryOf(settings.country).dataLaw;
  if (name === "" || !hasReadLaw(settings)) return { law: words.rights, complain: words.tell };
  return {
    law: fillPlaces(words.named, { name }),
    complain: fillPlaces(words.complain, { authority, site }),
  };
}
