import { AsyncLocalStorage } from "node:async_hooks";
import type { BetterAuthOptions } from "better-auth";
import { symmetricDecrypt } from "better-auth/crypto";
import type { TwoFactorOptions } from "better-auth/plugins/two-factor";
import type { Config } from "../config/config.server.ts";
import type { Database } from "../db/database.server.ts";
import { readStoredCodes, writeStoredCodes } from "./recovery-codes.server.ts";
import type { ProviderFactor } from "./second-step-duty.ts";

/** Session lifetime without a visit (s): a week, enough for a volunteer who signs in only on Sundays. */
export const sessionSeconds = 7 * 24 * 60 * 60;

/**
 * Staff of a charity can manage 12; [OWASP ASVS 5.0,
 * 6.2.1](https://owasp.org/www-project-application-security-verification-standard/) asks for 8.
 */
const shortestPassword = 12;

/**
 * Maximum password length of the forms. The library's own limit is shorter, and would reject passwords that it stored.
 */
const maxPasswordLength = 200;

/** Password hashing; the library's default is scrypt, which is slow on purpose. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
}

type HookContext = { path?: string } | null;

/**
 * Claims of the provider's token during a sign-in: `at` is the time at which the provider last asked the person (ISO
 * 8601).
 */
export const askedByProvider = new AsyncLocalStorage<{ at?: string; factor?: ProviderFactor }>();

/**
 * Returns the time at which the person confirmed their identity: now for a password or a code. A sign-in by the provider
 * confirms it only if the provider asked the person again.
 */
function confirmationOf(path = ""): string | null {
  if (path.startsWith("/callback/")) return askedByProvider.getStore()?.at ?? null;
  return /^\/(?:sign-in\/email|two-factor\/|change-password)/.test(path) ? new Date().toISOString() : null;
}

/** Returns the provider's second step, only for a session from the provider and never after a password. */
const factorOf = (path = ""): ProviderFactor | null =>
  path.startsWith("/callback/") ? (askedByProvider.getStore()?.factor ?? "unsaid") : null;

export function authOptions(settings: Config, db: Database, password?: PasswordHashing) {
  const isPrivate = settings.siteUrl?.startsWith("https:") ?? false;
  return {
    appName: "Tabasamu",
    secret: settings.secret,
    baseURL: settings.siteUrl ?? `http://localhost:${settings.port}`,
    // Column types that both engines have: dates are text, true is 1.
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
    // A nightly job deletes expired rows if the clock is trusted. The library would delete them at once.
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
      // The library would trust any `X-Forwarded-For`, and the site does not need the address.
      ipAddress: { disableIpTracking: true },
      // The [`__Host-`
      // prefix](https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes):
      // browsers accept it from this host over https only. The library would prepend `__Secure-`: any subdomain sets it.
      // Ports of one host share cookies, but a practice copy must not overwrite the site's session.
      cookiePrefix: settings.practice ? "practice-staff" : isPrivate ? "__Host-staff" : "staff",
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: isPrivate },
    },
  } satisfies BetterAuthOptions;
}

/**
 * Returns the options of two-step sign-in. Recovery codes are stored and compared as hashes. Lists of the previous
 * release stay encrypted until one of their codes is used.
 */
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

/** Returns the hashes of a stored list. */
export const readCodes = (secret: string, stored: string): Promise<string[]> =>
  readStoredCodes(stored, (data) => symmetricDecrypt({ key: secret, data }));

/** Hashes new codes. The library passes either new codes or the hashes of the unused codes. */
const hashNew = (codes: string[]): string =>
  codes.every((code) => /^[0-9a-f]{64}$/.test(code)) ? JSON.stringify(codes) : writeStoredCodes(codes);
