import { protectTexts, type Sent } from "../../../cms/protection/protect-texts.server.ts";
import type { StoryText } from "../../../cms/protection/story-texts.ts";
import type { MoneyText } from "../../../cms/publishing/money-guard/find-money.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { isSetting } from "./setting-classes.ts";
import type { SiteSettings } from "./settings-schema.ts";

/** Asks about settings before they are stored. @throws FormError with questions of the words guard */
export const protectSettings = ({ ctx, member }: Actor, wanted: Partial<SiteSettings>, sent: Sent): Promise<void> =>
  withTransaction(ctx, (inside) => protectTexts(inside, member, "settings", textsOfSettings(wanted), sent));

/** Telephones, and settings that visitors never read as typed. */
const unread = ["phone", "safeguardingPhone", "look", "claims", "lawRead", "country", "otherCountry", "retention"];

/** Returns true if visitors read this row of the settings table as it is typed. */
export const isReadByVisitors = (name: string): boolean => isSetting(name) && !unread.includes(name);

/** Returns every text of changed settings after its name: `taxNumber: 12345678-0001`. */
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

/** `taxNumber` as words. */
const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * Returns the sentences that visitors read, with their form fields. The foundation's name and contacts are left out.
 * The words guard always lets these pass.
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
