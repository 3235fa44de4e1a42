import { setImmediate as nextTurn } from "node:timers/promises";
import type { Clock } from "../clock/clock.ts";
import type { Config } from "../config/config.server.ts";
import type { Database } from "../db/database.server.ts";
import type { Auth } from "./auth.ts";
import type { PasswordHashing } from "./auth-options.server.ts";

/** Part of the name of every session cookie of the library; visitors have none. */
const sessionWord = "session_token";

const hasSession = (headers: Headers): boolean => headers.get("Cookie")?.includes(sessionWord) ?? false;

/**
 * Loads the library in pieces. At once, it would block the thread for 350 ms, and for many seconds on a shared
 * processor.
 */
const pieces = [
  () => import("better-auth/crypto"),
  () => import("better-auth/cookies"),
  () => import("better-auth/api"),
  () => import("better-auth"),
];

async function loadLibrary() {
  for (const load of pieces) {
    await load();
    await nextTurn();
  }
  return import("./auth.server.ts");
}

/**
 * Opens the authentication port. Its library (33 MB) is loaded with the first session cookie or sign-in, as most
 * processes serve visitors only.
 * @param passwords replaces the library's hashing in tests
 */
export function openAuth(settings: Config, db: Database, clock: Clock, passwords?: PasswordHashing): Auth {
  let opening: Promise<Auth> | undefined;
  const open = (): Promise<Auth> => {
    opening ??= loadLibrary().then(({ openLibrary }) => openLibrary(settings, db, clock, passwords));
    // The next sign-in tries again, as a read error may be temporary.
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  const { provider } = settings;
  const openProvider = async () => {
    const opened = (await open()).provider;
    if (opened === undefined) throw new Error("There is no provider.");
    return opened;
  };
  return {
    getSession: async (headers) => (hasSession(headers) ? (await open()).getSession(headers) : undefined),
    findSignedIn: async (headers) => (hasSession(headers) ? (await open()).findSignedIn(headers) : undefined),
    getAndExtendSession: async (headers) =>
      hasSession(headers) ? (await open()).getAndExtendSession(headers) : undefined,
    confirmSession: async (...given) => (await open()).confirmSession(...given),
    withPassword: async (...given) => (await open()).withPassword(...given),
    withCode: async (...given) => (await open()).withCode(...given),
    signOut: async (...given) => (await open()).signOut(...given),
    isPassword: async (...given) => (await open()).isPassword(...given),
    setPassword: async (...given) => (await open()).setPassword(...given),
    hashPassword: async (...given) => (await open()).hashPassword(...given),
    savePassword: async (...given) => (await open()).savePassword(...given),
    changePassword: async (...given) => (await open()).changePassword(...given),
    endSessions: async (...given) => (await open()).endSessions(...given),
    startTwoFactor: async (...given) => (await open()).startTwoFactor(...given),
    renewRecoveryCodes: async (...given) => (await open()).renewRecoveryCodes(...given),
    countRecoveryCodes: async (...given) => (await open()).countRecoveryCodes(...given),
    stopTwoFactor: async (...given) => (await open()).stopTwoFactor(...given),
    provider: provider && {
      name: provider.name,
      start: async (...given) => (await openProvider()).start(...given),
      finish: async (...given) => (await openProvider()).finish(...given),
    },
  };
}
