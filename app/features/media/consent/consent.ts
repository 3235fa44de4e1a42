import { addDays } from "../../../values/site-days.ts";

/** What a picture may be used for. */
export const consentUses = ["site", "social", "newsletter", "print"] as const;
export type ConsentUse = (typeof consentUses)[number];

export const relations = ["parent", "guardian", "carer", "self"] as const;

/** What a quick answer beside a picture covers: what the site does with it by itself. */
export const quickUses = "site social newsletter";

/** Writes uses as they are stored: words separated by spaces, always in the same order. */
export const writeUses = (uses: readonly string[]): string => consentUses.filter((use) => uses.includes(use)).join(" ");

/** What everybody agreed to. */
const commonUses = (all: string[]): string =>
  writeUses(consentUses.filter((use) => all.every((uses) => uses.split(" ").includes(use))));

export const earliest = (all: (string | null)[]): string | null => all.filter((one) => one !== null).sort()[0] ?? null;

interface Allowed {
  uses: string;
  until: string | null;
}

/** Whether a change allows nothing that was not allowed before. */
export const isNarrower = (after: Allowed, before: Allowed): boolean =>
  after.uses.split(" ").every((use) => use === "" || before.uses.split(" ").includes(use)) &&
  (before.until === null || (after.until !== null && after.until <= before.until));

interface Yes {
  withdrawn_at: string | null;
  until: string | null;
  uses: string;
}

/** What several people allow together: one withdrawal withdraws all, the earliest end ends all, and all agreed to a use. */
export const joinConsents = (people: Yes[]) => ({
  withdrawn_at: earliest(people.map(({ withdrawn_at }) => withdrawn_at)),
  shown_until: earliest(people.map(({ until }) => until)),
  allowed_uses: commonUses(people.map(({ uses }) => uses)),
});

/** Days before the end at which staff are told. */
const soonDays = 30;

/** Consents whose last day is before this one end soon. @param today ISO date */
export const soonFrom = (today: string): string => addDays(today, soonDays);
