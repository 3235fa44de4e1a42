import type { SiteSettings } from "./settings-schema.ts";

/** Settings that would mislead if they were the sample's: people call, visit and pay there. */
const facts = ["phone", "email", "headOffice", "volunteerFormUrl", "social"] as const;

type Fact = (typeof facts)[number];

/** The settings as public pages show them: a fact without own words is left out. */
export type PublicSettings = Omit<SiteSettings, "look" | Exclude<Fact, "social">> & Partial<Pick<SiteSettings, Fact>>;

/** Has the foundation given it? @param first settings of a new site */
export function isOwnFact(settings: Pick<SiteSettings, Fact>, first: Pick<SiteSettings, Fact>, name: Fact): boolean {
  return JSON.stringify(settings[name]) !== JSON.stringify(first[name]);
}

/** Once the welcome is done, without the facts of the sample. @param first settings of a new site */
export function factsOf(settings: Omit<SiteSettings, "look">, first: Pick<SiteSettings, Fact>): PublicSettings {
  if (settings.welcomedAt === undefined) return settings;
  const { phone, email, headOffice, volunteerFormUrl, social, ...others } = settings;
  const all = { phone, email, headOffice, volunteerFormUrl };
  const own = Object.entries(all).filter(([name]) => isOwnFact(settings, first, name as Fact));
  const firstLinks = new Set(first.social.map(({ url }) => url));
  return { ...others, ...Object.fromEntries(own), social: social.filter(({ url }) => !firstLinks.has(url)) };
}

declare module "../../../server/public-page.ts" {
  interface PublicFacts extends PublicSettings {}
}
