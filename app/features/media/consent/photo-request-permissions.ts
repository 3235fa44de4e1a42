import type { StaffMember } from "../../../server/auth/auth.ts";
import { hasRole } from "../../../values/roles.ts";

/**
 * Hide a photo that somebody asks about: who reads safeguarding, and admins, who read nothing of who asks. Answering a request and
 * putting the photo back is for who reads safeguarding.
 */
export const canHideRequested = (member: Pick<StaffMember, "roles" | "readsSafeguarding">): boolean =>
  hasRole(member, "admin") || member.readsSafeguarding;

/** The list of photos that stand on one person's word: the safeguarding lead's, and the admins' while there is none. */
export const canSeePhotoWords = (member: Pick<StaffMember, "roles" | "readsSafeguarding">): boolean =>
  canHideRequested(member) || hasRole(member, "lead");
