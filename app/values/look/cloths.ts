/** Pattern sets: a tile in page heads and placeholders, a strip at edges. The style sheets have the first. */
export const cloths = ["adire", "aso-oke", "record", "gingham", "plain"] as const;
export type Cloth = (typeof cloths)[number];
