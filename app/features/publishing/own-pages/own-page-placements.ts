/** Positions of links to own pages. */
export const placements = ["footer", "header", "nowhere"] as const;

export type Placement = (typeof placements)[number];

/** Maximum links that the header can hold at every width. */
export const maxInHeader = 2;
export const maxTitleInHeader = 20;
