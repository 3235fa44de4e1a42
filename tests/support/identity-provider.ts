import { generateKeyPairSync } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import Provider, { type Adapter, type AdapterPayload, type Configuration } from "oidc-provider";
import { listen } from "./loopback.ts";

/** The provider's current user, with their claims. */
export interface OidcUser {
  sub: string;
  email?: string;
  email_verified?: boolean;
  /** Methods by which the provider knows the user. */
  amr?: string[];
}

/** Takes a quarter of a second to find. */
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

type Tokens = Record<string, unknown>;

/** The app, as an OIDC client. */
const client = { id: "the-site", secret: "a secret that only the provider and the site know" };

/**
 * A real OpenID Connect provider on this machine, for one test. Its `person` signs in and consents to
 * everything; undefined cancels. `forge` changes the tokens on their way to the app, `forgeClaims` the UserInfo response.
 */
export async function openIdentityProvider(site = "https://site.test") {
  const visits: string[] = [];
  const state: { person?: OidcUser; forge?: (tokens: Tokens) => Tokens; forgeClaims?: (claims: Tokens) => Tokens } = {};
  let provider: Provider | undefined;
  const port = await listen((request, response) => {
    visits.push(`${request.method} ${request.url?.replace(/\?.*/, "")}`);
    if (provider !== undefined) void answer(provider, state.person, request, response);
  });
  const issuer = `http://127.0.0.1:${port}`;
  provider = new Provider(issuer, configuration(site, state));
  provider.use(async (context, next) => {
    await next();
    if (context.oidc?.route === "token" && state.forge) context.body = state.forge(context.body as Tokens);
    if (context.oidc?.route === "userinfo" && state.forgeClaims)
      context.body = state.forgeClaims(context.body as Tokens);
  });
  return Object.assign(state, {
    issuer,
    /** Requested paths, without queries. */
    visits,
    settings: { SITE_URL: site, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
  });
}

async function answer(
  provider: Provider,
  person: OidcUser | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!request.url?.startsWith("/interaction/")) return void provider.callback()(request, response);
  const result =
    person === undefined
      ? { error: "access_denied" }
      : { login: { accountId: person.sub, ...(person.amr && { amr: person.amr }) } };
  await provider.interactionFinished(request, response, result);
}

function configuration(site: string, state: { person?: OidcUser }): Configuration {
  const jwks = {
    keys: [{ ...privateKey.export({ format: "jwk" }), alg: "RS256", use: "sig" }],
  } as Configuration["jwks"];
  return {
    adapter: memory(),
    jwks,
    cookies: { keys: ["a key of this test"] },
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [`${site}/login/oidc/callback`] }],
    claims: { openid: ["sub", "amr"], email: ["email", "email_verified"] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    async findAccount(_, sub) {
      return { accountId: sub, claims: async () => ({ ...state.person, sub }) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ accountId: oidc.session?.accountId, clientId: client.id });
      grant.addOIDCScope("openid email");
      await grant.save();
      return grant;
    },
  };
}

/** An in-memory store per provider. */
function memory() {
  const kept = new Map<string, AdapterPayload>();
  return (model: string): Adapter => {
    const find = (test: (payload: AdapterPayload) => boolean) =>
      [...kept].find(([key, payload]) => key.startsWith(`${model}:`) && test(payload))?.[1];
    return {
      async upsert(id, payload) {
        kept.set(`${model}:${id}`, payload);
      },
      find: async (id) => kept.get(`${model}:${id}`),
      findByUserCode: async (code) => find(({ userCode }) => userCode === code),
      findByUid: async (wanted) => find(({ uid }) => uid === wanted),
      async consume(id) {
        const payload = kept.get(`${model}:${id}`);
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        kept.delete(`${model}:${id}`);
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}

/** A browser's cookies by name, for one host or many. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** Stores the cookies of a response, and deletes expired ones. */
  take(lines: string[]): void {
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  /** The `Cookie` header. */
  toString(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}

/**
 * Follows the provider's pages like a browser, up to the callback.
 * @param address of the authorisation request
 * @returns path and query of the callback
 */
export async function visitProvider(address: string): Promise<string> {
  const jar = new CookieJar();
  const { origin } = new URL(address);
  let next = new URL(address);
  for (let step = 0; step < 8; step++) {
    const answer = await fetch(next, { redirect: "manual", headers: { Cookie: String(jar) } });
    const text = await answer.text();
    jar.take(answer.headers.getSetCookie());
    const location = answer.headers.get("Location");
    if (location === null)
      throw new Error(`The provider stays at ${next.pathname}: ${answer.status} ${text.slice(0, 300)}`);
    next = new URL(location, next);
    if (next.origin !== origin) return next.pathname + next.search;
  }
  throw new Error("The provider goes round in circles.");
}
