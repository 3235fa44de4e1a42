import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { canEdit, type HasRoles, hasRole } from "../../../values/roles.ts";

const isAdmin = (member: HasRoles) => hasRole(member, "admin");

export const canChangeSettings = canEdit;

/** Editors may: nothing of the look is private, and one step undoes a change. */
export const canChangeLook = canChangeSettings;

export const canChangeRetention = isAdmin;

/** Counting faces takes memory and processor time of the machine. */
export const canSwitchFaces = isAdmin;

export const canChangeGiving = isAdmin;

/** Headlines: counted sums that replace figures. */
export const canChangeHeadlines = isAdmin;

/** The country decides the meaning of every sum and hour on the site. */
export const canChangeCountry = isAdmin;

/** A changed contact address receives the visitors' next messages. */
export const canChangeContact = isAdmin;

/** Changes of settings that direct neither money nor calls. For further roles see `canChange`. */
export const changingSettings: RoutineAct = {
  may: canChangeSettings,
  freshSignIn: { none: "It leads nobody astray, and one step undoes it." },
  second: { none: "The audit log has each difference." },
};

/** Changes of sure settings, once ways to give are live. */
export const changingSureSettings: FreshAct = {
  may: canChangeContact,
  freshSignIn: { backTo: "/admin/settings" },
  second: { none: "All admins and leads have an e-mail, with the way back." },
};
