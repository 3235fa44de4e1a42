/** Choices for the place of a link to the page. */
export const placements = ["footer", "header", "nowhere"] as const;

export type Placement = (typeof placements)[number];

/** Maximum number and length of links, so that the header fits at every width. */
export const maxInHeader = 2;
export const maxTitleInHeader = 20;
