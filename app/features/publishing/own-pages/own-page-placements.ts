/** Places at which a page of one's own is linked. */
export const placements = ["footer", "header", "nowhere"] as const;

export type Placement = (typeof placements)[number];

/** What the header holds at every width, beside its own links. */
export const maxInHeader = 2;
export const maxTitleInHeader = 20;
