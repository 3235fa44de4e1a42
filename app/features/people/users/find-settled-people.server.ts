import { createHmac } from "node:crypto";
import type { AppContext } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { mailboxOf } from "../../../values/email-address.ts";
import { type HasRoles, hasRole, type Role, readRoles, writeRoles } from "../../../values/roles.ts";
import * as store from "./account-change-queries.server.ts";
import { areSamePerson, areTwoPeople, findStandings, isWeakening, newMs, type Word } from "./settled-people.ts";
import type { AccountChange } from "./user-tables.ts";

const isAdmin = (account: HasRoles): boolean => hasRole(account, "admin");

type Ctx = Pick<AppContext, "db" | "clock">;

/**
 * Computes the standing of each account, by the trusted clock.
 * @param word kind of confirmations that count, see `findStandings`
 */
export async function readStandings({ db, clock }: Ctx, word: Word = "people") {
  const accounts = await store.findAccounts(db);
  const changes = await store.findAccountChanges(db);
  const now = await findTrustedMoment({ db, clock });
  const standingOf = findStandings(accounts, changes, now, word);
  const settledAdmins = accounts.filter((account) => isAdmin(account) && standingOf(account.id).isSettled);
  const areTwo = (a: string, b: string): boolean => areTwoPeople(standingOf, a, b);
  const areSame = (a: string, b: string): boolean => areSamePerson(standingOf, a, b);
  return { standingOf, areTwo, areSame, accounts, changes, now, settledAdmins };
}

/** Like `readStandings`, but the trustees' confirmations also count; used for cash, gifts and refunds. */
export const readStandingsOfGifts = (ctx: Ctx) => readStandings(ctx, "trustees");

/** Reads which accounts belong to the same person, for public pages. */
export async function readPersons({ db, clock }: Ctx) {
  const now = await findTrustedMoment({ db, clock });
  const standingOf = findStandings([], await store.findAccountChanges(db), now);
  return { now, areSame: (a: string, b: string): boolean => areSamePerson(standingOf, a, b) };
}

export const isSettled = async (ctx: Ctx, memberId: string): Promise<boolean> =>
  (await readStandings(ctx)).standingOf(memberId).isSettled;

type Read = Awaited<ReturnType<typeof readStandings>>;

/**
 * Returns true if there is no second person to ask; one person can then act alone after a wait. An admin whose account
 * another person weakened within 30 days still counts, so that weakening an account gives no advantage.
 * @param who selects the accounts that may act
 */
export function isAlone(
  { accounts, standingOf, areTwo, changes, now }: Read,
  who: (account: HasRoles & { id: string }) => boolean = isAdmin,
): boolean {
  const settled = accounts.filter((account) => who(account) && standingOf(account.id).isSettled);
  const hasTwo = settled.some((a) => settled.some((b) => areTwo(a.id, b.id)));
  return !hasTwo && !changes.some((change) => isWeakening(change, now));
}

/** Roles before and after a change; empty if the account did not exist. */
export type RoleChange = Record<"before" | "after", readonly Role[]>;

export interface Change {
  account: string;
  what: AccountChange;
  by: string;
  roles?: RoleChange;
  email?: string;
}

/** Records an act on an account, with the account's state. Runs before the act, in its transaction. */
export async function recordStandingChange(ctx: Ctx, change: Change): Promise<void> {
  const { account, what, by, roles, email } = change;
  const { accounts, areSame, changes, now } = await readStandings(ctx);
  // Also counts an admin who is not settled yet.
  const isSecond = accounts.some(({ id, roles }) => id === account && isAdmin({ roles })) && !areSame(account, by);
  // If the account is weakened again, it still counts as the account of an admin.
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

/** Finds the e-mail addresses of all admins, also those that they had within the last 30 days. */
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

/** Finds the age and the inviter of accounts, so that a second person can be judged. `since` is ISO 8601 in UTC. */
export async function findAccountOrigins({ db }: Pick<AppContext, "db">, ids: readonly string[]) {
  const accounts = await store.findAccounts(db);
  const changes = await store.findAccountChanges(db);
  const nameOf = new Map(accounts.map(({ id, name }) => [id, name]));
  return accounts
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, createdAt }) => {
      const made = changes.find(
        ({ account_id, what, by_id }) => account_id === id && what === "created" && by_id !== id,
      );
      return { name, since: createdAt, by: made && nameOf.get(made.by_id) };
    });
}

type KeyedCtx = Pick<AppContext, "db" | "config">;

/** Hashes an e-mail address with a key. The hashes reveal no address, so erasing a person need not delete them. */
const hashAddress = ({ config }: KeyedCtx, address: string): string =>
  createHmac("sha256", config.secret)
    .update(`account address ${mailboxOf(address)}`)
    .digest("hex");

/** Stores earlier addresses of accounts, in the transaction that changes the addresses. */
export const rememberAddresses = (ctx: KeyedCtx, addresses: readonly string[]): Promise<void> =>
  store.insertMarks(
    ctx.db,
    addresses.map((address) => hashAddress(ctx, address)),
  );

export async function wasOfAccount(ctx: KeyedCtx, address: string): Promise<boolean> {
  const mailbox = mailboxOf(address);
  const present = (await store.findAccounts(ctx.db)).map(({ email }) => email);
  const before = (await store.findAccountChanges(ctx.db)).map(({ email_before }) => email_before ?? "");
  if ([...present, ...before].some((email) => mailboxOf(email) === mailbox)) return true;
  return store.hasMark(ctx.db, hashAddress(ctx, address));
}

/** Stores earlier addresses from account changes, at each start, because the table is newer than some changes. */
export async function rememberEarlierAddresses(ctx: AppContext): Promise<void> {
  const changes = await store.findAccountChanges(ctx.db);
  const addresses = changes.flatMap(({ email_before }) => email_before ?? []);
  await rememberAddresses(ctx, addresses);
}
