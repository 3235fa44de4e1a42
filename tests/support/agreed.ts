/** What a form says of a photo whose people agreed. @param prefix of the field names, like `photo-12-consent` */
export const agreed = (prefix: string) => ({
  [prefix]: "guardian",
  [`${prefix}-by`]: "Her mother",
  [`${prefix}-assent`]: "on",
});

/** The same, as pairs. */
export const agreedPairs = (prefix: string): [string, string][] => Object.entries(agreed(prefix));
