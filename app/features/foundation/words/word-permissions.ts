import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { canEdit, type HasRoles, hasRole } from "../../../values/roles.ts";

/** All editors change the texts of pages, except `sure` texts. */
export const canChangePages = canEdit;

/**
 * Returns true if the member may publish `sure` texts, which tell visitors where to send money or whom to call. Other
 * members save them as drafts. Until payment methods are public, all editors may publish them.
 */
export const canPublishSureWords = (member: HasRoles, areWaysLive: boolean): boolean =>
  hasRole(member, "admin") || (!areWaysLive && canEdit(member));

/** Only admins read which of the foundation's texts an update replaced. */
export const canReadEndedWords = (member: HasRoles): boolean => hasRole(member, "admin");

/** Changes of a page's texts. */
export const changingWords: RoutineAct = {
  may: canChangePages,
  freshSignIn: { none: "Every version stays, and one step brings it back." },
  second: { when: "The words guard or the money guard asks for one." },
};

/** Publication of `sure` texts while payment methods are public. */
export const publishingSureWords: FreshAct = {
  may: (member) => canPublishSureWords(member, true),
  freshSignIn: { backTo: "/admin/pages" },
  second: { when: "The money guard finds a number." },
};
