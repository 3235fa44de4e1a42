import { outsideOf } from "../../values/id-ranges.ts";
import { type HasRoles, hasRole } from "../../values/roles.ts";
import type { Tables } from "../db/tables.ts";
import type { ConcernRange } from "./auth.ts";

/** Wait of a new reader while there is a lead (ms). The people who get the e-mail can check first. */
export const waitMs = 24 * 3_600_000;

/** Wait after two admins released older concerns (ms). */
export const releaseMs = 72 * 3_600_000;

/**
 * Wait of a new lead until the concerns open that no account could ever read (ms): the people who get the e-mail can
 * stop it.
 */
export const firstReleaseMs = 24 * 3_600_000;

/** Returns true for a role that reads concerns once it takes effect: a lead, or an admin whom a lead named. */
export const readsByRole = (person: HasRoles & { isNamed: boolean }): boolean =>
  hasRole(person, "lead") || (hasRole(person, "admin") && person.isNamed);

export type ReadingFact = Tables["reading_rights"]["what"];

/** The columns of `reading_rights` that the rule needs. */
export type RightFact = Pick<Tables["reading_rights"], "what" | "by_id" | "from_at" | "until_concern"> & {
  after_concern: number;
};

export interface ReadingRight {
  /** Time from which the account reads (ISO date and time, UTC). */
  from: string;
  /** The concerns up to this id are older than the right. */
  after: number;
  ranges: (ConcernRange & { from: string })[];
  askedBy: string[];
}

/**
 * Finds the right of an account to read concerns.
 * A new lead or reader starts with future concerns; older ones follow by a release. So does an account whose address
 * another person changed. After a password link to an unchanged address, or a second step that was switched off, a
 * reader waits and loses nothing.
 * @param facts of one account, oldest first
 * @returns undefined for an account without a right
 */
export function findReadingRight(facts: readonly RightFact[]): ReadingRight | undefined {
  let right: ReadingRight | undefined;
  for (const { what, by_id, from_at: from, after_concern: after, until_concern: until } of facts) {
    if (what === "ended" || what === "stopped") right = undefined;
    else if (what === "kept" || what === "lead" || what === "reader")
      right = { from, after, ranges: [{ after, until, from }], askedBy: [] };
    else if (right === undefined) continue;
    else if (what === "moved") right = { from, after, ranges: [{ after, until, from }], askedBy: [] };
    else if (what === "paused") right.from = from > right.from ? from : right.from;
    else if (what === "asked") right.askedBy.push(by_id);
    else right.ranges.push({ after, until, from });
  }
  return right;
}

/** Returns true for facts about older concerns; these neither begin nor end a right. */
export const isRelease = (what: ReadingFact): boolean =>
  what === "asked" || what === "released" || what === "released first";

/** Time during which an account is an active lead; `to` is undefined while it lasts. */
interface LeadTime {
  from: string;
  to: string | undefined;
}

function leadTimes(facts: readonly (RightFact & { at: string })[], isLead: boolean): LeadTime[] {
  const times: LeadTime[] = [];
  let from: string | undefined;
  for (const { what, at, from_at } of facts) {
    if (isRelease(what)) continue;
    if (from !== undefined && from < at) times.push({ from, to: at });
    if (what === "kept" || what === "lead") from = from_at;
    else if (what === "ended" || what === "stopped" || what === "reader") from = undefined;
    else if (from !== undefined) from = what === "paused" && from > from_at ? from : from_at;
  }
  // Rights from the day of the update do not distinguish leads from named readers, so the present role decides.
  return from === undefined || !isLead ? times : [...times, { from, to: undefined }];
}

/**
 * Returns true if the account is a lead, waits to be one, or was one within the last wait. Ending a lead opens no
 * shortcut: a person who becomes lead within that time waits.
 * @param facts of one account, oldest first
 * @param isLead its role now
 * @param now by the trusted clock
 */
export function wasLead(facts: readonly (RightFact & { at: string })[], isLead: boolean, now: Date): boolean {
  const since = new Date(now.getTime() - waitMs).toISOString();
  return leadTimes(facts, isLead).some(({ to }) => to === undefined || to > since);
}

const beginnings: readonly ReadingFact[] = ["lead", "reader", "moved", "paused"];

const laterOf = (one: string, other: string): string => (one > other ? one : other);

/**
 * Returns true while a fact can still be undone: neither the fact nor the right that it began has taken effect. After a
 * release to a first lead, the older concerns are not open yet.
 * @param right of the fact's account
 * @param now by the trusted clock
 */
export const isPending = (
  fact: Pick<RightFact, "what" | "from_at" | "after_concern" | "until_concern">,
  right: ReadingRight | undefined,
  now: Date,
): boolean => {
  const at = now.toISOString();
  if (right === undefined) return false;
  if (fact.what === "released first")
    return (
      laterOf(fact.from_at, right.from) > at &&
      right.ranges.some(
        ({ from, after, until }) =>
          from === fact.from_at && after === fact.after_concern && until === fact.until_concern,
      )
    );
  return beginnings.includes(fact.what) && fact.from_at > at && right.from > at;
};

/**
 * Returns the concerns that an account reads now.
 * @param now by the trusted clock
 */
export function rangesAt(right: ReadingRight | undefined, now: Date): ConcernRange[] {
  const at = now.toISOString();
  if (right === undefined || right.from > at) return [];
  return right.ranges.filter(({ from }) => from <= at).map(({ after, until }) => ({ after, until }));
}

/**
 * Returns the older concerns that open to an account later.
 * @param now by the trusted clock
 * @returns `from` is the time at which the last of them opens (ISO date and time, UTC); undefined if there are none
 */
export function opensLater(
  right: ReadingRight | undefined,
  now: Date,
): { ranges: ConcernRange[]; from: string } | undefined {
  const at = now.toISOString();
  const later = (right?.ranges ?? []).flatMap(({ after, until, from }) => {
    const opens = laterOf(from, right?.from ?? "");
    return until !== null && opens > at ? [{ after, until, opens }] : [];
  });
  const from = later.map(({ opens }) => opens).reduce(laterOf, "");
  return from === "" ? undefined : { ranges: later.map(({ after, until }) => ({ after, until })), from };
}

/** Returns true if older concerns exist that the right covers neither now nor later. */
export const lacksOlder = ({ after, ranges }: ReadingRight): boolean =>
  outsideOf(ranges).some((gap) => gap.after < after);

/**
 * Returns the concerns that no account could ever read: no right that took effect covered their id.
 * @param factsOf each account, oldest first
 * @param last id of the latest concern
 * @param now by the trusted clock
 */
export function findNeverReadable(
  factsOf: Iterable<readonly (RightFact & { at: string })[]>,
  last: number,
  now: Date,
): { after: number; until: number }[] {
  const read = [...factsOf].flatMap((facts) => [
    ...facts.flatMap((fact, index) =>
      isRelease(fact.what)
        ? []
        : closeAt(
            rangesAt(findReadingRight(facts.slice(0, index)), new Date(fact.at || 0)),
            // Earlier facts lack the id up to which a stopped account could read: assume that it read all concerns.
            fact.what === "stopped" && fact.after_concern === 0 ? last : fact.after_concern,
          ),
    ),
    ...closeAt(rangesAt(findReadingRight(facts), now), last),
  ]);
  return outsideOf(read).flatMap(({ after, until }) => (after < last ? [{ after, until: until ?? last }] : []));
}

const closeAt = (ranges: ConcernRange[], last: number): ConcernRange[] =>
  ranges.map(({ after, until }) => ({ after, until: until ?? Math.max(after, last) }));
