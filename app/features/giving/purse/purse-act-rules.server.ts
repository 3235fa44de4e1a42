import { purseErrors as words } from "content/purse-errors.ts";
import { staffCash } from "content/staff-cash.ts";
import type { Act } from "../../../server/auth/declare-act.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { HasRoles } from "../../../values/roles.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { isAlone, type readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { aloneMs } from "../gifts/gift-states.ts";
import type { PurseFacts } from "./perform-purse-act.server.ts";
import type { PurseAct } from "./purse-act-queries.server.ts";
import { agreeingToPurseAct, askingForPurseAct, givingCash, holdingCash } from "./purse-permissions.ts";
import * as store from "./purse-queries.server.ts";

export type What = keyof PurseFacts;

interface Rule {
  asking: Act;
  agreeing: Act;
  /** Name of the act in the audit log. */
  log: string;
}

const keepers = { asking: askingForPurseAct, agreeing: agreeingToPurseAct };
const holders = { asking: holdingCash, agreeing: holdingCash };

export const ruleOfAct: Record<What, Rule> = {
  open: { ...keepers, log: "first day" },
  "put in": { ...keepers, log: "money put in" },
  give: { asking: givingCash, agreeing: holdingCash, log: "cash to a person" },
  back: { ...holders, log: "cash that came back" },
  count: { ...holders, log: "count" },
  short: { ...keepers, log: "difference in cash" },
  correct: { ...keepers, log: "correction" },
  income: { ...keepers, log: "other money in" },
  exchange: { ...keepers, log: "exchange of money" },
  mistake: { ...keepers, log: "mistake of a gift" },
  close: { ...keepers, log: "closing of a month" },
  rest: { ...keepers, log: "purse for a rest" },
  end: { ...keepers, log: "end of a project" },
  doughnut: { ...keepers, log: "counted doughnut" },
};

/** Facts of which each act has some. */
interface Parts {
  userId?: string;
  placeId?: number;
}

const partsOf = ({ facts }: Pick<PurseAct, "facts">): Parts => JSON.parse(facts) as Parts;

/** Returns the id of the person whose cash an act is about; undefined for another act. */
export async function findHolderOf(
  { db }: Pick<AppContext, "db">,
  act: Pick<PurseAct, "what" | "facts">,
): Promise<string | undefined> {
  const { userId, placeId } = partsOf(act);
  if (act.what === "give") return userId;
  if (act.what !== "back" && act.what !== "count" && act.what !== "short") return undefined;
  return (await store.findPlace(db, placeId ?? 0))?.user_id ?? undefined;
}

type AllStandings = Awaited<ReturnType<typeof readStandingsOfGifts>>;
type Standings = Pick<AllStandings, "areTwo" | "areSame">;
type Asked = Pick<PurseAct, "what" | "asked_by_id">;

/**
 * Returns why this person may not agree to an act; undefined if the person may. The person who gets cash says so, and the
 * person who has cash never agrees that some of it is missing.
 * @param holder whose cash it is about
 */
export function whyNotAgree(
  { what, asked_by_id }: Asked,
  member: HasRoles & { id: string },
  holder: string | undefined,
  { areTwo, areSame }: Standings,
): string | undefined {
  if (what === "give") return member.id === holder ? undefined : words.onlyReceiver;
  if (!canKeepBooks(member) && member.id !== holder) return words.onlyKeepers;
  if (what === "short" && holder !== undefined && [member.id, asked_by_id].some((id) => areSame(holder, id)))
    return words.ownCash;
  if (areTwo(asked_by_id, member.id)) return undefined;
  return asked_by_id === member.id ? words.ownAsk : words.needsOther;
}

/**
 * Returns why a member may not stop an act; undefined if the member may. A person never stops the count that found the own
 * cash short.
 */
export function whyNotStop(
  { what, asked_by_id }: Asked,
  member: HasRoles & { id: string },
  holder: string | undefined,
): string | undefined {
  if (asked_by_id === member.id) return undefined;
  if (holder === member.id && what !== "give") return words.ownCash;
  return canKeepBooks(member) || holder === member.id ? undefined : "notFound";
}

/**
 * Returns true for people who count when the site decides if there is a second person for an act: not the one who has the
 * cash that is missing.
 */
const countsFor =
  (what: PurseAct["what"], holder: string | undefined, { areSame }: Standings) =>
  (account: HasRoles & { id: string }): boolean =>
    canKeepBooks(account) && !(what === "short" && holder !== undefined && areSame(holder, account.id));

/** Returns true for an act that only its other person can agree to, however long it waits. */
const waitsForEver = ({ what }: Pick<PurseAct, "what">): boolean => what === "give";

/** Returns true for an act of a keeper to which no second person can agree. @param holder whose cash it is about */
export function isDoneAlone(act: Asked, holder: string | undefined, standings: AllStandings): boolean {
  const asker = standings.accounts.find(({ id }) => id === act.asked_by_id);
  const counts = countsFor(act.what, holder, standings);
  return !waitsForEver(act) && asker !== undefined && counts(asker) && isAlone(standings, counts);
}

/** Says who ends an act that this person asked for: another person, or the site once its only person waited. */
export function sayWhoAgrees(act: PurseAct, holder: string | undefined, standings: AllStandings): string {
  if (!isDoneAlone(act, holder, standings)) return staffCash.acts.own;
  return staffCash.acts.alone(writeMoment(new Date(Date.parse(act.waiting_since) + aloneMs).toISOString()));
}
