import * as v from "valibot";

export interface CdnConfig {
  url: string;
  /** Sent as `Authorization: Bearer`; undefined where the URL is the secret. */
  token: string | undefined;
}

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
 * Reads the CDN variables; undefined without a URL, which disables CDN support.
 * @param refuse throws for an invalid variable
 */
export function readCdnConfig(
  { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }: { CDN_PURGE_URL?: string; CDN_PURGE_TOKEN?: string },
  refuse: (variable: string, why: string) => never,
): CdnConfig | undefined {
  if (url !== undefined) return { url, token };
  return token === undefined ? undefined : refuse("CDN_PURGE_URL", "must be set, because CDN_PURGE_TOKEN is.");
}
