import * as v from "valibot";
import { checkedText, refuse } from "./config-error.ts";
import type { Environment, SiteAddress } from "./environment.ts";

/** Returns true for an https address, or any address on this machine, like those of payment providers. */
function isEndpoint(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.search !== "" || url.hash !== "" || url.username !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && /^(?:127\.0\.0\.1|localhost)$/.test(url.hostname));
}

export const indexNowEntries = {
  /** [IndexNow](https://www.indexnow.org/documentation): 8 to 128 letters, digits and hyphens. */
  INDEXNOW_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[a-zA-Z0-9-]{8,128}$/, "must be 8 to 128 plain letters, digits and hyphens.")),
  ),
  INDEXNOW_URL: v.optional(
    checkedText(isEndpoint, "must be an address like https://api.indexnow.org/indexnow."),
    "https://api.indexnow.org/indexnow",
  ),
};

/** Reads the settings; undefined without a key, in which case no search engine is notified. */
export function readIndexNowConfig({
  INDEXNOW_KEY: key,
  INDEXNOW_URL: url,
  SITE_URL,
}: Environment<typeof indexNowEntries> & SiteAddress) {
  if (key === undefined) return undefined;
  // The site sends addresses for visitors; those must not depend on a request.
  if (SITE_URL === undefined) return refuse("SITE_URL", "must be set when INDEXNOW_KEY is.");
  return { key, url, siteUrl: SITE_URL };
}
