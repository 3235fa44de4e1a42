import type { StaffMember } from "../../../server/auth/auth.ts";
import { hasRole } from "../../../values/roles.ts";

/**
 * Admins can hide a requested photo. Only readers of safeguarding records see the request and can show the photo again.
 */
export const canHideRequested = (member: Pick<StaffMember, "roles" | "readsSafeguarding">): boolean =>
  hasRole(member, "admin") || member.readsSafeguarding;

/** Also admins, who decide while there is no safeguarding lead. */
export const canSeePhotoWords = (member: Pick<StaffMember, "roles" | "readsSafeguarding">): boolean =>
  canHideRequested(member) || hasRole(member, "lead");

/**
 * Rate limit of wrong codes from one network. Many phones share an address, and a code of 60 bits cannot be guessed at
 * this rate.
 */
export const wrongCodeLimit = { what: "card code", times: 60, minutes: 60 };

/** Rate limit of requests without a code from one network. */
export const requestLimit = { what: "photo request", times: 20, minutes: 60 };

/** Maximum number of photos that requests hide automatically, so that one person cannot hide all photos. */
export const hidesPerSite = { what: "photo request hides", times: 5, minutes: 24 * 60 };
export const hidesPerNetwork = { what: "photo request hides of a network", times: 1, minutes: 24 * 60 };

/** Maximum number of documents that requests hide at once. */
export const documentHidesPerSite = { what: "document request hides", times: 10, minutes: 24 * 60 };
export const documentHidesPerNetwork = { what: "document request hides of a network", times: 3, minutes: 24 * 60 };
