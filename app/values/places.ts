const shape = /\{([^{}\s]*)\}/g;

/** The names in braces of a text, like `founded` in "since {founded}". */
export const placesIn = (text: string): string[] => [...text.matchAll(shape)].map(([, name = ""]) => name);

/** Puts values in the named places of a text; an unknown place stays as it is. */
export const fillPlaces = (text: string, values: Record<string, string>): string =>
  text.replace(shape, (whole, name: string) => values[name] ?? whole);
