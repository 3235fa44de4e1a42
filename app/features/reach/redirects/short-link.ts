/** Parameters of short links such as `/?p=123`. Many websites use them, so they are in printed links and in feeds. */
const shortLinkNames = ["p", "page_id", "attachment_id"] as const;

/**
 * Normalizes a short link of an earlier website, without parameters that other programs add.
 * @param path path with query
 * @returns for example `/?p=123`; undefined for other addresses
 */
export function shortLinkOf(path: string): string | undefined {
  if (!path.startsWith("/?")) return undefined;
  const query = new URLSearchParams(path.slice(2));
  for (const name of shortLinkNames) {
    const value = query.get(name);
    if (value !== null && /^\d{1,9}$/.test(value)) return `/?${name}=${value}`;
  }
  return undefined;
}
