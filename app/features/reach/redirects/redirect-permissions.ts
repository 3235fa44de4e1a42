import { canEdit } from "../../../values/roles.ts";

/** All editors may add redirects, because a redirect shows only public pages and is easily deleted. */
export const canManageRedirects = canEdit;
