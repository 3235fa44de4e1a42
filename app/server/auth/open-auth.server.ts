import { setImmediate as nextTurn } from "node:timers/promises";
import type { Clock } from "../clock/clock.ts";
import type { Config } from "../config/config.server.ts";
import type { Database } from "../db/database.server.ts";
import type { Auth } from "./auth.ts";
import type { PasswordHashing } from "./auth-options.server.ts";

/** Words of every session cookie of the library; visitors have none. */
const sessionWord = "session_token";

const hasSession = (headers: Headers): boolean => headers.get("Cookie")?.includes(sessionWord) ?? false;

/** The library in pieces. At once, it takes 350 ms of the thread: many seconds where ten programs share a processor. */
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
 * The port of sign-in. Its library, 33 MB, is loaded with the first session cookie or sign-in: most processes of a site
 * serve visitors alone.
 * @param passwords another than the library's, for tests
 */
export function openAuth(settings: Config, db: Database, clock: Clock, passwords?: PasswordHashing): Auth {
  let opening: Promise<Auth> | undefined;
  const open = (): Promise<Auth> => {
    opening ??= loadLibrary().then(({ openLibrary }) => openLibrary(settings, db, clock, passwords));
    // A file that could not be read once may be readable with the next sign-in.
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
