const maxWays = 4;

/** Slots of a form, from 1; each has its own fields, like `number2`. */
export const slots = Array.from({ length: maxWays }, (_, index) => index + 1);

export const wayFields = [
  "form",
  "label",
  "currency",
  "bank",
  "code",
  "number",
  "account",
  "sure",
  "name",
  "reference",
  "steps",
  "bic",
  "bankAddress",
  "abroad",
] as const;

export type WayField = (typeof wayFields)[number];
