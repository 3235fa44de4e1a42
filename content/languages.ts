/** Names of the languages that a site can have, each in itself. */
export const languageNames = { en: "English", fr: "Français" } as const;
