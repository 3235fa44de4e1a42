import type { StaffMember } from "../../../server/auth/auth.ts";
import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { type HasRoles, hasRole } from "../../../values/roles.ts";
import type { Standings } from "../../people/users/settled-people.ts";
import { bankSentences } from "./bank-sentences.ts";
import type { BankChange } from "./bank-state.ts";

type Member = Pick<StaffMember, "id" | "roles">;

/** Who counts as a person of their own. */
export interface People {
  standingOf: Standings;
  areTwo(one: string, other: string): boolean;
  settledAdmins: readonly unknown[];
}

/** See the page, stop a change, read reports of fraud. */
export const canManageBank = (member: HasRoles): boolean => hasRole(member, "admin");

/** Asking for other ways to give. */
export const askingForWays: FreshAct = {
  may: canManageBank,
  freshSignIn: { backTo: "/admin/bank" },
  second: { when: "Always; the first ways to give, and where there is one person only, come from one." },
};

/** Stopping a change that is not live yet. */
export const stoppingWays: FreshAct = {
  ...askingForWays,
  second: { none: "Any admin stops what looks wrong at once." },
};

const byPassword = { none: "The form asks for the password itself." };

/** Agreeing to a change of another person. */
export const agreeingToWays: RoutineAct = {
  may: canManageBank,
  freshSignIn: byPassword,
  second: { when: "Always: another settled admin than who asked." },
};

/** Saying that the ways to give are still right. */
export const confirmingWays: RoutineAct = {
  may: canManageBank,
  freshSignIn: byPassword,
  second: { none: "Nothing changes: each admin looks for herself." },
};

/** Ask for a change, confirm the details: a settled admin; any admin where none is settled. */
export const canAsk = (member: Member, { standingOf, settledAdmins }: People): boolean =>
  canManageBank(member) && (settledAdmins.length === 0 || standingOf(member.id).isSettled);

/** Why an account neither asks nor agrees yet. */
export function whyNew({ standingOf }: Pick<People, "standingOf">, { id }: Pick<Member, "id">): string {
  const { settledAt } = standingOf(id);
  return bankSentences.newAccount(settledAt && writeDay(siteDate(new Date(settledAt))));
}

/** Another settled person agrees. @returns why this admin does not; undefined for one who can */
export function whyNotAgree(
  member: Member,
  { byId }: Pick<BankChange, "byId">,
  { standingOf, areTwo }: Pick<People, "standingOf" | "areTwo">,
): string | undefined {
  if (byId === member.id) return bankSentences.own;
  if (!standingOf(member.id).isSettled) return whyNew({ standingOf }, member);
  return byId !== null && areTwo(byId, member.id) ? undefined : bankSentences.samePerson;
}
