import { betterAuth } from "better-auth";
import { twoFactor } from "better-auth/plugins";
import type { Database } from "../database/database.server.ts";
import { Unavailable } from "../refusals.ts";
import type { Settings } from "../settings.server.ts";
import { authOptions, secondFactorOptions, sessionSeconds } from "./auth-options.server.ts";
import { openProvider } from "./provider.server.ts";
import type { Role, SignIn, SignInAnswer, StaffMember } from "./sign-in.ts";

/** How far the clocks of several processes may differ (s). */
const clockSkewSeconds = 60 * 60;

type Auth = ReturnType<typeof openAuth>;

function openAuth(settings: Settings, database: Database) {
  return betterAuth({ ...authOptions(settings, database), plugins: [twoFactor(secondFactorOptions)] });
}

/** Opens sign-in over the site's own database. */
export function openSignIn(settings: Settings, database: Database): SignIn {
  const auth = openAuth(settings, database);
  return {
    async whoIs(headers) {
      const found = await findSession(auth, headers);
      return found === null ? undefined : asStaffMember(found.user);
    },
    async welcome(headers) {
      const found = await auth.api.getSession({ headers, returnHeaders: true }).catch(orNobody);
      if (!found?.response || isFromTheFuture(found.response.session)) return undefined;
      return { member: asStaffMember(found.response.user), cookies: found.headers.getSetCookie() };
    },
    withPassword: (headers, email, password) =>
      attempt(auth.api.signInEmail({ body: { email, password }, headers, asResponse: true })),
    withCode: (headers, code) =>
      /^\d{6}$/.test(code)
        ? attempt(auth.api.verifyTOTP({ body: { code }, headers, asResponse: true }))
        : attempt(auth.api.verifyBackupCode({ body: { code }, headers, asResponse: true })),
    async out(headers) {
      const answer = await auth.api.signOut({ headers, asResponse: true });
      return answer.headers.getSetCookie();
    },
    async isPassword(userId, password) {
      const { internalAdapter, password: passwords } = await auth.$context;
      const account = (await internalAdapter.findAccounts(userId)).find(
        ({ providerId }) => providerId === "credential",
      );
      return account?.password ? passwords.verify({ hash: account.password, password }) : false;
    },
    setPassword: (userId, password) => setPassword(auth, userId, password),
    async changePassword(headers, currentPassword, newPassword) {
      const body = { currentPassword, newPassword, revokeOtherSessions: true };
      const answer = await auth.api.changePassword({ body, headers, asResponse: true });
      return answer.ok ? answer.headers.getSetCookie() : undefined;
    },
    async endSessions(userId, except) {
      const kept = except && (await findSession(auth, except))?.session.token;
      let ending = database.deleteFrom("sessions").where("userId", "=", userId);
      if (kept) ending = ending.where("token", "!=", kept);
      await ending.execute();
    },
    async startSecondFactor(headers, password) {
      const started = await auth.api.enableTwoFactor({ body: { password }, headers }).catch(() => undefined);
      return started && "totpURI" in started ? { uri: started.totpURI, recoveryCodes: started.backupCodes } : undefined;
    },
    async stopSecondFactor(headers, password) {
      const answer = await auth.api.disableTwoFactor({ body: { password }, headers, asResponse: true });
      return answer.ok ? answer.headers.getSetCookie() : undefined;
    },
    provider: settings.provider && openProvider(settings, settings.provider, database),
  };
}

/** Finds the session of these headers and leaves it as it is: whoever puts its end off must tell the browser. */
async function findSession(auth: Auth, headers: Headers) {
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(orNobody);
  return found === null || isFromTheFuture(found.session) ? null : found;
}

/** Was the session put off while the clock was ahead? It would last for as long as the clock was wrong. */
function isFromTheFuture({ expiresAt }: { expiresAt: Date }): boolean {
  return expiresAt.getTime() > Date.now() + (sessionSeconds + clockSkewSeconds) * 1_000;
}

/** Whoever cannot be looked up is not signed out for that: the library hides what the database said behind a 500. */
function orNobody(error: unknown): null {
  if (statusOf(error) >= 500) throw new Unavailable(error);
  return null;
}

function statusOf(error: unknown): number {
  return error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
}

/** Reads what the library answered: in, a second factor is wanted, or refused for whatever reason. */
async function attempt(answering: Promise<Response>): Promise<SignInAnswer> {
  const answer = await answering;
  if (answer.status >= 500) throw new Unavailable(answer.status);
  if (!answer.ok) return { outcome: "refused" };
  const { twoFactorRedirect } = (await answer.json()) as { twoFactorRedirect?: boolean };
  return { outcome: twoFactorRedirect ? "code" : "in", cookies: answer.headers.getSetCookie() };
}

async function setPassword(auth: Auth, userId: string, password: string): Promise<void> {
  const { internalAdapter, password: passwords } = await auth.$context;
  const hash = await passwords.hash(password);
  const accounts = await internalAdapter.findAccounts(userId);
  if (accounts.some(({ providerId }) => providerId === "credential")) {
    await internalAdapter.updatePassword(userId, hash);
  } else {
    await internalAdapter.createAccount({ userId, accountId: userId, providerId: "credential", password: hash });
  }
}

function asStaffMember(user: {
  id: string;
  name: string;
  email: string;
  role: string;
  position?: string | null;
  twoFactorEnabled?: boolean | null;
}): StaffMember {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role as Role,
    position: user.position ?? null,
    twoFactor: user.twoFactorEnabled ?? false,
  };
}
