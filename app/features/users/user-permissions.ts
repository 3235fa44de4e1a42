import type { Role, StaffMember } from "../../server/auth/auth.ts";

type Member = Pick<StaffMember, "id" | "role">;

export interface UserFields {
  id: string;
  role: Role;
  /** False before an invited person sets one. */
  hasPassword: boolean;
  /** Signs in by OIDC. */
  isLinked: boolean;
  hasTwoFactor: boolean;
}

const isOwn = (member: Member, person: UserFields) => member.id === person.id;

/** False for invited people before any sign-in. */
const hasComeIn = (person: UserFields) => person.hasPassword || person.isLinked;

const isLastAdmin = (person: UserFields, admins: number) => person.role === "admin" && admins <= 1;

/** Admins only (decisions P2). */
export function canCreateUser(member: Member): boolean {
  return member.role === "admin";
}

/** Oneself; admins, others. */
export function canChangeUser(member: Member, person: UserFields): boolean {
  return isOwn(member, person) || member.role === "admin";
}

/** Admins choose admins; the last one stays. @param admins their number */
export function canChangeRole(member: Member, person: UserFields, admins: number): boolean {
  return member.role === "admin" && !isLastAdmin(person, admins);
}

/** The owner only (decisions P4). */
export function canChangePassword(member: Member, person: UserFields): boolean {
  return isOwn(member, person);
}

/** Admins, for others who have signed in before (decisions P4). */
export function canSendPasswordLink(member: Member, person: UserFields): boolean {
  return member.role === "admin" && !isOwn(member, person) && hasComeIn(person);
}

/** Admins, for people who have not signed in yet. */
export function canSendInvitation(member: Member, person: UserFields): boolean {
  return member.role === "admin" && !hasComeIn(person);
}

/** Admins, for others who lost phone and recovery codes; one's own requires the password instead. */
export function canRemoveTwoFactor(member: Member, person: UserFields): boolean {
  return member.role === "admin" && !isOwn(member, person) && person.hasTwoFactor;
}

/** Admins, for others, never the last admin (decisions P3). @param admins their number */
export function canDeleteUser(member: Member, person: UserFields, admins: number): boolean {
  return member.role === "admin" && !isOwn(member, person) && !isLastAdmin(person, admins);
}

/** Admins only. */
export function canReadAuditLog(member: Member): boolean {
  return member.role === "admin";
}
