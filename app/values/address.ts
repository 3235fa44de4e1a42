/** Longest address that is kept or compared, in characters. */
export const maxPathLength = 300;

/** Characters of no address, and what programs read as another site: `//` and backslashes. */
const impossible = /[\p{Control}\p{Surrogate}\s\\<>"]|\/\//u;

/**
 * One spelling of a path for every way to write it: decoded, composed, without a slash at the end, with its query.
 * @returns undefined for a text that is no path of a site
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

/** Encodes a path as URLs have it, for a header. */
export const encodePath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");
