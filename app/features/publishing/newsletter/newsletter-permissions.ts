import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { canEdit, type HasRoles, hasRole } from "../../../values/roles.ts";

/** All editors may write issues, send tests to themselves, and pause a sending. */
export const canWriteIssues = canEdit;

export const canSeeSubscribers = canEdit;

/** Only admins may begin and resume a sending, because it cannot be undone. */
export const canSendIssues = (member: HasRoles) => hasRole(member, "admin");

export const writingIssue: RoutineAct = {
  may: canWriteIssues,
  freshSignIn: { none: "Nothing leaves the site by it." },
  second: { none: "Nothing leaves the site by it." },
};

export const sendingIssue: FreshAct = {
  may: canSendIssues,
  freshSignIn: { backTo: "/admin/newsletter" },
  second: { when: "The money guard finds a number, or a story in it is sensitive." },
};
