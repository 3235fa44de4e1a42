/** Languages that a site can have, by their folder here: names, each in itself. */
export const languageNames = { en: "English", fr: "Français" } as const;

export type Language = keyof typeof languageNames;
