const shape = /\{([^{}\s]*)\}/g;

/** Returns the placeholders of a text, such as `founded` in "since {founded}". */
export const placesIn = (text: string): string[] => [...text.matchAll(shape)].map(([, name = ""]) => name);

/** Replaces the placeholders of a text by values; an unknown placeholder stays. */
export const fillPlaces = (text: string, values: Record<string, string>): string =>
  text.replace(shape, (whole, name: string) => values[name] ?? whole);
