import type { Role, StaffMember } from "../../server/auth/auth.ts";

type Member = Pick<StaffMember, "id" | "role">;

/** What the rules need to know about the person somebody wants to do something to. */
export interface PersonFacts {
  id: string;
  role: Role;
  /** False until an invited person has chosen one. */
  hasPassword: boolean;
  /** Signs in with an account of a provider. */
  isLinked: boolean;
  hasSecondFactor: boolean;
}

function isOwn(member: Member, person: PersonFacts): boolean {
  return member.id === person.id;
}

/** Somebody who has only been invited has not come in yet, by whatever way. */
function hasComeIn(person: PersonFacts): boolean {
  return person.hasPassword || person.isLinked;
}

function isLastAdmin(person: PersonFacts, admins: number): boolean {
  return person.role === "admin" && admins <= 1;
}

/** Only admins create users (decisions P2). */
export function mayCreateUser(member: Member): boolean {
  return member.role === "admin";
}

/** Everybody may change their own name and e-mail; another's, admins only. */
export function mayChangeUser(member: Member, person: PersonFacts): boolean {
  return isOwn(member, person) || member.role === "admin";
}

/** Admins choose who is an admin, and the last one stays one. @param admins how many there are */
export function mayChangeRole(member: Member, person: PersonFacts, admins: number): boolean {
  return member.role === "admin" && !isLastAdmin(person, admins);
}

/** A password is changed by its owner and by nobody else (decisions P4). */
export function mayChangePassword(member: Member, person: PersonFacts): boolean {
  return isOwn(member, person);
}

/** An admin may send somebody else, who has come in before, a link for a new password (decisions P4). */
export function maySendPasswordLink(member: Member, person: PersonFacts): boolean {
  return member.role === "admin" && !isOwn(member, person) && hasComeIn(person);
}

/** An admin may send the invitation again to people who have not come in yet. */
export function maySendInvitation(member: Member, person: PersonFacts): boolean {
  return member.role === "admin" && !hasComeIn(person);
}

/** An admin may switch another's second factor off, for whoever lost the phone and the codes; one's own asks for the password. */
export function mayRemoveSecondFactor(member: Member, person: PersonFacts): boolean {
  return member.role === "admin" && !isOwn(member, person) && person.hasSecondFactor;
}

/** Admins may delete other people, but never the last admin (decisions P3). @param admins how many there are */
export function mayDeleteUser(member: Member, person: PersonFacts, admins: number): boolean {
  return member.role === "admin" && !isOwn(member, person) && !isLastAdmin(person, admins);
}

/** Only admins read who did what. */
export function mayReadLog(member: Member): boolean {
  return member.role === "admin";
}
