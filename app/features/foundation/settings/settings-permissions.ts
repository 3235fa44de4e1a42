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
