import { placeholderFilm } from "../../../values/video-address.ts";
import { figureKeyOf, foundedKey, hiddenKeys, isSampleWhole, type Stated, sharesKey } from "./setting-claims.ts";
import type { SiteSettings } from "./settings-schema.ts";

/** Settings that must never show the sample's value, because visitors would call, visit or pay there. */
const facts = ["phone", "email", "headOffice", "volunteerFormUrl", "introVideoId", "social"] as const;

type Fact = (typeof facts)[number];

/** The settings of public pages. Empty facts and the sample's facts are missing. */
export type PublicSettings = Omit<SiteSettings, "look" | "trustees" | Exclude<Fact, "social">> &
  Partial<Pick<SiteSettings, Fact>>;

/** Returns true if the fact differs from the sample's. @param first settings of a new site */
export function isOwnFact(settings: Pick<SiteSettings, Fact>, first: Pick<SiteSettings, Fact>, name: Fact): boolean {
  return JSON.stringify(settings[name]) !== JSON.stringify(first[name]);
}

type First = Pick<SiteSettings, Fact | "country" | "town" | "nameMeaning"> & Stated;

/**
 * Removes the sample's facts and unconfirmed claims from the settings, unless the whole sample is shown. A removed
 * claim is an empty text, a figure without a value, or an empty list of shares.
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

/** Returns the sample's values that public pages hide, by form field. @param first settings of a new site */
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
    // It speaks of the sample's name.
    nameMeaning: settings.name !== first.name && settings.nameMeaning === first.nameMeaning ? "" : settings.nameMeaning,
    figures: figures.map((figure) => (isHidden(figure) ? { ...figure, value: "" } : figure)),
    donationDistribution: hidden.has(sharesKey) ? { ...donationDistribution, shares: [] } : donationDistribution,
  };
}

/**
 * Returns the month and year of founding for visitors; empty if unknown or hidden.
 * @param first settings of a new site
 */
export const foundedOf = (
  settings: Omit<SiteSettings, "look">,
  first: Stated & Pick<SiteSettings, "country">,
): string => (hiddenKeys(settings, first).has(foundedKey) ? "" : settings.founded);

declare module "../../../server/public-page.ts" {
  interface PublicFacts extends PublicSettings {}
}
