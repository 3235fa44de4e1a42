import type { IconName } from "../values/icon-name.ts";

/** Subjects of needs, the most serious first. */
export const gravityRanks = ["child", "money", "house"] as const;

/** Rank and appearance of a row about money that may be wrong or lost. */
export const moneyWarning = { rank: "money", icon: "gift", ground: "g-pink" } as const;

/** Something that waits for a member of staff: a row on the home page. */
export interface Need {
  rank: (typeof gravityRanks)[number];
  label: string;
  detail: string;
  /** One word for the link. */
  act: string;
  icon: IconName;
  ground: "g-pink" | "g-yellow" | "g-lilac" | "g-green" | "machine";
  path: string;
  /** True if the link is a full page load. */
  isDocument?: true;
  count?: number;
  /**
   * Time at which it began to wait (ISO 8601, UTC). Within a rank, the oldest come first and those without a time last.
   */
  since?: string | undefined;
  /** True if a person may be in danger until it is read. Such a need comes first. */
  isDanger?: true;
  /** True if a list also shows it. Such a need is omitted when there are too many. */
  isListed?: true;
}
