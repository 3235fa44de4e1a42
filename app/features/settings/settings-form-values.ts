import type { SiteSettings } from "./settings-schema.ts";

/** The names of the settings that are a text. */
type TextSetting = {
  [Name in keyof SiteSettings]: SiteSettings[Name] extends string ? Name : never;
}[keyof SiteSettings];

/** Every setting that is one line, in the order of the form: one that is left out is a type error. */
const lines: Record<TextSetting, true> = {
  name: true,
  kind: true,
  nameMeaning: true,
  founded: true,
  phone: true,
  email: true,
  headOffice: true,
  volunteerFormUrl: true,
  introVideoId: true,
};
export const settingTexts = Object.keys(lines) as TextSetting[];

/** The settings by the names of the fields of their form. */
export function formValuesOf(settings: SiteSettings) {
  const { figures, social, donationDistribution } = settings;
  return {
    ...Object.fromEntries(settingTexts.map((name) => [name, [settings[name]]])),
    figureValue: figures.map(({ value }) => value),
    figureLabel: figures.map(({ label }) => label),
    shareLabel: donationDistribution.shares.map(({ label }) => label),
    sharePercent: donationDistribution.shares.map(({ percent }) => String(percent)),
    socialName: social.map(({ name }) => name),
    socialUrl: social.map(({ url }) => url),
  };
}

/** How long records are kept, by the names of the fields of its form. */
export function retentionValuesOf({ retention }: SiteSettings) {
  return Object.fromEntries(Object.entries(retention).map(([name, months]) => [name, [String(months)]]));
}

/** The bank details by the names of the fields of their form. */
export function bankValuesOf({ bank }: SiteSettings) {
  return Object.fromEntries(Object.entries(bank).map(([name, value]) => [name, [value]]));
}

/** The settings that say where visitors reach the foundation; only admins change them. */
export const contactSettings = ["phone", "email", "volunteerFormUrl", "social"] as const;

/** The fields of the form that stand for them. */
export const contactFields = ["phone", "email", "volunteerFormUrl", "socialName", "socialUrl"] as const;
