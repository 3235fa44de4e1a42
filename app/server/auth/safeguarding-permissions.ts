import { hasRole } from "../../values/roles.ts";
import type { ConcernRange, StaffMember } from "./auth.ts";

type Reader = Pick<StaffMember, "readsSafeguarding" | "reading">;

/**
 * Allows concerns, consent papers and photo requests to leads and to admins whom a lead named, once their right takes
 * effect.
 */
export const canReadSafeguarding = (member: Pick<StaffMember, "readsSafeguarding">): boolean =>
  member.readsSafeguarding;

/** Opens the page of concerns also to a lead who reads none yet, as the page gives the reason. */
export const canOpenConcerns = (member: Pick<StaffMember, "roles" | "readsSafeguarding">): boolean =>
  canReadSafeguarding(member) || hasRole(member, "lead");

export const readableConcerns = (member: Reader): ConcernRange[] =>
  canReadSafeguarding(member) ? (member.reading ?? []) : [];

/** Returns true for a concern that came while the member was a reader, or that was released to the member. */
export const canReadConcern = (member: Reader, concern: { id: number }): boolean =>
  readableConcerns(member).some(({ after, until }) => concern.id > after && (until === null || concern.id <= until));

/**
 * Returns true for a lead whose right has taken effect. Leads name readers; an admin names no one, not even herself.
 */
export const canNameReaders = (member: Pick<StaffMember, "roles" | "readsSafeguarding">): boolean =>
  hasRole(member, "lead") && member.readsSafeguarding;
