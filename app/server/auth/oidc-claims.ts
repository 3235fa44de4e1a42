type Claims = Record<string, unknown>;

/**
 * Does the provider vouch for the address? Microsoft uses its own claim, as number or text, and on request only.
 * Rejects non-ASCII addresses: homoglyphs, and those equal after lower-casing, differ.
 */
export function hasVerifiedEmail({ email, email_verified: verified, xms_edov: domainVerified }: Claims): boolean {
  if (typeof email !== "string" || !/^[\x21-\x7e]+$/.test(email)) return false;
  return [true, "true", 1, "1"].some((yes) => yes === (verified ?? domainVerified));
}

/**
 * The subject of the ID token, whose signature the library has verified.
 * @param idToken a JSON Web Token
 * @param claims of the token, or of the UserInfo response
 * @throws without a token, or for UserInfo of another subject ([OpenID Connect Core 1.0,
 * 5.3.2](https://openid.net/specs/openid-connect-core-1_0.html#UserInfoResponse))
 */
export function requireOwner(idToken: string | undefined, claims: Claims): string {
  const [, body = ""] = idToken?.split(".") ?? [];
  const { sub } = JSON.parse(Buffer.from(body, "base64url").toString() || "{}") as Claims;
  if (typeof sub !== "string" || sub === "" || claims.sub !== sub) throw new Error("The provider names nobody.");
  return sub;
}
