import type { Database } from "../db/database.server.ts";

/** Who may do what is decided by role: an admin does everything, an editor writes content. */
export type Role = "admin" | "editor";

/** Somebody who is signed in, or could be. */
export interface StaffMember {
  id: string;
  /** As the site shows it: first and last name unless changed. */
  name: string;
  email: string;
  role: Role;
  position: string | null;
  /** Has a second factor switched on. */
  twoFactor: boolean;
}

/** What became of an attempt to sign in. Cookies are whole `Set-Cookie` lines for the answer. */
export type SignInAnswer = { outcome: "in" | "code"; cookies: string[] } | { outcome: "refused" };

/** Is this a code as authenticator apps show it? Everything else that somebody types there is a recovery code. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** A new second factor: the address for the authenticator app, and the codes for a lost phone. */
export interface NewTwoFactor {
  uri: string;
  recoveryCodes: string[];
}

/** The port: who proves to be whom. Headers are those of the visitor's request. */
export interface Auth {
  whoIs(headers: Headers): Promise<StaffMember | undefined>;
  /**
   * Who asks, as `whoIs`; the visit also puts the end of their session off.
   *
   * @returns with cookies that tell the browser, when there is something to tell
   */
  welcome(headers: Headers): Promise<{ member: StaffMember; cookies: string[] } | undefined>;
  /** Takes e-mail and password; `code` means that a second factor is asked next. */
  withPassword(headers: Headers, email: string, password: string): Promise<SignInAnswer>;
  /** Takes the second factor: a code of the app, or one of the recovery codes. */
  withCode(headers: Headers, code: string): Promise<SignInAnswer>;
  /** Ends the session of this request. @returns cookies that forget it */
  out(headers: Headers): Promise<string[]>;
  /** Is this the person's password? */
  isPassword(userId: string, password: string): Promise<boolean>;
  /** Sets a password, the first or another. */
  setPassword(userId: string, password: string): Promise<void>;
  /** Hashes a password, slowly on purpose: before a transaction, and never inside. */
  hashPassword(password: string): Promise<string>;
  /** Sets a password by its hash and ends every session of the person, in a transaction. */
  keepPassword(transaction: Database, userId: string, hash: string): Promise<void>;
  /**
   * Changes the password of the signed-in person. Every session of theirs ends; this one goes on under a new cookie.
   *
   * @returns cookies for the answer; undefined when the current password was wrong
   */
  changePassword(headers: Headers, current: string, next: string): Promise<string[] | undefined>;
  /** Ends every session of a person but the one of these headers, if given. */
  endSessions(userId: string, except?: Headers): Promise<void>;
  startTwoFactor(headers: Headers, password: string): Promise<NewTwoFactor | undefined>;
  /**
   * Ends the second factor of the signed-in person, whose session goes on under a new cookie.
   *
   * @returns cookies for the answer; undefined when the password was wrong
   */
  stopTwoFactor(headers: Headers, password: string): Promise<string[] | undefined>;
  /** The organisation's own accounts; undefined while the settings name no provider. */
  provider: IdentityProvider | undefined;
}

/** Proves by OpenID Connect who somebody is. It opens accounts that are there, and makes none. */
export interface IdentityProvider {
  /** What stands on its button. */
  name: string;
  /**
   * Begins.
   *
   * @param to where the person was going
   * @returns the address to go to; or why the provider cannot be used, in a word for the log
   */
  start(headers: Headers, to: string): Promise<{ address: string; cookies: string[] } | { reason: string }>;
  /** Ends it. @param query what the provider sent the person back with */
  finish(headers: Headers, query: URLSearchParams): Promise<OidcResponse>;
}

/**
 * What became of it. `refused`: this account opens nothing here. `again`: it was broken off, or began elsewhere.
 * `down`: the provider did not answer, or not as it should.
 */
export type OidcResponse = { cookies: string[]; to: string } & (
  | { outcome: "in" | "code" }
  /** `reason` is a word for the log. */
  | { outcome: "refused" | "again" | "down"; reason: string }
);
