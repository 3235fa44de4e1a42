import type { HasRoles, Role } from "../../values/roles.ts";
import type { Database } from "../db/database.server.ts";
import type { ProviderFactor, SecondStepDuty } from "./second-step-duty.ts";

export type { Role };

/** An existing staff member, signed in or not. */
export interface StaffMember extends HasRoles {
  id: string;
  /** Display name: first and last name unless changed. */
  name: string;
  email: string;
  position: string | null;
  /** Two-step sign-in is on. */
  twoFactor: boolean;
  /** True for every lead, and for admins whom a lead named: they read concerns, consent papers and photo requests. */
  readsSafeguarding: boolean;
  /** Still to set up. While it holds the person back, `roles` are those that are open. */
  secondStep?: SecondStepDuty;
  /** Second step at the provider, for a session that it began. */
  providerFactor?: ProviderFactor;
  /** Ranges of the concerns that the member reads; without it none. */
  reading?: ConcernRange[];
}

/** Concerns with an id above `after`, up to `until`; null for all that come. */
export interface ConcernRange {
  after: number;
  until: number | null;
}

/** Result of a sign-in. Cookies are whole `Set-Cookie` lines. */
export type SignInAnswer = { outcome: "in" | "code"; cookies: string[] } | { outcome: "refused" };

/** True for the format of a TOTP code; all other input is a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

interface ExtendedSession {
  member: StaffMember;
  cookies: string[];
  /** Time of the last password, code, or new sign-in at the provider (ISO 8601). */
  confirmedAt: string | undefined;
}

/** The authentication port. Headers are those of the request. */
export interface Auth {
  /** The signed-in person; undefined while a second step is due. */
  getSession(headers: Headers): Promise<StaffMember | undefined>;
  /** Finds the session as `getSession` does, also while a second step is due. */
  findSignedIn(headers: Headers): Promise<StaffMember | undefined>;
  /** Finds the session as `getSession` does, and extends it. @returns with cookies when the session was extended */
  getAndExtendSession(headers: Headers): Promise<ExtendedSession | undefined>;
  /** Records that the person of this session has just given the password. @returns false for a wrong password */
  confirmSession(headers: Headers, password: string): Promise<boolean>;
  /** Signs in by e-mail and password; `code` requires the second step. */
  withPassword(headers: Headers, email: string, password: string): Promise<SignInAnswer>;
  /** The second step: a TOTP or recovery code. */
  withCode(headers: Headers, code: string): Promise<SignInAnswer>;
  /** Ends this session. @returns cookies that delete its cookie */
  signOut(headers: Headers): Promise<string[]>;
  isPassword(userId: string, password: string): Promise<boolean>;
  /** Sets the first or a new password. */
  setPassword(userId: string, password: string): Promise<void>;
  /** Slow on purpose: before a transaction, never inside. */
  hashPassword(password: string): Promise<string>;
  /** Sets a password by hash and ends all the person's sessions, in a transaction. */
  savePassword(transaction: Database, userId: string, hash: string): Promise<void>;
  /** Ends all their sessions; this one goes on under a new cookie. @returns cookies; undefined for a wrong password */
  changePassword(headers: Headers, current: string, next: string): Promise<string[] | undefined>;
  /** Ends all sessions of a person, except that of these headers, if given. */
  endSessions(userId: string, except?: Headers): Promise<void>;
  /** @param issuer name in the person's app @returns URI of the new secret for that app; undefined for a wrong password */
  startTwoFactor(headers: Headers, password: string, issuer?: string): Promise<{ uri: string } | undefined>;
  /** Replaces all recovery codes. @returns the new ones, which are stored as hashes; none without two-step sign-in */
  renewRecoveryCodes(userId: string): Promise<string[]>;
  /** @returns how many recovery codes are left */
  countRecoveryCodes(userId: string): Promise<number>;
  /** The session goes on under a new cookie. @returns cookies; undefined for a wrong password */
  stopTwoFactor(headers: Headers, password: string): Promise<string[] | undefined>;
  /** OIDC sign-in; undefined without a config. */
  provider: IdentityProvider | undefined;
}

/** OpenID Connect. Opens existing accounts, and creates none. */
export interface IdentityProvider {
  name: string;
  /**
   * Starts a sign-in.
   * @param to return address
   * @param isFresh the provider must ask again, as its session does not prove who is at the device now
   * @returns the provider's address; or a reason word for the log
   */
  start(
    headers: Headers,
    to: string,
    isFresh?: boolean,
  ): Promise<{ address: string; cookies: string[] } | { reason: string }>;
  /** Completes it. @param query of the callback */
  finish(headers: Headers, query: URLSearchParams): Promise<OidcResponse>;
}

/** `refused`: the account opens nothing here. `again`: cancelled, or begun elsewhere. `down`: no valid answer came. */
export type OidcResponse = { cookies: string[]; to: string } & (
  | { outcome: "in" | "code" }
  /** `reason` is a word for the log. */
  | { outcome: "refused" | "again" | "down"; reason: string }
);

export function cookieHeaders(cookies: string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}
