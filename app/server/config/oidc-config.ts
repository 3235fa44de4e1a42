import * as v from "valibot";

export interface OidcConfig {
  /** URL without a trailing slash. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Label of the button. */
  name: string;
}

const noAddress = "must be the address of the provider, like https://accounts.example.org.";

export const oidcEntries = {
  OIDC_ISSUER: v.optional(
    v.pipe(
      v.string(),
      v.check(isIssuer, noAddress),
      v.transform((text) => text.replace(/\/+$/, "")),
    ),
  ),
  OIDC_CLIENT_ID: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, "must have no spaces."))),
  OIDC_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.regex(/^[\x20-\x7e]+$/, "must be one line of plain letters."))),
  OIDC_NAME: v.optional(
    v.pipe(v.string(), v.maxLength(60, "must be 60 characters or less.")),
    "Sign in with your organisation's account",
  ),
};

interface Read {
  SITE_URL?: string | undefined;
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME: string;
}

/** Carries passwords: https, except on localhost. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.search !== "" || url.hash !== "" || url.username !== "" || url.password !== "") return false;
  return (
    url.protocol === "https:" || (url.protocol === "http:" && /^(?:127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname))
  );
}

/**
 * Reads the OIDC variables: all or none.
 * @param complain throws for a missing variable, with the reason
 * @returns undefined when none is set
 */
export function readOidcConfig(read: Read, complain: (variable: string, why: string) => never): OidcConfig | undefined {
  const { SITE_URL, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = read;
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined;
  const why = "must be set as well: a provider needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.";
  if (issuer === undefined) return complain("OIDC_ISSUER", why);
  if (clientId === undefined) return complain("OIDC_CLIENT_ID", why);
  if (clientSecret === undefined) return complain("OIDC_CLIENT_SECRET", why);
  // Providers redirect only to a registered address, whatever the request says.
  if (SITE_URL === undefined) return complain("SITE_URL", "must be set when OIDC_ISSUER is.");
  return { issuer, clientId, clientSecret, name: read.OIDC_NAME };
}
