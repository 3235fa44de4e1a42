import { AsyncLocalStorage } from "node:async_hooks";
import type { BetterAuthOptions } from "better-auth";
import { symmetricDecrypt } from "better-auth/crypto";
import type { TwoFactorOptions } from "better-auth/plugins/two-factor";
import type { Config } from "../config/config.server.ts";
import type { Database } from "../db/database.server.ts";
import { readStoredCodes, writeStoredCodes } from "./recovery-codes.server.ts";
import type { ProviderFactor } from "./second-step-duty.ts";

/** Session lifetime without a visit (s): a week, so that a volunteer signs in on Sundays only. */
export const sessionSeconds = 7 * 24 * 60 * 60;

/**
 * 12 is bearable for a charity's staff; [OWASP ASVS 5.0,
 * 6.2.1](https://owasp.org/www-project-application-security-verification-standard/) asks for 8.
 */
const shortestPassword = 12;

/** Maximum password length of the forms; the library's own is shorter, and would reject passwords it stored. */
const maxPasswordLength = 200;

/** Password hashing; the library's default is scrypt, slow on purpose. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
}

type HookContext = { path?: string } | null;

/** Facts of the provider's token during a sign-in: `at` is when it last asked the person (ISO 8601). */
export const askedByProvider = new AsyncLocalStorage<{ at?: string; factor?: ProviderFactor }>();

/** A password or a code proves the person. A sign-in by the provider does only when the provider asked again. */
function confirmationOf(path = ""): string | null {
  if (path.startsWith("/callback/")) return askedByProvider.getStore()?.at ?? null;
  return /^\/(?:sign-in\/email|two-factor\/|change-password)/.test(path) ? new Date().toISOString() : null;
}

/** Only a session from the provider goes by the second step there; one after a password never does. */
const factorOf = (path = ""): ProviderFactor | null =>
  path.startsWith("/callback/") ? (askedByProvider.getStore()?.factor ?? "unsaid") : null;

export function authOptions(settings: Config, db: Database, password?: PasswordHashing) {
  const isPrivate = settings.siteUrl?.startsWith("https:") ?? false;
  return {
    appName: "Tabasamu",
    secret: settings.secret,
    baseURL: settings.siteUrl ?? `http://localhost:${settings.port}`,
    // The column types of either engine: dates are text, true is 1.
    database: { db: db, type: "sqlite" },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength,
      password,
    },
    user: {
      modelName: "users",
      additionalFields: {
        firstName: { type: "string", required: true, input: false },
        lastName: { type: "string", required: true, input: false },
        dob: { type: "string", required: false, input: false },
        position: { type: "string", required: false, input: false },
        reads_safeguarding: { type: "number", required: false, input: false },
        second_step_since: { type: "string", required: false, input: false },
      },
    },
    // A session is extended at most once an hour.
    session: {
      modelName: "sessions",
      expiresIn: sessionSeconds,
      updateAge: 60 * 60,
      additionalFields: {
        confirmed_at: { type: "string", required: false, input: false },
        provider_factor: { type: "string", required: false, input: false },
      },
    },
    account: { modelName: "accounts" },
    // A nightly job deletes expired ones, if the clock is trusted. The library would delete at once.
    verification: { modelName: "verifications", disableCleanup: true },
    databaseHooks: {
      session: {
        delete: { before: async (_session: unknown, context: HookContext) => context?.path !== "/get-session" },
        create: {
          before: async (session: object, context: HookContext) => ({
            data: {
              ...session,
              confirmed_at: confirmationOf(context?.path),
              provider_factor: factorOf(context?.path),
            },
          }),
        },
      },
    },
    advanced: {
      // The library would trust any `X-Forwarded-For`, and nothing here needs the address.
      ipAddress: { disableIpTracking: true },
      // The [`__Host-`
      // prefix](https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes):
      // browsers accept it from this host over https only. The library would prepend `__Secure-`: any subdomain sets it.
      // Ports of one host share cookies: a practice copy leaves the site's session alone.
      cookiePrefix: settings.practice ? "practice-staff" : isPrivate ? "__Host-staff" : "staff",
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: isPrivate },
    },
  } satisfies BetterAuthOptions;
}

/** Recovery codes are compared and stored as hashes; lists of a release before are encrypted until one of them is used. */
export const twoFactorOptions = (secret: string) =>
  ({
    twoFactorTable: "two_factors",
    backupCodeOptions: {
      storeBackupCodes: {
        encrypt: async (list: string) => hashNew(JSON.parse(list) as string[]),
        decrypt: async (stored: string) => JSON.stringify(await readCodes(secret, stored)),
      },
    },
  }) satisfies TwoFactorOptions;

/** The hashes of a stored list. */
export const readCodes = (secret: string, stored: string): Promise<string[]> =>
  readStoredCodes(stored, (data) => symmetricDecrypt({ key: secret, data }));

/** The library gives new codes, or the hashes that are left. */
const hashNew = (codes: string[]): string =>
  codes.every((code) => /^[0-9a-f]{64}$/.test(code)) ? JSON.stringify(codes) : writeStoredCodes(codes);
