import type { HasRoles, Role } from "../../values/roles.ts";
import type { Database } from "../db/database.server.ts";
import type { ProviderFactor, SecondStepDuty } from "./second-step-duty.ts";

export type { Role };

/** An existing staff member. */
export interface StaffMember extends HasRoles {
  id: string;
  /** Display name: first and last name unless changed. */
  name: string;
  email: string;
  position: string | null;
  twoFactor: boolean;
  /** True for every lead, and for admins whom a lead named: they read concerns, consent papers and photo requests. */
  readsSafeguarding: boolean;
  /**
   * Two-step sign-in that the person still has to set up. Once it is due, `roles` contains only the roles that stay
   * open.
   */
  secondStep?: SecondStepDuty;
  /** The provider's claim about a second step, for a session from the provider. */
  providerFactor?: ProviderFactor;
  /** Ranges of the concerns that the member reads; undefined for no concerns. */
  reading?: ConcernRange[];
}

/** Concerns with an id above `after`, up to `until`; null includes all future concerns. */
export interface ConcernRange {
  after: number;
  until: number | null;
}

/** Result of a sign-in. Cookies are complete `Set-Cookie` headers. */
export type SignInAnswer = { outcome: "in" | "code"; cookies: string[] } | { outcome: "refused" };

/** Returns true for the format of a TOTP code; all other input is a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

interface ExtendedSession {
  member: StaffMember;
  cookies: string[];
  /** Time of the last password, code, or fresh sign-in at the provider (ISO 8601). */
  confirmedAt: string | undefined;
}

/** The authentication port. All `headers` are those of the request. */
export interface Auth {
  /** Returns the signed-in person; undefined while a second step is due. */
  getSession(headers: Headers): Promise<StaffMember | undefined>;
  /** Finds the session like `getSession`, but also while a second step is due. */
  findSignedIn(headers: Headers): Promise<StaffMember | undefined>;
  /**
   * Finds the session like `getSession`, and extends it.
   * @returns with cookies when the session was extended
   */
  getAndExtendSession(headers: Headers): Promise<ExtendedSession | undefined>;
  /**
   * Records that the person of this session has just entered the password.
   * @returns false for a wrong password
   */
  confirmSession(headers: Headers, password: string): Promise<boolean>;
  /** Signs in by e-mail and password. The outcome `code` means that a second step is required. */
  withPassword(headers: Headers, email: string, password: string): Promise<SignInAnswer>;
  withCode(headers: Headers, code: string): Promise<SignInAnswer>;
  /** Ends this session. @returns cookies that delete its cookie */
  signOut(headers: Headers): Promise<string[]>;
  isPassword(userId: string, password: string): Promise<boolean>;
  setPassword(userId: string, password: string): Promise<void>;
  /** Hashes a password. Slow on purpose: call it before a transaction, never inside. */
  hashPassword(password: string): Promise<string>;
  /** Stores a password hash and ends all sessions of the person, in a transaction. */
  savePassword(transaction: Database, userId: string, hash: string): Promise<void>;
  /**
   * Ends all sessions of the person; this one continues under a new cookie.
   * @returns cookies; undefined for a wrong password
   */
  changePassword(headers: Headers, current: string, next: string): Promise<string[] | undefined>;
  /** Ends all sessions of a person, except the one of these headers. */
  endSessions(userId: string, except?: Headers): Promise<void>;
  /**
   * @param issuer name that the person's app shows
   * @returns URI of the new secret for that app; undefined for a wrong password
   */
  startTwoFactor(headers: Headers, password: string, issuer?: string): Promise<{ uri: string } | undefined>;
  /**
   * Replaces all recovery codes.
   * @returns the new codes, of which the site stores only hashes; empty without two-step sign-in
   */
  renewRecoveryCodes(userId: string): Promise<string[]>;
  countRecoveryCodes(userId: string): Promise<number>;
  /**
   * Switches two-step sign-in off. The session continues under a new cookie.
   * @returns cookies; undefined for a wrong password
   */
  stopTwoFactor(headers: Headers, password: string): Promise<string[] | undefined>;
  /** Sign-in with OpenID Connect; undefined without its settings. */
  provider: IdentityProvider | undefined;
}

/** OpenID Connect. A sign-in opens existing accounts, and never creates one. */
export interface IdentityProvider {
  /** Undefined if the settings give none. */
  name: string | undefined;
  /**
   * Starts a sign-in.
   * @param to return address
   * @param isFresh the provider must ask again, as its session does not prove who is at the device now
   * @returns the provider's address; or a reason for the log, as one word
   */
  start(
    headers: Headers,
    to: string,
    isFresh?: boolean,
  ): Promise<{ address: string; cookies: string[] } | { reason: string }>;
  /**
   * Completes the sign-in.
   * @param query of the callback
   */
  finish(headers: Headers, query: URLSearchParams): Promise<OidcResponse>;
}

/**
 * `refused`: the account opens nothing here. `again`: the sign-in was cancelled, or started elsewhere. `down`: the
 * provider gave no valid response.
 */
export type OidcResponse = { cookies: string[]; to: string } & (
  | { outcome: "in" | "code" }
  /** `reason` is one word for the log. */
  | { outcome: "refused" | "again" | "down"; reason: string }
);

export function cookieHeaders(cookies: string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}
