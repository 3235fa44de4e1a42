import { addDays } from "../../../values/site-days.ts";

export const consentUses = ["site", "social", "newsletter", "print"] as const;
export type ConsentUse = (typeof consentUses)[number];

export const relations = ["parent", "guardian", "carer", "self"] as const;

/** Uses that an answer beside a picture allows: only the site's own uses. */
export const quickUses = "site social newsletter";

/** Writes uses in the stored form: in a fixed order, separated by spaces. */
export const writeUses = (uses: readonly string[]): string => consentUses.filter((use) => uses.includes(use)).join(" ");

const commonUses = (all: string[]): string =>
  writeUses(consentUses.filter((use) => all.every((uses) => uses.split(" ").includes(use))));

export const earliest = (all: (string | null)[]): string | null => all.filter((day) => day !== null).sort()[0] ?? null;

type Allowed = { uses: string; until: string | null };

/** Returns true if a change allows nothing that was forbidden before. */
export const isNarrower = (after: Allowed, before: Allowed): boolean =>
  after.uses.split(" ").every((use) => use === "" || before.uses.split(" ").includes(use)) &&
  (before.until === null || (after.until !== null && after.until <= before.until));

/** Computes what several people allow together: each limit applies. */
export const joinConsents = (people: (Allowed & { withdrawn_at: string | null })[]) => ({
  withdrawn_at: earliest(people.map(({ withdrawn_at }) => withdrawn_at)),
  shown_until: earliest(people.map(({ until }) => until)),
  allowed_uses: commonUses(people.map(({ uses }) => uses)),
});

const soonDays = 30;

/** Returns the first day that is not soon: a consent that ends before it "ends soon". @param today ISO date */
export const soonFrom = (today: string): string => addDays(today, soonDays);
