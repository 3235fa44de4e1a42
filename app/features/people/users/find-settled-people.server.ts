import type { AppContext } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { type HasRoles, hasRole, type Role, readRoles, writeRoles } from "../../../values/roles.ts";
import * as store from "./account-change-queries.server.ts";
import { areSamePerson, areTwoPeople, findStandings, isWeakening, newMs, type Word } from "./settled-people.ts";
import type { AccountChange } from "./user-tables.ts";

const isAdmin = (account: HasRoles): boolean => hasRole(account, "admin");

type Ctx = Pick<AppContext, "db" | "clock">;

/** The standing of every account, by the trusted clock. Inside a transaction give its context. @param word see there */
export async function readStandings({ db, clock }: Ctx, word: Word = "people") {
  const accounts = await store.findAccounts(db);
  const changes = await store.findAccountChanges(db);
  const now = await findTrustedMoment({ db, clock });
  const standingOf = findStandings(accounts, changes, now, word);
  const settledAdmins = accounts.filter((account) => isAdmin(account) && standingOf(account.id).isSettled);
  const areTwo = (one: string, other: string): boolean => areTwoPeople(standingOf, one, other);
  const areSame = (one: string, other: string): boolean => areSamePerson(standingOf, one, other);
  return { standingOf, areTwo, areSame, accounts, changes, now, settledAdmins };
}

/** The same for cash, gifts and refunds, where the word of the trustees counts, too. */
export const readStandingsOfGifts = (ctx: Ctx) => readStandings(ctx, "trustees");

/** Reads which accounts are one person, for public pages. */
export async function readPersons({ db, clock }: Ctx) {
  const now = await findTrustedMoment({ db, clock });
  const standingOf = findStandings([], await store.findAccountChanges(db), now);
  return { now, areSame: (one: string, other: string): boolean => areSamePerson(standingOf, one, other) };
}

/** Has this member an account that asks and agrees where two people are needed? */
export const isSettled = async (ctx: Ctx, memberId: string): Promise<boolean> =>
  (await readStandings(ctx)).standingOf(memberId).isSettled;

type Read = Awaited<ReturnType<typeof readStandings>>;

/**
 * Can nobody else be asked? With one settled person of those who may or none, one person acts alone, after a wait. Not
 * while an admin would be settled but for what others did to the account within 30 days: whoever weakens another account
 * does not profit from it. Bank details, gifts and their limits ask here.
 * @param who may be asked
 */
export function isAlone({ accounts, standingOf, areTwo, changes, now }: Read, who = isAdmin): boolean {
  const settled = accounts.filter((account) => who(account) && standingOf(account.id).isSettled);
  const hasTwo = settled.some((one) => settled.some((other) => areTwo(one.id, other.id)));
  return !hasTwo && !changes.some((change) => isWeakening(change, now));
}

/** Without a role: not there yet, or no more. */
export type RoleChange = Record<"before" | "after", readonly Role[]>;

export interface Change {
  account: string;
  what: AccountChange;
  by: string;
  roles?: RoleChange;
  /** The account's address before. */
  email?: string;
}

/** Records what was done to an account, in the transaction of the act, before the act: it stores what the account was. */
export async function recordStandingChange(ctx: Ctx, change: Change): Promise<void> {
  const { account, what, by, roles, email } = change;
  const { accounts, areSame, changes, now } = await readStandings(ctx);
  // Also one who is not settled yet, and would be one day.
  const isSecond = accounts.some((one) => one.id === account && isAdmin(one)) && !areSame(account, by);
  // Weakened before: the person is still somebody else, however often it is repeated.
  const isWeakened = changes.some((earlier) => earlier.account_id === account && isWeakening(earlier, now));
  await store.insertAccountChange(ctx.db, {
    account_id: account,
    what,
    by_id: by,
    at: now.toISOString(),
    was_settled_admin: isSecond || isWeakened ? 1 : 0,
    role_before: roles ? writeRoles(roles.before) : null,
    role_after: roles ? writeRoles(roles.after) : null,
    email_before: email ?? null,
  });
}

/**
 * Finds the addresses at which all admins are reached: of today and of 30 days ago, also of former admins.
 * @returns addresses, each once
 */
export async function findAdminAddresses(ctx: Ctx): Promise<string[]> {
  const { accounts, changes, now } = await readStandings(ctx);
  const recent = changes.filter(({ at }) => now.getTime() - Date.parse(at) < newMs);
  const wasAdmin = recent
    .filter(({ role_before }) => readRoles(role_before).includes("admin"))
    .map(({ account_id }) => account_id);
  const admins = new Set([...accounts.filter(isAdmin).map(({ id }) => id), ...wasAdmin]);
  const today = accounts.filter(({ id }) => admins.has(id)).map(({ email }) => email);
  const before = recent.flatMap(({ account_id, email_before }) =>
    admins.has(account_id) && email_before !== null ? [email_before] : [],
  );
  return [...new Set([...today, ...before])];
}
