export const steps = ["country", "name", "words", "reach", "post"] as const;

export type Step = (typeof steps)[number];

/** The choice that keeps the current colours, beside the ready palettes. */
export const ownPalette = "own";

/** Value of `step` in the address after the last step. */
export const end = "end";

/** @param number of the step, from 1 */
export const stepAddress = (number: number | typeof end) => `/admin/welcome?step=${number}` as const;

/** Returns the address of the step for texts, with the field of one sentence open. @param key of the sentence */
export const changeAddress = (key: string) =>
  `${stepAddress(steps.indexOf("words") + 1)}&change=${encodeURIComponent(key)}`;
