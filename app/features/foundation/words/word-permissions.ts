import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { canEdit, type HasRoles, hasRole } from "../../../values/roles.ts";

/** All editors change what visitors read, but for sure words. */
export const canChangePages = canEdit;

/**
 * May this member publish sure words, which tell where money goes or whom to call? Others propose them as a draft. Until
 * the first ways to give are live, nothing can be led astray, and all editors may.
 */
export const canPublishSureWords = (member: HasRoles, areWaysLive: boolean): boolean =>
  hasRole(member, "admin") || (!areWaysLive && canEdit(member));

/** Reads once which own wordings ended with an update. */
export const canReadEndedWords = (member: HasRoles): boolean => hasRole(member, "admin");

/** Writing the words of a page. */
export const changingWords: RoutineAct = {
  may: canChangePages,
  freshSignIn: { none: "Every version stays, and one step brings it back." },
  second: { when: "The words guard or the money guard asks for one." },
};

/** Publishing sure words, once ways to give are live. */
export const publishingSureWords: FreshAct = {
  may: (member) => canPublishSureWords(member, true),
  freshSignIn: { backTo: "/admin/pages" },
  second: { when: "The money guard finds a number." },
};
