import { logThings } from "content/log-things.ts";
import { staffFaces } from "content/staff-faces.ts";
import { staffSettings } from "content/staff-settings.ts";
import type { LoggedThing } from "../../../server/audit-log/logged-things.ts";
import type { SiteSettings } from "./settings-schema.ts";

const { labels, names } = staffSettings;

const settings = (): Record<keyof SiteSettings, [label: string, page: string]> => ({
  name: [labels.name, "settings"],
  kind: [labels.kind, "settings"],
  nameMeaning: [labels.nameMeaning, "settings"],
  founded: [labels.founded, "settings"],
  phone: [labels.phone, "settings"],
  email: [labels.email, "settings"],
  town: [labels.town, "settings"],
  headOffice: [labels.headOffice, "settings"],
  safeguardingContact: [labels.safeguardingContact, "settings"],
  safeguardingPhone: [labels.safeguardingPhone, "settings"],
  privacyContact: [labels.privacyContact, "settings"],
  volunteerFormUrl: [labels.volunteerFormUrl, "settings"],
  introVideoId: [names.film, "settings"],
  social: [staffSettings.social, "settings"],
  figures: [staffSettings.figures, "settings"],
  donationDistribution: [staffSettings.spending, "settings"],
  sharesCountedAt: [staffSettings.spending, "settings"],
  retention: [staffSettings.retention, "settings"],
  countFaces: [staffFaces.settings.countFaces, "settings"],
  giving: [names.giving, "settings"],
  trustees: [names.trustees, "trustees"],
  headlineSums: [names.headlineSums, "figures"],
  country: [names.country, "country"],
  otherCountry: [names.otherCountry, "country"],
  language: [names.language, "country"],
  lawRead: [names.lawRead, "country"],
  welcomedAt: [names.welcomedAt, "welcome"],
  mailArrivedAt: [names.mailArrivedAt, "mail"],
  claims: [names.claims, "pages"],
  readPages: [names.readPages, "protecting-pages"],
  look: [names.look, "look"],
});

/** Returns the label of a setting's field; the name itself for a setting of an earlier release. */
export const labelSetting = (name: string): string =>
  Object.hasOwn(settings(), name) ? settings()[name as keyof SiteSettings][0] : name;

/** Returns a setting's label and page for the audit log; undefined for a setting of an earlier release. */
export function nameSetting(key: string): LoggedThing | undefined {
  if (!Object.hasOwn(settings(), key)) return undefined;
  const [label, page] = settings()[key as keyof SiteSettings];
  return { name: logThings.setting(label), to: `/admin/${page}` };
}
