import { bankSentences } from "content/bank-sentences.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { type HasRoles, hasRole } from "../../../values/roles.ts";
import type { Standings } from "../../people/users/settled-people.ts";
import type { BankChange } from "./bank-state.ts";

type Member = Pick<StaffMember, "id" | "roles">;

/** Tells which user accounts belong to different, settled persons. */
export interface People {
  standingOf: Standings;
  areTwo(a: string, b: string): boolean;
  settledAdmins: readonly unknown[];
}

export const canManageBank = (member: HasRoles): boolean => hasRole(member, "admin");

export const askingForWays: FreshAct = {
  may: canManageBank,
  freshSignIn: { backTo: "/admin/bank" },
  second: { when: "Always; the first ways to give, and where there is one person only, come from one." },
};

/** An admin asks for the ways to give of another site, from its archive. */
export const proposingWays: FreshAct = {
  ...askingForWays,
  second: { when: "Always: another settled admin agrees, also for a site's first ways to give." },
};

export const stoppingWays: FreshAct = {
  ...askingForWays,
  second: { none: "Any admin stops what looks wrong at once." },
};

const byPassword = { none: "The form asks for the password itself." };

export const agreeingToWays: RoutineAct = {
  may: canManageBank,
  freshSignIn: byPassword,
  second: { when: "Always: another settled admin than who asked." },
};

export const confirmingWays: RoutineAct = {
  may: canManageBank,
  freshSignIn: byPassword,
  second: { none: "Nothing changes: each admin looks for herself." },
};

/** Returns true if a member may ask for a change or confirm details: a settled admin, or any admin if there is none. */
export const canAsk = (member: Member, { standingOf, settledAdmins }: People): boolean =>
  canManageBank(member) && (settledAdmins.length === 0 || standingOf(member.id).isSettled);

export function whyNew({ standingOf }: Pick<People, "standingOf">, { id }: Pick<Member, "id">): string {
  const { settledAt } = standingOf(id);
  return bankSentences.newAccount(settledAt && writeDay(siteDate(new Date(settledAt))));
}

/**
 * Returns why this admin cannot agree to a change; undefined if they are settled and another person than the one who
 * asked.
 */
export function whyNotAgree(
  member: Member,
  { byId }: Pick<BankChange, "byId">,
  { standingOf, areTwo }: Pick<People, "standingOf" | "areTwo">,
): string | undefined {
  if (byId === member.id) return bankSentences.own;
  if (!standingOf(member.id).isSettled) return whyNew({ standingOf }, member);
  return byId !== null && areTwo(byId, member.id) ? undefined : bankSentences.samePerson;
}
