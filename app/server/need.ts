import type { IconName } from "../values/icon-name.ts";

/** Subjects of needs, the gravest first. */
export const gravityRanks = ["child", "money", "house"] as const;

/** Rank and look of a row about money that may be wrong or lost. */
export const moneyWarning = { rank: "money", icon: "gift", ground: "g-pink" } as const;

/** Something that waits for a member of staff: a row of the home. */
export interface Need {
  rank: (typeof gravityRanks)[number];
  label: string;
  detail: string;
  /** One word, for the link. */
  act: string;
  icon: IconName;
  ground: "g-pink" | "g-yellow" | "g-lilac" | "g-green" | "machine";
  path: string;
  count?: number;
  /** When it began to wait (ISO 8601, UTC); within a rank the oldest come first, those without a time last. */
  since?: string | undefined;
  /** A person may be in danger until it is read: it comes first. */
  isDanger?: true;
  /** A list also has this need: it is left out when there are too many. */
  isListed?: true;
}
