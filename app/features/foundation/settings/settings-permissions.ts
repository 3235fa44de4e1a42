import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { canEdit, type HasRoles, hasRole } from "../../../values/roles.ts";

const isAdmin = (member: HasRoles) => hasRole(member, "admin");

/** All editors maintain the site's texts, figures and links. */
export const canChangeSettings = canEdit;

/** All editors may, as with the name: nothing of the look is private, and one step undoes a change. */
export const canChangeLook = canChangeSettings;

/** Permission to change the retention of personal data. */
export const canChangeRetention = isAdmin;

/** It takes memory and processor time of the machine. */
export const canSwitchFaces = isAdmin;

/** Permission to change what receipts say. */
export const canChangeGiving = isAdmin;

/** A counted sum in the place of a headline figure. */
export const canChangeHeadlines = isAdmin;

/** What every sum and every hour on the site means. */
export const canChangeCountry = isAdmin;

/** Admins only: a changed contact address receives the visitors' next messages. */
export const canChangeContact = isAdmin;

/** Changing a setting that does not tell where money goes or whom to call. Further roles of single settings: `canChange`. */
export const changingSettings: RoutineAct = {
  may: canChangeSettings,
  freshSignIn: { none: "It leads nobody astray, and one step undoes it." },
  second: { none: "The audit log has each difference." },
};

/** Changing a sure setting, once ways to give are live. */
export const changingSureSettings: FreshAct = {
  may: canChangeContact,
  freshSignIn: { backTo: "/admin/settings" },
  second: { none: "All admins and leads have an e-mail, with the way back." },
};
