import { setTimeout as wait } from "node:timers/promises";
import { trimEndOf } from "../../values/trim-end.ts";
import type { Config } from "../config/config.server.ts";
import type { OidcConfig } from "../config/oidc-config.ts";
import { oidcTimeoutMs } from "../config/timeouts.ts";
import type { Database } from "../db/database.server.ts";
import type { IdentityProvider, OidcResponse } from "./auth.ts";
import { askedByProvider } from "./auth-options.server.ts";
import { accountsOf, openOidcAuth } from "./oidc-auth.server.ts";

/** Errors for an account that opens nothing here. */
const refusing = new Set(["account_not_linked", "unable_to_link_account", "signup_disabled", "email_not_found"]);

/** Errors after which the person starts again. */
const again = new Set(["state_mismatch", "state_not_found", "state_invalid", "no_code", "access_denied"]);

type Auth = ReturnType<typeof openOidcAuth>;

/** Reason why the provider is unusable, as one word for the log. */
class OidcError extends Error {}

/** Opens the configured provider; its first request comes with the first sign-in. */
export function openOidc(settings: Config, provider: OidcConfig, db: Database): IdentityProvider {
  const id = accountsOf(provider);
  const site = settings.siteUrl ?? "";
  let opening: Promise<Auth> | undefined;
  const open = () => {
    opening ??= openKnown(settings, provider, db).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    name: provider.name,
    async start(headers, to, isFresh = false) {
      try {
        const auth = await open();
        const back = `${site}/?${new URLSearchParams({ to })}`;
        const body = { provider: id, callbackURL: back, errorCallbackURL: back, disableRedirect: true };
        const answer = await inTime(auth.api.signInSocial({ body, headers, asResponse: true }));
        const { url } = (await answer.json()) as { url?: string };
        if (url === undefined) throw new OidcError("no_address");
        return { address: isFresh ? askingAnew(url) : url, cookies: answer.headers.getSetCookie() };
      } catch (error) {
        return { reason: reasonOf(error) };
      }
    },
    async finish(headers, query) {
      try {
        const { api } = await open();
        const asked = { params: { id }, query: Object.fromEntries(query), headers, asResponse: true } as const;
        const called = () => api.callbackOAuth({ ...asked, method: "GET" });
        return await readAnswer(await inTime(askedByProvider.run({}, called)), site);
      } catch (error) {
        return { outcome: "down", reason: reasonOf(error), cookies: [], to: "" };
      }
    },
  };
}

/**
 * Requires the provider to ask the person again, and to state the time in the token ([OpenID Connect Core 1.0,
 * 3.1.2.1](https://openid.net/specs/openid-connect-core-1_0.html#AuthRequest)).
 */
function askingAnew(address: string): string {
  const url = new URL(address);
  url.searchParams.set("max_age", "0");
  return url.href;
}

/** @throws when the provider does not respond, or responds for another issuer */
async function openKnown(settings: Config, provider: OidcConfig, db: Database): Promise<Auth> {
  const auth = openOidcAuth(settings, provider, db);
  const [known] = (await inTime(auth.$context)).socialProviders;
  if (known === undefined) throw new OidcError("unreachable");
  if (trimEndOf(known.issuer ?? "", "/") !== provider.issuer) throw new OidcError("other_issuer");
  return auth;
}

/** Reads the library's redirect without following it: our pages choose the address. */
async function readAnswer(answer: Response, site: string): Promise<OidcResponse> {
  const cookies = answer.headers.getSetCookie();
  const { searchParams } = new URL(answer.headers.get("Location") ?? "/?error=no_location", site);
  const to = searchParams.get("to") ?? "";
  const reason = searchParams.get("error");
  if (reason === null) return { outcome: (await isHalfIn(answer)) ? "code" : "in", cookies, to };
  const outcome = refusing.has(reason) ? "refused" : again.has(reason) ? "again" : "down";
  // Providers may send any text, so the log gets one plain word.
  return { outcome, reason: /^\w{1,60}$/.test(reason) ? reason : "other", cookies, to };
}

async function isHalfIn(answer: Response): Promise<boolean> {
  const body: unknown = await answer.json().catch(() => undefined);
  return typeof body === "object" && body !== null && "twoFactorRedirect" in body;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = wait(oidcTimeoutMs, undefined, { ref: false }).then((): never => {
    throw new OidcError("late");
  });
  return Promise.race([work, late]);
}

const reasonOf = (error: unknown): string => (error instanceof OidcError ? error.message : "fault");
