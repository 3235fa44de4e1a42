import { isMoreThanEditor } from "../../../values/roles.ts";
import type { AccountChangeTable } from "./user-tables.ts";

/** Time for which an account counts as new after another person created or changed it (ms). */
export const newMs = 30 * 24 * 3_600_000;

/**
 * Confirmations that make an account a separate person. `people`: only those by settled people. `trustees`: also those
 * by the trustees; used for cash, gifts and refunds, but never for bank details.
 */
export type Word = "people" | "trustees";

export type AccountFact = Pick<AccountChangeTable, "account_id" | "what" | "by_id" | "at" | "role_after"> & {
  id: number;
  is_imported: number;
};

export interface Account {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

export interface Standing {
  /** True if the person may ask and agree where two persons are needed. */
  isSettled: boolean;
  /** Time at which the account will be settled (ISO 8601, UTC). Undefined if it is settled, or its age is unknown. */
  settledAt: string | undefined;
  /**
   * Ids of this account, and of all accounts that created it or took it over. Two accounts with a common id are the
   * same person.
   */
  hands: ReadonlySet<string>;
  /** Id of the account that created or took over this one; undefined after another person's confirmation. */
  hand: string | undefined;
}

/** Returns true for a change to more rights than an editor has. */
const isPromotion = ({ what, role_after }: AccountFact) => what === "role" && isMoreThanEditor(role_after);

/** Returns true for an act by which one person could get control of another account. */
const isTakeover = (fact: AccountFact) =>
  fact.what === "created" || fact.what === "address" || fact.what === "second step" || isPromotion(fact);

/** Returns true if the owner proved that they still control the account after a lost second step. */
const isProof = ({ what, by_id, account_id }: AccountFact) => what === "owner proved" && by_id === account_id;

const unsettles = (fact: AccountFact) => isTakeover(fact) || fact.what === "password link";

const isConfirmation = ({ what }: Pick<AccountFact, "what">, word: Word): boolean =>
  what === "confirmed" || (word === "trustees" && what === "confirmed by trustees");

const hasPassed = (at: string, now: Date): boolean => now.getTime() - Date.parse(at) >= newMs;

/**
 * Decides which accounts count as separate persons.
 * - An account is unsettled if another person created or promoted it, changed its address, sent a password link or
 *   switched off its second step. It is settled after 30 days, or when another person confirms it.
 * - Until such a confirmation, it counts as the same person as the accounts that created it or took it over; waiting
 *   changes nothing. Two accounts that both created a third one are still two persons. A password link alone connects
 *   no accounts.
 * - A second step that was switched off no longer counts when the owner has proved the account, see `canProveOwner`.
 * @param facts in order
 * @param now by the trusted clock
 * @returns a function from any account, also a deleted one, to its standing
 */
export function findStandings(
  accounts: readonly Account[],
  facts: readonly AccountFact[],
  now: Date,
  word: Word = "people",
) {
  const factsOf = Map.groupBy(facts, ({ account_id }) => account_id);
  /** Returns acts of other people on an account since its last confirmation. */
  const open = (id: string): AccountFact[] => {
    const own = factsOf.get(id) ?? [];
    const since = own.findLastIndex((fact) => isConfirmation(fact, word)) + 1;
    const proved = own.findLast(isProof)?.id ?? 0;
    return own
      .slice(since)
      .filter((fact) => fact.by_id !== id && unsettles(fact) && !(fact.what === "second step" && fact.id < proved));
  };
  const ties = (id: string) =>
    open(id).filter((fact) => isTakeover(fact) && !(fact.is_imported === 1 && hasPassed(fact.at, now)));
  const handsOf = (id: string, hands = new Set<string>()): ReadonlySet<string> => {
    if (hands.has(id)) return hands;
    hands.add(id);
    for (const { by_id } of ties(id)) handsOf(by_id, hands);
    return hands;
  };
  const createdAt = new Map(accounts.map((account) => [account.id, account.createdAt]));
  return (id: string): Standing => {
    const moments = open(id).map(({ at }) => at);
    // If the creation was not recorded, the account's age decides. An account with an unknown age is never settled.
    const isBeginning = (fact: AccountFact) =>
      fact.what === "created" || fact.what === "founded" || isConfirmation(fact, word);
    if (!factsOf.get(id)?.some(isBeginning)) moments.push(createdAt.get(id) ?? "");
    const isSettled = moments.every((at) => hasPassed(at, now));
    const end = Math.max(...moments.map((at) => Date.parse(at) + newMs));
    return {
      isSettled,
      settledAt: isSettled || Number.isNaN(end) ? undefined : new Date(end).toISOString(),
      hands: handsOf(id),
      hand: ties(id).at(-1)?.by_id,
    };
  };
}

/**
 * Returns the lost second step after which the owner can still prove the account; undefined if there is none. The
 * account's address must be 30 days old, because the other person may have changed it.
 * @param now by the trusted clock
 */
export function canProveOwner(
  { id, createdAt }: Account,
  facts: readonly AccountFact[],
  now: Date,
): AccountFact | undefined {
  const own = facts.filter(({ account_id }) => account_id === id);
  const since = own.findLastIndex((fact) => fact.what === "confirmed" || isProof(fact)) + 1;
  const lost = own.slice(since).findLast(({ what, by_id }) => what === "second step" && by_id !== id);
  const isOld = hasPassed(createdAt, now) && own.every(({ what, at }) => !isAddress(what) || hasPassed(at, now));
  return isOld ? lost : undefined;
}

const isAddress = (what: AccountFact["what"]) => what === "address" || what === "created" || what === "founded";

type Weakening = Pick<AccountChangeTable, "account_id" | "what" | "by_id" | "at" | "role_before"> &
  Record<"was_settled_admin" | "is_imported", number>;

/**
 * Returns true if another person acted on an admin's account within 30 days. All acts count, because any exception
 * could be exploited. Imported rows count if the account may have been settled.
 * @param now by the trusted clock
 */
export function isWeakening(change: Weakening, now: Date): boolean {
  const { account_id, by_id, what, at, was_settled_admin, is_imported, role_before } = change;
  if (by_id === account_id || isConfirmation({ what }, "trustees") || hasPassed(at, now)) return false;
  return was_settled_admin === 1 || (is_imported === 1 && what !== "created" && isMoreThanEditor(role_before));
}

export type Standings = ReturnType<typeof findStandings>;

/** Returns true if two accounts belong to the same person. Names do not matter. */
export function areSamePerson(standingOf: Standings, a: string, b: string): boolean {
  const own = standingOf(a).hands;
  const their = standingOf(b).hands;
  return [...own].some((hand) => their.has(hand));
}

/** Returns true if two accounts belong to two settled persons. */
export const areTwoPeople = (standingOf: Standings, a: string, b: string): boolean =>
  standingOf(a).isSettled && standingOf(b).isSettled && !areSamePerson(standingOf, a, b);
