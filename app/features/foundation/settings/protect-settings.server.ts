import { protectTexts, type Sent } from "../../../cms/protection/protect-texts.server.ts";
import type { StoryText } from "../../../cms/protection/story-texts.ts";
import type { MoneyText } from "../../../cms/publishing/money-guard/find-money.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { isSetting } from "./setting-classes.ts";
import type { SiteSettings } from "./settings-schema.ts";

/** Checks settings with the words guard before they are stored. @throws FormError with the guard's questions */
export const protectSettings = ({ ctx, member }: Actor, wanted: Partial<SiteSettings>, sent: Sent): Promise<void> =>
  withTransaction(ctx, (inside) => protectTexts(inside, member, "settings", textsOfSettings(wanted), sent));

/** Telephone numbers, and settings that visitors do not read exactly as typed. */
const unread = [
  "phone",
  "safeguardingPhone",
  "look",
  "claims",
  "readPages",
  "lawRead",
  "country",
  "otherCountry",
  "retention",
];

/** Returns true if visitors read this setting exactly as typed. */
export const isReadByVisitors = (name: string): boolean => isSetting(name) && !unread.includes(name);

/** Returns every text of changed settings with its field's name, for example `taxNumber: 12345678-0001`. */
export const textsOfMoney = (wanted: Partial<SiteSettings>): MoneyText[] =>
  Object.entries(wanted)
    .filter(([name]) => isReadByVisitors(name))
    .flatMap(([name, value]) => textsIn(name, value));

function textsIn(field: string, value: unknown): MoneyText[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    textsIn(field, inside).map(({ text }) => ({ field, text: /[a-z]/.test(name) ? `${spaced(name)}: ${text}` : text })),
  );
}

const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * Returns the sentences that visitors read, with their form fields. The foundation's name and contacts are omitted,
 * because the words guard always accepts them.
 */
function textsOfSettings({
  kind = "",
  nameMeaning = "",
  founded = "",
  figures = [],
  social = [],
  donationDistribution,
}: Partial<SiteSettings>): StoryText[] {
  const texts: StoryText[] = [
    { field: "kind", text: kind },
    { field: "nameMeaning", text: nameMeaning },
    { field: "founded", text: founded },
    ...figures.map(({ value, label }) => ({ field: "figureLabel", text: `${value} ${label}` })),
    ...(donationDistribution?.shares ?? []).map(({ label }) => ({ field: "shareLabel", text: label })),
    ...social.map(({ name }) => ({ field: "socialName", text: name })),
  ];
  return texts.filter(({ text }) => text.trim() !== "");
}
