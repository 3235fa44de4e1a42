import { placeholderFilm } from "../../../values/video-address.ts";
import { figureKeyOf, foundedKey, hiddenKeys, isSampleWhole, type Stated, sharesKey } from "./setting-claims.ts";
import type { SiteSettings } from "./settings-schema.ts";

/** Settings that must not show the sample's value: people call, visit and pay there. */
const facts = ["phone", "email", "headOffice", "volunteerFormUrl", "introVideoId", "social"] as const;

type Fact = (typeof facts)[number];

/** The settings of public pages, without empty facts and the sample's facts. */
export type PublicSettings = Omit<SiteSettings, "look" | "trustees" | Exclude<Fact, "social">> &
  Partial<Pick<SiteSettings, Fact>>;

/** Returns true if the fact is the foundation's own. @param first settings of a new site */
export function isOwnFact(settings: Pick<SiteSettings, Fact>, first: Pick<SiteSettings, Fact>, name: Fact): boolean {
  return JSON.stringify(settings[name]) !== JSON.stringify(first[name]);
}

/** The facts and claims of a new site. */
type First = Pick<SiteSettings, Fact | "country" | "town"> & Stated;

/**
 * Returns the settings without the sample's facts and unconfirmed claims, once the sample is not shown whole.
 * Left out means: an empty text, no shares, a figure without a value. A counted sum may still replace a figure.
 * @param first settings of a new site
 */
export function factsOf(settings: Omit<SiteSettings, "look">, first: First): PublicSettings {
  const {
    phone,
    email,
    headOffice: office,
    volunteerFormUrl,
    introVideoId,
    social,
    trustees: _hidden,
    ...others
  } = settings;
  // Without an office, the town stands in its place.
  const headOffice = office === "" && settings.town !== first.town ? settings.town : office;
  const all = { phone, email, headOffice, volunteerFormUrl, introVideoId };
  const said = Object.entries(all).filter(([, text]) => text !== "" && text !== placeholderFilm);
  if (isSampleWhole(settings, first)) return { ...others, ...Object.fromEntries(said), social };
  const own = said.filter(([name]) => isOwnFact({ ...settings, headOffice }, first, name as Fact));
  const firstLinks = new Set(first.social.map(({ url }) => url));
  return {
    ...others,
    ...claimsShown(settings, first),
    ...Object.fromEntries(own),
    social: social.filter(({ url }) => !firstLinks.has(url)),
  };
}

/** Returns the sample values that public pages leave out, by form field. @param first settings of a new site */
export function sampleValuesOf(settings: Omit<SiteSettings, "look">, first: First): Record<string, string[]> {
  if (isSampleWhole(settings, first)) return {};
  const { phone, email, headOffice, volunteerFormUrl, introVideoId, social } = first;
  const texts = { phone, email, headOffice, volunteerFormUrl, introVideoId };
  const hidden = hiddenKeys(settings, first);
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text]])),
    socialUrl: social.map(({ url }) => url),
    ...(hidden.has(foundedKey) && { founded: [settings.founded] }),
  };
}

function claimsShown(settings: Omit<SiteSettings, "look">, first: First) {
  const { figures, donationDistribution } = settings;
  const hidden = hiddenKeys(settings, first);
  const isHidden = (figure: (typeof figures)[number]) => hidden.has(figureKeyOf(figure, first) ?? "");
  return {
    founded: foundedOf(settings, first),
    figures: figures.map((figure) => (isHidden(figure) ? { ...figure, value: "" } : figure)),
    donationDistribution: hidden.has(sharesKey) ? { ...donationDistribution, shares: [] } : donationDistribution,
  };
}

/** Returns month and year for visitors; empty if unknown. @param first settings of a new site */
export const foundedOf = (
  settings: Omit<SiteSettings, "look">,
  first: Stated & Pick<SiteSettings, "country">,
): string => (hiddenKeys(settings, first).has(foundedKey) ? "" : settings.founded);

declare module "../../../server/public-page.ts" {
  interface PublicFacts extends PublicSettings {}
}
