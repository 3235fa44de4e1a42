import { monthFieldOf } from "../../../values/founding-month.ts";
import type { SiteSettings } from "./settings-schema.ts";

type TextSetting = {
  [Name in keyof SiteSettings]-?: SiteSettings[Name] extends string
    ? string extends SiteSettings[Name]
      ? Name
      : never
    : never;
}[keyof SiteSettings];

/** All single-line settings in form order; TypeScript reports a missing one. */
const lines: Record<TextSetting, true> = {
  name: true,
  kind: true,
  nameMeaning: true,
  founded: true,
  phone: true,
  email: true,
  town: true,
  headOffice: true,
  safeguardingContact: true,
  safeguardingPhone: true,
  privacyContact: true,
  volunteerFormUrl: true,
  introVideoId: true,
};
export const settingTexts = Object.keys(lines) as TextSetting[];

export function formValuesOf(settings: SiteSettings) {
  const { figures, social, donationDistribution } = settings;
  return {
    ...Object.fromEntries(settingTexts.map((name) => [name, [settings[name]]])),
    founded: [monthFieldOf(settings.founded)],
    figureValue: figures.map(({ value }) => value),
    figureLabel: figures.map(({ label }) => label),
    shareLabel: donationDistribution.shares.map(({ label }) => label),
    sharePercent: donationDistribution.shares.map(({ percent }) => String(percent)),
    socialName: social.map(({ name }) => name),
    socialUrl: social.map(({ url }) => url),
  };
}

/** Returns the form values without the contact persons, unless the submitted form contains them. */
export const roomValuesOf = (settings: SiteSettings, sent: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(formValuesOf(settings)).filter(
      ([name]) => sent[name] !== undefined || !persons.some((person) => person === name),
    ),
  );

export const groupValuesOf = (group: SiteSettings["retention"]) =>
  Object.fromEntries(Object.entries(group).map(([name, value]) => [name, [String(value)]]));

/** Fields of the contact persons for child safety and personal data; the safety page has their form. */
export const persons = ["safeguardingContact", "safeguardingPhone", "privacyContact"] as const;

export const personValuesOf = ({ safeguardingContact, safeguardingPhone, privacyContact }: SiteSettings) => ({
  safeguardingContact: [safeguardingContact],
  safeguardingPhone: [safeguardingPhone],
  privacyContact: [privacyContact],
});

/** Fields of the contact settings, which only admins change. */
export const contactFields = ["phone", "email", "volunteerFormUrl", "socialName", "socialUrl", ...persons] as const;
