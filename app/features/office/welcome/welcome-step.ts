export const steps = ["country", "name", "words", "reach", "post"] as const;

export type Step = (typeof steps)[number];

/** The choice besides the ready palettes: it leaves the colours as they are. */
export const ownPalette = "own";

/** Place after the last step. */
export const end = "end";

/** @param number from 1 */
export const stepAddress = (number: number | typeof end) => `/admin/welcome?step=${number}` as const;

/** The step of the words with the field of one sentence open. @param key of the sentence */
export const changeAddress = (key: string) =>
  `${stepAddress(steps.indexOf("words") + 1)}&change=${encodeURIComponent(key)}`;
