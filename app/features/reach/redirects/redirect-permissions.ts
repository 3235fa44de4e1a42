import { canEdit } from "../../../values/roles.ts";

/** All editors, as settings: a redirect shows nothing that is not public, and one tap removes it. */
export const canManageRedirects = canEdit;
