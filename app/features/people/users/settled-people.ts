import { isMoreThanEditor } from "../../../values/roles.ts";
import type { AccountChangeTable } from "./user-tables.ts";

/** An account that another person made or changed is new for this time (ms). */
export const newMs = 30 * 24 * 3_600_000;

/**
 * Whose word makes a person of an account. `people`: another settled person's alone. `trustees`: also that of the trustees, by a
 * link to the foundation's address; cash, gifts and refunds alone ask so, and never bank details.
 */
export type Word = "people" | "trustees";

/** A row of `account_changes`, as far as the rule needs it. */
export type AccountFact = Pick<AccountChangeTable, "account_id" | "what" | "by_id" | "at" | "role_after"> & {
  id: number;
  is_imported: number;
};

export interface Account {
  id: string;
  /** ISO date and time, UTC. */
  createdAt: string;
}

/** What the rule says of an account. */
export interface Standing {
  /** Asks and agrees where two people are needed. */
  isSettled: boolean;
  /** Time at which an account will be settled (ISO date and time, UTC); undefined: when another person confirms it. */
  settledAt: string | undefined;
  /** Ids of this account and of all through whose hands it came: whoever shares one of them is the same person. */
  hands: ReadonlySet<string>;
  /** Id of who made or took over this account, while nobody else has confirmed who has it. */
  hand: string | undefined;
}

/** Promises more than an editor may do. */
const isPromotion = ({ what, role_after }: AccountFact) => what === "role" && isMoreThanEditor(role_after);

/** Acts with which one person could make or take over another's account. */
const takes = (fact: AccountFact) =>
  fact.what === "created" || fact.what === "address" || fact.what === "second step" || isPromotion(fact);

/** The owner has shown that a lost second step made the account nobody else's. */
const isProof = ({ what, by_id, account_id }: AccountFact) => what === "owner proved" && by_id === account_id;

const unsettles = (fact: AccountFact) => takes(fact) || fact.what === "password link";

/** What is said of who has an account, by whomever. */
const isConfirmation = ({ what }: Pick<AccountFact, "what">, word: Word): boolean =>
  what === "confirmed" || (word === "trustees" && what === "confirmed by trustees");

const hasPassed = (at: string, now: Date): boolean => now.getTime() - Date.parse(at) >= newMs;

/**
 * Who counts as a person of their own.
 * - An account that somebody else made, promoted, moved to another address, sent a password link, or whose second step
 *   somebody else switched off, is not settled for 30 days, or until another person confirms who has it.
 * - Until that confirmation it counts as one person with who did it, and with whose hands that account came through, however
 *   long that takes: waiting proves nothing. Two who both had a hand in a third account are still two. Who receives a
 *   password link at an unchanged address is whom the mailbox belongs to: that alone ties nobody.
 * - A second step that somebody else switched off ties and unsettles no more once the owner has proved the account: see
 *   `canProveOwner`.
 * @param facts in their order @param now by the trusted clock @param word that makes a person of an account
 * @returns the standing of any account, also of one that was deleted
 */
export function findStandings(
  accounts: readonly Account[],
  facts: readonly AccountFact[],
  now: Date,
  word: Word = "people",
) {
  const factsOf = Map.groupBy(facts, ({ account_id }) => account_id);
  /** What others did to an account since somebody confirmed who has it. */
  const open = (id: string): AccountFact[] => {
    const own = factsOf.get(id) ?? [];
    const since = own.findLastIndex((fact) => isConfirmation(fact, word)) + 1;
    const proved = own.findLast(isProof)?.id ?? 0;
    return own
      .slice(since)
      .filter((fact) => fact.by_id !== id && unsettles(fact) && !(fact.what === "second step" && fact.id < proved));
  };
  const ties = (id: string) =>
    open(id).filter((fact) => takes(fact) && !(fact.is_imported === 1 && hasPassed(fact.at, now)));
  const handsOf = (id: string, hands = new Set<string>()): ReadonlySet<string> => {
    if (hands.has(id)) return hands;
    hands.add(id);
    for (const { by_id } of ties(id)) handsOf(by_id, hands);
    return hands;
  };
  const createdAt = new Map(accounts.map((account) => [account.id, account.createdAt]));
  return (id: string): Standing => {
    const moments = open(id).map(({ at }) => at);
    // Without a record of its beginning, its age decides; an age that cannot be read settles nobody.
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
 * Can the owner prove an account after somebody else switched off its second step? The link goes to an address that has
 * been the account's for 30 days: who switched it off may have moved it before.
 * @param now by the trusted clock @returns the last such act that counts still
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

/** Acts from which on the account has its address. */
const isAddress = (what: AccountFact["what"]) => what === "address" || what === "created" || what === "founded";

type Weakening = Pick<AccountChangeTable, "account_id" | "what" | "by_id" | "at" | "role_before"> &
  Record<"was_settled_admin" | "is_imported", number>;

/**
 * Has somebody done something to the account of an admin who is another person within 30 days? Whatever it is, also where it
 * takes nothing away: a list of acts that do not count would be the next way around. What the audit log of before tells
 * does not say who was settled, so it counts where it may have been.
 * @param now by the trusted clock
 */
export function isWeakening(change: Weakening, now: Date): boolean {
  const { account_id, by_id, what, at, was_settled_admin, is_imported, role_before } = change;
  if (by_id === account_id || isConfirmation({ what }, "trustees") || hasPassed(at, now)) return false;
  return was_settled_admin === 1 || (is_imported === 1 && what !== "created" && isMoreThanEditor(role_before));
}

export type Standings = ReturnType<typeof findStandings>;

/** Do two accounts count as one person? By ids: never by names. */
export function areSamePerson(standingOf: Standings, one: string, other: string): boolean {
  const own = standingOf(one).hands;
  const their = standingOf(other).hands;
  return [...own].some((hand) => their.has(hand));
}

/** Two settled people. */
export const areTwoPeople = (standingOf: Standings, one: string, other: string): boolean =>
  standingOf(one).isSettled && standingOf(other).isSettled && !areSamePerson(standingOf, one, other);
