/** Patterns: a tile in page headers and placeholders, and a strip at edges. The style sheets contain the first one. */
export const cloths = ["adire", "aso-oke", "record", "gingham", "plain"] as const;
export type Cloth = (typeof cloths)[number];
