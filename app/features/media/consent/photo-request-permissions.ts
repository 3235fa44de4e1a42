import type { StaffMember } from "../../../server/auth/auth.ts";
import { hasRole } from "../../../values/roles.ts";

/** Only readers of safeguarding see who asks, answer the request and show the photo again. */
export const canHideRequested = (member: Pick<StaffMember, "roles" | "readsSafeguarding">): boolean =>
  hasRole(member, "admin") || member.readsSafeguarding;

/** Includes admins, who act while there is no lead. */
export const canSeePhotoWords = (member: Pick<StaffMember, "roles" | "readsSafeguarding">): boolean =>
  canHideRequested(member) || hasRole(member, "lead");
