import * as v from "valibot";

/** Where a network of caches in front of the site is told to forget what it keeps. */
export interface CdnPlan {
  url: string;
  /** Sent as `Authorization: Bearer`; none where the address is secret enough. */
  token: string | undefined;
}

/** The variables about a network of caches in front of the site. */
export const cdnEntries = {
  CDN_PURGE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => {
        const url = URL.parse(text);
        return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
      }, "must be a web address without a name and password in it, like https://cdn.example.org/purge."),
    ),
  ),
  CDN_PURGE_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, "must be one word of plain letters."))),
};

/**
 * Joins what the variables say; undefined without an address, and then nothing is different.
 *
 * @param refuse throws for a variable that cannot be used
 */
export function readCdn(
  { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }: { CDN_PURGE_URL?: string; CDN_PURGE_TOKEN?: string },
  refuse: (variable: string, why: string) => never,
): CdnPlan | undefined {
  if (url !== undefined) return { url, token };
  return token === undefined ? undefined : refuse("CDN_PURGE_URL", "must be set, because CDN_PURGE_TOKEN is.");
}
