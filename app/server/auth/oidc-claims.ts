/** What a provider says about a person. */
type Claims = Record<string, unknown>;

/**
 * Does the provider vouch for the address? Microsoft says so under a name of its own, as a
 * number or as text, and only when asked.
 * Addresses in other letters than ASCII are left out: what looks alike, or becomes alike in lower case, is not the same.
 */
export function hasVerifiedEmail({ email, email_verified: verified, xms_edov: domainVerified }: Claims): boolean {
  if (typeof email !== "string" || !/^[\x21-\x7e]+$/.test(email)) return false;
  return [true, "true", 1, "1"].some((yes) => yes === (verified ?? domainVerified));
}

/**
 * Who it is, in the words of the signed token. The library has checked its signature by then.
 *
 * @param idToken a JSON Web Token
 * @param claims of the token, or of the provider's page about the person
 * @throws without a token, or when the page is about somebody else (OpenID Connect Core 1.0, 5.3.2)
 */
export function requireOwner(idToken: string | undefined, claims: Claims): string {
  const [, body = ""] = idToken?.split(".") ?? [];
  const { sub } = JSON.parse(Buffer.from(body, "base64url").toString() || "{}") as Claims;
  if (typeof sub !== "string" || sub === "" || claims.sub !== sub) throw new Error("The provider names nobody.");
  return sub;
}
