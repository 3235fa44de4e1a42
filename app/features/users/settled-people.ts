import type { AccountChangeTable } from "../../server/db/people-tables.ts";

/** An account that another person made or changed is new for this time (ms). */
export const newMs = 30 * 24 * 3_600_000;

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
  /** When an account that is not settled will be (ISO date and time, UTC); undefined: when another person confirms it. */
  settledAt: string | undefined;
  /** The same for accounts that count as one person. */
  person: string;
  /** Id of who made or took over this account, while nobody else has confirmed who has it. */
  hand: string | undefined;
}

/** Promises more than an editor may do. */
const isPromotion = ({ what, role_after }: AccountFact) => what === "role" && role_after !== "editor";

/** Acts with which one person could make or take over another's account. */
const takes = (fact: AccountFact) =>
  fact.what === "created" || fact.what === "address" || fact.what === "second step" || isPromotion(fact);

const unsettles = (fact: AccountFact) => takes(fact) || fact.what === "password link";

const hasPassed = (at: string, now: Date): boolean => now.getTime() - Date.parse(at) >= newMs;

/**
 * Who counts as a person of their own.
 * - An account that somebody else made, promoted, moved to another address, sent a password link, or whose second step
 *   somebody else switched off, is not settled for 30 days, or until another person confirms who has it.
 * - Until that confirmation it counts as one person with who did it, however long that takes: waiting proves nothing. Who
 *   receives a password link at an unchanged address is whom the mailbox belongs to: that alone ties nobody.
 * @param facts in their order @param now by the trusted clock
 * @returns the standing of any account, also of one that was deleted
 */
export function findStandings(accounts: readonly Account[], facts: readonly AccountFact[], now: Date) {
  const factsOf = Map.groupBy(facts, ({ account_id }) => account_id);
  /** What others did to an account since somebody confirmed who has it. */
  const open = (id: string): AccountFact[] => {
    const own = factsOf.get(id) ?? [];
    const since = own.findLastIndex(({ what }) => what === "confirmed") + 1;
    return own.slice(since).filter((fact) => fact.by_id !== id && unsettles(fact));
  };
  const ties = (id: string) =>
    open(id).filter((fact) => takes(fact) && !(fact.is_imported === 1 && hasPassed(fact.at, now)));
  const people = groups();
  for (const id of factsOf.keys()) for (const { by_id } of ties(id)) people.join(id, by_id);
  const createdAt = new Map(accounts.map((account) => [account.id, account.createdAt]));
  return (id: string): Standing => {
    const moments = open(id).map(({ at }) => at);
    // Without a record of its beginning, its age decides; an age that cannot be read settles nobody.
    if (!factsOf.get(id)?.some(({ what }) => what === "created" || what === "founded" || what === "confirmed"))
      moments.push(createdAt.get(id) ?? "");
    const isSettled = moments.every((at) => hasPassed(at, now));
    const end = Math.max(...moments.map((at) => Date.parse(at) + newMs));
    return {
      isSettled,
      settledAt: isSettled || Number.isNaN(end) ? undefined : new Date(end).toISOString(),
      person: people.find(id),
      hand: ties(id).at(-1)?.by_id,
    };
  };
}

export type Standings = ReturnType<typeof findStandings>;

/** Two settled people, by their accounts' ids: never by names. */
export function areTwoPeople(standingOf: Standings, one: string, other: string): boolean {
  const [first, second] = [standingOf(one), standingOf(other)];
  return first.isSettled && second.isSettled && first.person !== second.person;
}

/** Sets of names that count as one (disjoint sets). */
function groups() {
  const parents = new Map<string, string>();
  const find = (name: string): string => {
    let root = name;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    return root;
  };
  return {
    find,
    join(one: string, other: string) {
      const [first, second] = [find(one), find(other)];
      if (first !== second) parents.set(first, second);
    },
  };
}
