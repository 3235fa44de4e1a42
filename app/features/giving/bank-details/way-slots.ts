/** A foundation shows one to four ways to give. */
const maxWays = 4;

/** The places of a form, from 1: each way to give has fields of its own, like `number2`. */
export const slots = Array.from({ length: maxWays }, (_, place) => place + 1);

/** A way's fields, without the number of its place. */
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
