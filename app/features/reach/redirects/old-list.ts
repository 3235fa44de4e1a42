/** First parts of the addresses of lists of an earlier website. */
const listNames = ["category", "tag", "author"];

const feedFormats = ["rss", "rss2", "rdf", "atom"];

/**
 * Returns the address of the list or item to which a page number or a feed belongs: `/category/news/stories/feed` belongs
 * to `/category/stories`, and `/page/2` to `/page`. WordPress also nests categories.
 * @returns undefined for other addresses
 */
export function oldListOf(pathname: string): { path: string; isFeed: boolean } | undefined {
  const parts = pathname.split("/").filter((part) => part !== "");
  const count = parts.length;
  if (count > 20) return undefined;
  const isFeed = parts.at(-1) === "feed" || (parts.at(-2) === "feed" && feedFormats.includes(parts.at(-1) ?? ""));
  if (isFeed) parts.length -= parts.at(-1) === "feed" ? 1 : 2;
  const isNumbered = parts.at(-2) === "page" && /^\d{1,6}$/.test(parts.at(-1) ?? "");
  if (isNumbered) parts.length -= 2;
  else if (/^comment-page-\d{1,6}$/.test(parts.at(-1) ?? "")) parts.pop();
  const [name = ""] = parts;
  // The feed of all comments is the feed of the site.
  if (isFeed && parts.length === 1 && name === "comments") parts.pop();
  if (listNames.includes(name) && parts.length > 2) parts.splice(1, parts.length - 2);
  if (parts.length === count) return undefined;
  if (parts.length === 0) return { path: isFeed ? "/feed" : "/page", isFeed };
  return { path: `/${parts.join("/")}`, isFeed };
}
