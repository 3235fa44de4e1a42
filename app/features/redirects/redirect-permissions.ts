import { canChangeSettings } from "../settings/settings-permissions.ts";

/** As settings: all staff. A redirect shows nothing that is not public, and one tap removes it. */
export const canManageRedirects = canChangeSettings;
