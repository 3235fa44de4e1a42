import { randomUUID } from "node:crypto";
import { betterAuth } from "better-auth";
import { type TwoFactorOptions, twoFactor } from "better-auth/plugins/two-factor";
import type { Clock } from "../clock/clock.ts";
import type { Config } from "../config/config.server.ts";
import { type Database, engineOf } from "../db/database.server.ts";
import { findTrustedMoment } from "../db/trusted-time.ts";
import { findRoles } from "../db/user-roles.ts";
import { withTransaction } from "../db/with-transaction.ts";
import { Unavailable } from "../http/errors.ts";
import { type Auth, isAppCode, type SignInAnswer, type StaffMember } from "./auth.ts";
import {
  authOptions,
  type PasswordHashing,
  readCodes,
  sessionSeconds,
  twoFactorOptions,
} from "./auth-options.server.ts";
import { openOidc } from "./oidc.server.ts";
import { readsByRole } from "./reading-rights.ts";
import { hashTypedCode, makeRecoveryCodes, writeStoredCodes } from "./recovery-codes.server.ts";
import { findSecondStepDuty, isHeldBack, type ProviderFactor } from "./second-step-duty.ts";

/** Clock skew allowed between processes (s). */
const clockSkewSeconds = 60 * 60;

type BetterAuth = ReturnType<typeof openBetterAuth>;

const openBetterAuth = (settings: Config, db: Database, passwords?: PasswordHashing, more: TwoFactorOptions = {}) =>
  betterAuth({
    ...authOptions(settings, db, passwords),
    plugins: [twoFactor({ ...twoFactorOptions(settings.secret), ...more })],
  });

/**
 * Loads the library at once.
 * @param passwords replaces the library's hashing in tests
 */
export function openLibrary(settings: Config, db: Database, clock: Clock, passwords?: PasswordHashing): Auth {
  const auth = openBetterAuth(settings, db, passwords);
  // After ten wrong codes by anyone with the password, the library locks the account's second step. Recovery codes
  // bypass the lock, as they have 59 random bits and cannot be guessed.
  const recovery = openBetterAuth(settings, db, passwords, { accountLockout: { enabled: false } });
  /** Returns null for an invalid session. Throws if the lookup failed, so that the person stays signed in. */
  const orNobody = async (error: unknown): Promise<null> => {
    if (statusOf(error) >= 500) throw await whyFailed(db, error);
    return null;
  };
  /** Finds a session without extending it, as an extended session needs a new cookie. */
  const findSession = async (headers: Headers) => {
    const found = await auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(orNobody);
    return found === null || isFromTheFuture(found.session) ? undefined : found;
  };
  /** Converts the library's response: signed in, second step required, or rejected for any reason. */
  const attempt = async (answering: Promise<Response>): Promise<SignInAnswer> => {
    const answer = await answering;
    if (answer.status >= 500) throw await whyFailed(db, answer.status);
    if (!answer.ok) return { outcome: "refused" };
    const { twoFactorRedirect } = (await answer.json()) as { twoFactorRedirect?: boolean };
    return { outcome: twoFactorRedirect ? "code" : "in", cookies: answer.headers.getSetCookie() };
  };
  return {
    async getSession(headers) {
      const member = await this.findSignedIn(headers);
      return member !== undefined && isHeldBack(member) ? undefined : member;
    },
    async findSignedIn(headers) {
      const found = await findSession(headers);
      return found && asStaffMember({ db, clock }, found);
    },
    async getAndExtendSession(headers) {
      const found = await auth.api.getSession({ headers, returnHeaders: true }).catch(orNobody);
      if (!found?.response || isFromTheFuture(found.response.session)) return undefined;
      const confirmedAt = (found.response.session as OwnColumns).confirmed_at ?? undefined;
      const member = await asStaffMember({ db, clock }, found.response);
      return { member, cookies: found.headers.getSetCookie(), confirmedAt };
    },
    async confirmSession(headers, password) {
      const found = await findSession(headers);
      if (found === undefined || !(await this.isPassword(found.user.id, password))) return false;
      const confirmed_at = new Date().toISOString();
      await db.updateTable("sessions").set({ confirmed_at }).where("token", "=", found.session.token).execute();
      return true;
    },
    withPassword: (headers, email, password) =>
      attempt(auth.api.signInEmail({ body: { email, password }, headers, asResponse: true })),
    withCode: (headers, code) =>
      isAppCode(code)
        ? attempt(auth.api.verifyTOTP({ body: { code }, headers, asResponse: true }))
        : attempt(recovery.api.verifyBackupCode({ body: { code: hashTypedCode(code) }, headers, asResponse: true })),
    async signOut(headers) {
      const answer = await auth.api.signOut({ headers, asResponse: true });
      return answer.headers.getSetCookie();
    },
    async isPassword(userId, password) {
      const { internalAdapter, password: passwords } = await auth.$context;
      const accounts = await internalAdapter.findAccounts(userId);
      const account = accounts.find(({ providerId }) => providerId === "credential");
      return account?.password ? passwords.verify({ hash: account.password, password }) : false;
    },
    async setPassword(userId, password) {
      const hash = await hashPassword(auth, password);
      await withTransaction({ db }, (_ctx, transaction) => writePassword(transaction, userId, hash));
    },
    hashPassword: (password) => hashPassword(auth, password),
    async savePassword(transaction, userId, hash) {
      await writePassword(transaction, userId, hash);
      await transaction.deleteFrom("sessions").where("userId", "=", userId).execute();
    },
    async changePassword(headers, currentPassword, newPassword) {
      const body = { currentPassword, newPassword, revokeOtherSessions: true };
      const answer = await auth.api.changePassword({ body, headers, asResponse: true });
      return answer.ok ? answer.headers.getSetCookie() : undefined;
    },
    async endSessions(userId, except) {
      const kept = except && (await findSession(except))?.session.token;
      let ending = db.deleteFrom("sessions").where("userId", "=", userId);
      if (kept) ending = ending.where("token", "!=", kept);
      await ending.execute();
    },
    async startTwoFactor(headers, password, issuer) {
      const started = await auth.api.enableTwoFactor({ body: { password, issuer }, headers }).catch(() => undefined);
      return started && "totpURI" in started ? { uri: started.totpURI } : undefined;
    },
    ...recoveryCodesOf(db, settings),
    async stopTwoFactor(headers, password) {
      const answer = await auth.api.disableTwoFactor({ body: { password }, headers, asResponse: true });
      return answer.ok ? answer.headers.getSetCookie() : undefined;
    },
    provider: settings.provider && openOidc(settings, settings.provider, db),
  };
}

/** The library creates new codes only during setup, before the app is confirmed. */
const recoveryCodesOf = (
  db: Database,
  { secret }: Pick<Config, "secret">,
): Pick<Auth, "renewRecoveryCodes" | "countRecoveryCodes"> => ({
  async renewRecoveryCodes(userId) {
    const codes = makeRecoveryCodes();
    const backupCodes = writeStoredCodes(codes);
    const changing = db.updateTable("two_factors").set({ backupCodes }).where("userId", "=", userId);
    return (await changing.executeTakeFirst()).numUpdatedRows > 0n ? codes : [];
  },
  async countRecoveryCodes(userId) {
    const stored = db.selectFrom("two_factors").select("backupCodes").where("userId", "=", userId);
    const row = await stored.executeTakeFirst();
    return row === undefined ? 0 : (await readCodes(secret, row.backupCodes)).length;
  },
});

/** Returns true for a session that was extended while the clock was fast, and would therefore last too long. */
const isFromTheFuture = ({ expiresAt }: { expiresAt: Date }): boolean =>
  expiresAt.getTime() > Date.now() + (sessionSeconds + clockSkewSeconds) * 1_000;

/** Timeout of the database check (ms). */
const askingMs = 500;

/** Checks the database, as the library answers 500 both for database errors and for its own bugs. */
async function whyFailed(db: Database, error: unknown): Promise<unknown> {
  if (error instanceof Unavailable) return error;
  const checking = engineOf(db).checkWritable(askingMs);
  if ((await checking.catch(() => "away")) !== undefined) return new Unavailable(error);
  return error instanceof Error ? error : new Error("The sign-in library failed.");
}

const statusOf = (error: unknown): number =>
  error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;

const hashPassword = async (auth: BetterAuth, password: string): Promise<string> =>
  (await auth.$context).password.hash(password);

/** Writes the row that the library would write (version 1.7), because its function would not use the transaction. */
async function writePassword(transaction: Database, userId: string, hash: string): Promise<void> {
  const now = new Date().toISOString();
  const { numUpdatedRows } = await transaction
    .updateTable("accounts")
    .set({ password: hash, updatedAt: now })
    .where("userId", "=", userId)
    .where("providerId", "=", "credential")
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const whose = { id: randomUUID(), userId, accountId: userId, providerId: "credential" };
  await transaction
    .insertInto("accounts")
    .values({ ...whose, password: hash, createdAt: now, updatedAt: now })
    .execute();
}

/** Columns that are missing in the library's types. */
interface OwnColumns {
  confirmed_at?: string | null;
  provider_factor?: ProviderFactor | null;
}

/**
 * Returns the person of a session. While a due second step is missing, only the lead role remains, as long as concerns
 * stay open to it.
 */
async function asStaffMember(
  parts: { db: Database; clock: Clock },
  { user, session }: BetterAuth["$Infer"]["Session"],
): Promise<StaffMember> {
  const all = await findRoles(parts.db, user.id);
  const twoFactor = user.twoFactorEnabled ?? false;
  const providerFactor = (session as OwnColumns).provider_factor ?? null;
  const since = user.second_step_since ?? null;
  const secondStep = await findDuty(parts, { roles: all, twoFactor, since, providerFactor });
  const isClosed = isHeldBack({ secondStep });
  const roles = isClosed ? all.filter((role) => role === "lead" && secondStep?.state === "concerns") : all;
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    roles,
    position: user.position ?? null,
    twoFactor,
    readsSafeguarding: readsByRole({ roles, isNamed: !isClosed && Number(user.reads_safeguarding ?? 0) === 1 }),
    ...(secondStep && { secondStep }),
    ...(providerFactor && { providerFactor }),
  };
}

/** Reads the trusted clock only if a second step may be due. */
async function findDuty(parts: { db: Database; clock: Clock }, account: Parameters<typeof findSecondStepDuty>[0]) {
  if (findSecondStepDuty(account, new Date(0)) === undefined) return undefined;
  return findSecondStepDuty(account, await findTrustedMoment(parts));
}
