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

/** Settings that are telephones, or that no visitor reads as they are typed. */
const unread = ["phone", "safeguardingPhone", "look", "claims", "lawRead", "country", "otherCountry", "retention"];

/** Whether visitors read the text of a row of the table of settings as it is typed. */
export const isReadByVisitors = (name: string): boolean => isSetting(name) && !unread.includes(name);

/** Every text of changed settings, with its own name before it: `taxNumber: 12345678-0001`. */
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
 * The sentences of settings that visitors read, with the fields of the form that they stand in. Without the name of the
 * foundation, and without its own contacts, which the words guard lets pass everywhere.
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
