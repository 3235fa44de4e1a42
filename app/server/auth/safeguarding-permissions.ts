import { hasRole } from "../../values/roles.ts";
import type { ConcernRange, StaffMember } from "./auth.ts";

type Reader = Pick<StaffMember, "readsSafeguarding" | "reading">;

/**
 * Allows concerns, consent papers and photo requests to leads and to admins whom a lead named, once that takes effect.
 */
export const canReadSafeguarding = (member: Pick<StaffMember, "readsSafeguarding">): boolean =>
  member.readsSafeguarding;

/** Opens the page of concerns also to a lead who reads none: the page gives the reason. */
export const canOpenConcerns = (member: Pick<StaffMember, "roles" | "readsSafeguarding">): boolean =>
  canReadSafeguarding(member) || hasRole(member, "lead");

export const readableConcerns = (member: Reader): ConcernRange[] =>
  canReadSafeguarding(member) ? (member.reading ?? []) : [];

/** A concern that came while the member was a reader, or that was released to the member. */
export const canReadConcern = (member: Reader, concern: { id: number }): boolean =>
  readableConcerns(member).some(({ after, until }) => concern.id > after && (until === null || concern.id <= until));

/** Leads name admins; an admin never names anybody, also not herself. Not while becoming a lead has not taken effect. */
export const canNameReaders = (member: Pick<StaffMember, "roles" | "readsSafeguarding">): boolean =>
  hasRole(member, "lead") && member.readsSafeguarding;
