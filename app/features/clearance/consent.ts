import { addDays } from "../../values/lagos-days.ts";

/** What a picture may be used for. */
export const consentUses = ["site", "social", "newsletter", "print"] as const;
export type ConsentUse = (typeof consentUses)[number];

export const relations = ["parent", "guardian", "carer", "self"] as const;

/** What a quick answer beside a picture covers: what the site does with it by itself. */
export const quickUses = "site social newsletter";

/** As stored: words separated by spaces, always in the same order. */
export const writeUses = (uses: readonly string[]): string => consentUses.filter((use) => uses.includes(use)).join(" ");

/** What everybody agreed to. */
export const commonUses = (all: string[]): string =>
  writeUses(consentUses.filter((use) => all.every((uses) => uses.split(" ").includes(use))));

/** Days before the end at which staff are told. */
const soonDays = 30;

/** Consents whose last day is before this one end soon. @param today ISO date in Lagos */
export const soonFrom = (today: string): string => addDays(today, soonDays);
