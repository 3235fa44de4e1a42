import type { FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { canEdit, type HasRoles, hasRole } from "../../../values/roles.ts";

const isAdmin = (member: HasRoles) => hasRole(member, "admin");

export const canChangeSettings = canEdit;

/** Editors may change the look: it contains nothing private, and staff can restore the previous look. */
export const canChangeLook = canChangeSettings;

export const canChangeRetention = isAdmin;

/** Only admins, because counting faces uses much memory and processor time. */
export const canSwitchFaces = isAdmin;

export const canChangeGiving = isAdmin;

/** Only admins choose the counted sums that replace headline figures. */
export const canChangeHeadlines = isAdmin;

/** Only admins, because the country determines currencies and the time zone. */
export const canChangeCountry = isAdmin;

/** Only admins, because a changed contact address receives the visitors' messages. */
export const canChangeContact = isAdmin;

/** Changes of settings that direct neither money nor calls. `canChange` checks further roles. */
export const changingSettings: RoutineAct = {
  may: canChangeSettings,
  freshSignIn: { none: "It leads nobody astray, and one step undoes it." },
  second: { none: "The audit log has each difference." },
};

/** Changes of `sure` settings while payment methods are public. */
export const changingSureSettings: FreshAct = {
  may: canChangeContact,
  freshSignIn: { backTo: "/admin/settings" },
  second: { none: "All admins and leads have an e-mail, with the way back." },
};
