import { type AuthContext, betterAuth } from "better-auth";
import { genericOAuth, twoFactor } from "better-auth/plugins";
import type { Config } from "../config/config.server.ts";
import type { OidcConfig } from "../config/oidc-config.ts";
import type { Database } from "../db/database.server.ts";
import { authOptions, twoFactorOptions } from "./auth-options.server.ts";
import { hasVerifiedEmail, requireOwner } from "./oidc-claims.ts";

type People = Pick<AuthContext["internalAdapter"], "findUserById" | "findAccounts">;

/** The path of ours to which the provider sends people back. */
const callback = "/login/oidc/callback";

/** How accounts of this provider are kept apart from those of any other: a subject is one of its issuer. */
export function accountsOf({ issuer }: OidcConfig): string {
  return `oidc ${issuer}`;
}

/**
 * The sign-in library, with the provider beside it. It asks the provider at once what its addresses and keys are: when
 * it gets no answer, its `socialProviders` stay empty.
 */
export function openOidcAuth(settings: Config, provider: OidcConfig, db: Database) {
  const providerId = accountsOf(provider);
  const shared = authOptions(settings, db);
  return betterAuth({
    ...shared,
    user: {
      ...shared.user,
      /** Asked before anybody is let in: whose account of the provider is tied to a person already, or may be. */
      async validateUserInfo({ user, source: { action } }, request) {
        if (action === "sign-in") return undefined;
        const { internalAdapter } = request?.context ?? {};
        const isTheirs = action === "link-account" && (await mayTie(internalAdapter, String(user.id), providerId));
        return isTheirs ? undefined : { error: "account_not_linked" };
      },
    },
    account: {
      ...shared.account,
      updateAccountOnSignIn: false,
      // `mayTie` decides instead: somebody who was only invited has proved no address yet, and proves it here.
      accountLinking: { enabled: true, requireLocalEmailVerified: false },
    },
    // Nothing is ever asked of the provider in somebody's name, so its tokens are not kept.
    databaseHooks: {
      account: {
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null, scope: null },
          }),
        },
      },
    },
    plugins: [
      askingTwoFactor(),
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
            accountSubject: ({ tokens, profile }) => requireOwner(tokens.idToken, profile),
            mapProfileToUser: (profile) => ({ emailVerified: hasVerifiedEmail(profile) }),
          },
        ],
      }),
    ],
  });
}

/**
 * May an account of the provider with this person's address become theirs? Not when another account of it is theirs
 * already: an address may pass on to somebody else. Nor when they have a password and never proved the address: it may
 * be somebody else's, whom they wait for.
 */
async function mayTie(people: People | undefined, userId: string, providerId: string): Promise<boolean> {
  const user = await people?.findUserById(userId);
  const accounts = (await people?.findAccounts(userId)) ?? [];
  if (!user || accounts.some((account) => account.providerId === providerId)) return false;
  return user.emailVerified || accounts.length === 0;
}

/** Our second factor is asked for after the provider's sign-in as it is after a password; the library does not. */
function askingTwoFactor() {
  const plugin = twoFactor(twoFactorOptions);
  for (const hook of plugin.hooks.after) {
    const { matcher } = hook;
    hook.matcher = (context) => context.path === "/callback/:id" || matcher(context);
  }
  return plugin;
}
