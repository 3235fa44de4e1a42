/** Maximum length of a stored or compared address (characters). */
export const maxPathLength = 300;

/** Characters that no address contains, and those that programs read as another site: `//` and backslashes. */
const impossible = /[\p{Control}\p{Surrogate}\s\\<>"]|\/\//u;

/**
 * Returns a path in its only spelling: decoded, composed, without a slash at the end, with its query.
 * @returns undefined for a text that is not a path of a site
 */
export function plainPath(text: string): string | undefined {
  const mark = text.indexOf("?");
  const [path, query] = mark < 0 ? [text, ""] : [text.slice(0, mark), text.slice(mark)];
  try {
    const plain = decodeURIComponent(path)
      .normalize("NFC")
      .replace(/(?<=.)\/$/, "");
    const whole = plain + (query === "?" ? "" : query);
    return plain.startsWith("/") && whole.length <= maxPathLength && !impossible.test(whole) ? whole : undefined;
  } catch {
    return undefined;
  }
}

/** Encodes a path for a header, as in URLs. */
export const encodePath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");
