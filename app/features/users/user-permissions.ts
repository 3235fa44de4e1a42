import type { Role, StaffMember } from "../../server/auth/auth.ts";

type Member = Pick<StaffMember, "id" | "role">;

/** What the rules need to know about the person somebody wants to do something to. */
export interface UserFields {
  id: string;
  role: Role;
  /** False until an invited person has chosen one. */
  hasPassword: boolean;
  /** Signs in with an account of a provider. */
  isLinked: boolean;
  hasTwoFactor: boolean;
}

function isOwn(member: Member, person: UserFields): boolean {
  return member.id === person.id;
}

/** Somebody who has only been invited has not come in yet, by whatever way. */
function hasComeIn(person: UserFields): boolean {
  return person.hasPassword || person.isLinked;
}

function isLastAdmin(person: UserFields, admins: number): boolean {
  return person.role === "admin" && admins <= 1;
}

/** Only admins create users (decisions P2). */
export function canCreateUser(member: Member): boolean {
  return member.role === "admin";
}

/** Everybody may change their own name and e-mail; another's, admins only. */
export function canChangeUser(member: Member, person: UserFields): boolean {
  return isOwn(member, person) || member.role === "admin";
}

/** Admins choose who is an admin, and the last one stays one. @param admins how many there are */
export function canChangeRole(member: Member, person: UserFields, admins: number): boolean {
  return member.role === "admin" && !isLastAdmin(person, admins);
}

/** A password is changed by its owner and by nobody else (decisions P4). */
export function canChangePassword(member: Member, person: UserFields): boolean {
  return isOwn(member, person);
}

/** An admin may send somebody else, who has come in before, a link for a new password (decisions P4). */
export function canSendPasswordLink(member: Member, person: UserFields): boolean {
  return member.role === "admin" && !isOwn(member, person) && hasComeIn(person);
}

/** An admin may send the invitation again to people who have not come in yet. */
export function canSendInvitation(member: Member, person: UserFields): boolean {
  return member.role === "admin" && !hasComeIn(person);
}

/** An admin may switch another's second factor off, for whoever lost the phone and the codes; one's own asks for the password. */
export function canRemoveTwoFactor(member: Member, person: UserFields): boolean {
  return member.role === "admin" && !isOwn(member, person) && person.hasTwoFactor;
}

/** Admins may delete other people, but never the last admin (decisions P3). @param admins how many there are */
export function canDeleteUser(member: Member, person: UserFields, admins: number): boolean {
  return member.role === "admin" && !isOwn(member, person) && !isLastAdmin(person, admins);
}

/** Only admins read who did what. */
export function canReadAuditLog(member: Member): boolean {
  return member.role === "admin";
}
