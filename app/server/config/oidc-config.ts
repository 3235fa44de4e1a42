import * as v from "valibot";
import { trimEndOf } from "../../values/trim-end.ts";
import { checkedText, optionalWord, refuse } from "./config-error.ts";
import type { Environment, SiteAddress } from "./environment.ts";

/** Requires https, except on localhost, because the address receives secrets. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.search !== "" || url.hash !== "" || url.username !== "" || url.password !== "") return false;
  return (
    url.protocol === "https:" || (url.protocol === "http:" && /^(?:127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname))
  );
}

export const oidcEntries = {
  OIDC_ISSUER: v.optional(
    v.pipe(
      checkedText(isIssuer, "must be the address of the provider, like https://accounts.example.org."),
      v.transform((text) => trimEndOf(text, "/")),
    ),
  ),
  OIDC_CLIENT_ID: optionalWord("must have no spaces."),
  OIDC_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.regex(/^[\x20-\x7e]+$/, "must be one line of plain letters."))),
  OIDC_NAME: v.optional(v.pipe(v.string(), v.maxLength(60, "must be 60 characters or less."))),
};

export type OidcConfig = NonNullable<ReturnType<typeof readOidcConfig>>;

/**
 * Reads the settings, of which all or none must be set.
 * @returns undefined when none is set
 */
export function readOidcConfig(read: Environment<typeof oidcEntries> & SiteAddress) {
  const { SITE_URL, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = read;
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined;
  const why = "must be set as well: a provider needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.";
  if (issuer === undefined) return refuse("OIDC_ISSUER", why);
  if (clientId === undefined) return refuse("OIDC_CLIENT_ID", why);
  if (clientSecret === undefined) return refuse("OIDC_CLIENT_SECRET", why);
  // Providers redirect only to a registered address, which must not depend on the request.
  if (SITE_URL === undefined) return refuse("SITE_URL", "must be set when OIDC_ISSUER is.");
  /** `issuer` has no trailing slash; `name` is the label of the button. */
  return { issuer, clientId, clientSecret, name: read.OIDC_NAME };
}
