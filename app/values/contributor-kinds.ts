export const contributorKinds = ["person", "partner"] as const;
export type ContributorKind = (typeof contributorKinds)[number];

/** Contributors that a page of the foundation lists. */
export const shownContributors = ["none", "people", "partners", "both"] as const;
export type ShownContributors = (typeof shownContributors)[number];

const listOf: Record<ContributorKind, ShownContributors> = { person: "people", partner: "partners" };

/** Returns the kinds that a page lists: none for a form without the field. */
export const kindsOf = (shown: ShownContributors): ContributorKind[] =>
  contributorKinds.filter((kind) => shown === "both" || shown === listOf[kind]);
