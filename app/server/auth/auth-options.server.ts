import type { BetterAuthOptions } from "better-auth";
import type { Config } from "../config/config.server.ts";
import type { Database } from "../db/database.server.ts";

/** How long a session lasts without a visit, in seconds: a week, so that a volunteer signs in on Sunday only. */
export const sessionSeconds = 7 * 24 * 60 * 60;

/** The shortest password (OWASP ASVS 5.0, 6.2.1 asks for 8; 12 is what staff of a children's charity can bear). */
const shortestPassword = 12;

/** The longest password, as forms take it: the library's own limit is shorter, and would refuse what it kept. */
const longestPassword = 200;

/** What every way of signing in shares: one database, one kind of session, one set of cookies. */
export function authOptions(settings: Config, db: Database) {
  const isPrivate = settings.siteUrl?.startsWith("https:") ?? false;
  return {
    appName: "Tabasamu",
    secret: settings.secret,
    baseURL: settings.siteUrl ?? `http://localhost:${settings.port}`,
    // What its columns look like, whichever engine holds them: dates are text, and yes is 1.
    database: { db: db, type: "sqlite" },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
    },
    user: {
      modelName: "users",
      additionalFields: {
        role: { type: "string", required: true, input: false },
        firstName: { type: "string", required: true, input: false },
        lastName: { type: "string", required: true, input: false },
        dob: { type: "string", required: false, input: false },
        position: { type: "string", required: false, input: false },
      },
    },
    // An hour after it was last put off, the end of a session is put off again.
    session: { modelName: "sessions", expiresIn: sessionSeconds, updateAge: 60 * 60 },
    account: { modelName: "accounts" },
    // What is over is deleted by the nightly job, which asks whether the clock is trusted. The library would do it at once.
    verification: { modelName: "verifications", disableCleanup: true },
    databaseHooks: {
      session: { delete: { before: async (_session, context) => context?.path !== "/get-session" } },
    },
    advanced: {
      // The library would believe `X-Forwarded-For`, whoever wrote it, and nothing here needs the address.
      ipAddress: { disableIpTracking: true },
      // A name that browsers take from this very host alone, and only over https. The library knows the weaker prefix
      // `__Secure-`, which any subdomain could set as well, and would put it in front.
      cookiePrefix: isPrivate ? "__Host-staff" : "staff",
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: isPrivate },
    },
  } satisfies BetterAuthOptions;
}

/** Names of the tables of the second factor. */
export const twoFactorOptions = { twoFactorTable: "two_factors" };
