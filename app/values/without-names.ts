/**
 * Matches a name as whole words: `Ann Bell` does not match `Joann Bell`.
 * @param flags `giu` for names in any case
 */
export function namePattern(name: string, flags: "gu" | "giu" = "gu"): RegExp {
  const exact = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{Nd}])${exact}(?![\\p{L}\\p{M}\\p{Nd}])`, flags);
}

/** Replaces the names of one person, the longest first, as one may begin another. @param flags as of `namePattern` */
export const withoutNames = (
  text: string,
  names: readonly string[],
  mark: string,
  flags: "gu" | "giu" = "gu",
): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replace(namePattern(name, flags), () => mark), text);
