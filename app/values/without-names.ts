/** Matches a name as whole words: `Ann Bell` does not match `Joann Bell`. */
export function namePattern(name: string): RegExp {
  const exact = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{Nd}])${exact}(?![\\p{L}\\p{M}\\p{Nd}])`, "gu");
}

/** Replaces the names of one person, the longest first, as one may begin another. */
export const withoutNames = (text: string, names: readonly string[], mark: string): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replace(namePattern(name), () => mark), text);
