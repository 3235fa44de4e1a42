/** Parameters with which many sites name a page at their root, like `/?p=123`; it stands in printed links and in feeds. */
const shortLinkNames = ["p", "page_id", "attachment_id"] as const;

/**
 * Reads a short link of an earlier site, in one spelling, without what programs add to it.
 * @param path path with query @returns like `/?p=123`; undefined for another address
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
