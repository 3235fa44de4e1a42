import { type AuthContext, betterAuth } from "better-auth";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Config } from "../config/config.server.ts";
import type { OidcConfig } from "../config/oidc-config.ts";
import type { Database } from "../db/database.server.ts";
import { askedByProvider, authOptions, twoFactorOptions } from "./auth-options.server.ts";
import type { ProviderFactor } from "./second-step-duty.ts";

type People = Pick<AuthContext["internalAdapter"], "findUserById" | "findAccounts">;

const callback = "/login/oidc/callback";

/** Returns the provider id of accounts. It contains the issuer, as a subject is unique per issuer only. */
export const accountsOf = ({ issuer }: OidcConfig): string => `oidc ${issuer}`;

const noTokens = { accessToken: null, refreshToken: null, idToken: null, scope: null };

/** Opens the auth library with the provider. Discovery runs at once; if it fails, `socialProviders` stays empty. */
export function openOidcAuth(settings: Config, provider: OidcConfig, db: Database) {
  const providerId = accountsOf(provider);
  const shared = authOptions(settings, db);
  return betterAuth({
    ...shared,
    user: {
      ...shared.user,
      /** Checks before sign-in that the provider's account is or may be linked to a person. */
      async validateUserInfo({ user, source: { action } }, request) {
        if (action === "sign-in") return undefined;
        const { internalAdapter } = request?.context ?? {};
        const isTheirs = action === "link-account" && (await canLink(internalAdapter, String(user.id), providerId));
        return isTheirs ? undefined : { error: "account_not_linked" };
      },
    },
    account: {
      ...shared.account,
      updateAccountOnSignIn: false,
      // `canLink` decides instead, because an invited person has no verified address yet, and verifies it by this
      // sign-in.
      accountLinking: { enabled: true, requireLocalEmailVerified: false },
    },
    // Does not store the provider's tokens, as nothing uses its API.
    databaseHooks: {
      ...shared.databaseHooks,
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
    },
    plugins: [
      askingTwoFactor(settings.secret),
      genericOAuth({
        config: [
          {
            providerId,
            clientId: provider.clientId,
            clientSecret: provider.clientSecret,
            discoveryUrl: `${provider.issuer}/.well-known/openid-configuration`,
            requireIdTokenVerification: true,
            redirectURI: `${settings.siteUrl}${callback}`,
            scopes: ["openid", "email"],
            authentication: "basic",
            disableSignUp: true,
            accountSubject: ({ tokens, profile }) => {
              const asked = askedByProvider.getStore();
              if (asked !== undefined) {
                asked.at = askedAt(tokens.idToken);
                asked.factor = readProviderFactor(claimsOf(tokens.idToken));
              }
              return requireOwner(tokens.idToken, profile, provider.clientId);
            },
            mapProfileToUser: (profile) => ({ emailVerified: hasVerifiedEmail(profile) }),
          },
        ],
      }),
    ],
  });
}

/**
 * Returns true if the provider's account may be linked to the person with this address.
 * - Not after another account of the provider: addresses may be reassigned.
 * - Not with a password and an unverified address: an attacker may have set up another person's address and be waiting
 * for them.
 */
async function canLink(people: People | undefined, userId: string, providerId: string): Promise<boolean> {
  const user = await people?.findUserById(userId);
  const accounts = (await people?.findAccounts(userId)) ?? [];
  if (!user || accounts.some((account) => account.providerId === providerId)) return false;
  return user.emailVerified || accounts.length === 0;
}

/** Requires our second step after OIDC also; the library asks for it only after a password. */
function askingTwoFactor(secret: string) {
  const plugin = twoFactor(twoFactorOptions(secret));
  for (const hook of plugin.hooks.after) {
    const { matcher } = hook;
    hook.matcher = (context) => context.path === "/callback/:id" || matcher(context);
  }
  return plugin;
}

type Claims = Record<string, unknown>;

/**
 * Returns true if the provider has verified the address. Microsoft uses its own claim, as number or text, and only on
 * request. Rejects non-ASCII addresses: homoglyphs can look like another address, or become equal to it in lower case.
 */
export function hasVerifiedEmail({ email, email_verified: verified, xms_edov: domainVerified }: Claims): boolean {
  if (typeof email !== "string" || !/^[\x21-\x7e]+$/.test(email)) return false;
  return [true, "true", 1, "1"].some((yes) => yes === (verified ?? domainVerified));
}

/**
 * Returns the subject of the ID token, whose signature the library has verified.
 * @param idToken a JSON Web Token
 * @param claims of the token, or of the UserInfo response
 * @param clientId of this site: a token with another authorized party is refused
 * @throws without a token, or for UserInfo of another subject ([OpenID Connect Core 1.0,
 * 5.3.2](https://openid.net/specs/openid-connect-core-1_0.html#UserInfoResponse))
 */
export function requireOwner(idToken: string | undefined, claims: Claims, clientId: string): string {
  const { sub, azp } = claimsOf(idToken);
  if (typeof sub !== "string" || sub === "" || claims.sub !== sub) throw new Error("The provider names nobody.");
  // The token was issued for another client, which anyone may have registered (3.1.3.7, 5).
  if (azp !== undefined && azp !== clientId) throw new Error("The provider means another site.");
  return sub;
}

/**
 * Methods that are stronger than a password ([RFC 8176](https://www.rfc-editor.org/rfc/rfc8176)), with those of common
 * providers.
 */
const strong = new Set("mfa mca otp sms tel hwk swk pop sc fpt face iris retina vbm wia".split(" "));

/**
 * Contexts with two steps or more ([OpenID Connect EAP ACR Values
 * 1.0](https://openid.net/specs/openid-connect-eap-acr-values-1_0.html)).
 */
const strongContexts = new Set([
  "phr",
  "phrh",
  "http://schemas.openid.net/pape/policies/2007/06/multi-factor",
  "https://refeds.org/profile/mfa",
  "urn:okta:loa:2fa:any",
  "urn:okta:loa:2fa:any:ifpossible",
]);

/** Reads the claims about a second step. Other `acr` values differ by provider. */
export function readProviderFactor({ amr, acr }: Claims): ProviderFactor {
  const methods = Array.isArray(amr) ? amr.filter((method): method is string => typeof method === "string") : [];
  if (typeof acr === "string" && strongContexts.has(acr)) return "yes";
  if (methods.length === 0) return "unsaid";
  return methods.some((method) => strong.has(method.toLowerCase())) ? "yes" : "no";
}

const claimsOf = (idToken: string | undefined): Claims =>
  JSON.parse(Buffer.from(idToken?.split(".")[1] ?? "", "base64url").toString() || "{}");

/**
 * Returns the time at which the provider last asked the person, at most now; undefined if the provider does not say.
 */
function askedAt(idToken: string | undefined): string | undefined {
  const { auth_time: seconds } = claimsOf(idToken);
  if (typeof seconds !== "number" || !Number.isFinite(seconds) || seconds < 0) return undefined;
  return new Date(Math.min(seconds * 1_000, Date.now())).toISOString();
}
