import type { StaffMember } from "../../../server/auth/auth.ts";
import { canEdit, type HasRoles, hasRole } from "../../../values/roles.ts";

type Member = Pick<StaffMember, "id" | "roles">;

export interface UserFields extends HasRoles {
  id: string;
  /** False before an invited person sets one. */
  hasPassword: boolean;
  /** Signs in by OIDC. */
  isLinked: boolean;
  hasTwoFactor: boolean;
}

const isAdmin = (member: HasRoles) => hasRole(member, "admin");

const isOwn = (member: Member, person: UserFields) => member.id === person.id;

/** False for invited people before any sign-in. */
export const hasComeIn = (person: UserFields) => person.hasPassword || person.isLinked;

const isLastAdmin = (person: UserFields, admins: number) => isAdmin(person) && admins <= 1;

/** Says who has an account: see `settled-people.ts`. */
export const canConfirmAccount = isAdmin;

/** Admins only (decisions P2). */
export const canCreateUser = isAdmin;

/** Asks or agrees where two people are needed, about bank details or gifts: pages say whether the account counts there. */
export const canBeSecond = (person: HasRoles): boolean => hasRole(person, "admin") || hasRole(person, "treasurer");

/** The other people who sign in; everybody sees their own account. */
export const canSeeStaff = canEdit;

/** Oneself; admins, others. */
export const canChangeUser = (member: Member, person: UserFields) => isOwn(member, person) || isAdmin(member);

/** Admins choose admins; the last one stays. @param admins their number */
export const canChangeRole = (member: Member, person: UserFields, admins: number) =>
  isAdmin(member) && !isLastAdmin(person, admins);

/** The owner only (decisions P4). */
export const canChangePassword = isOwn;

/** Admins, for others who have signed in before (decisions P4). */
export const canSendPasswordLink = (member: Member, person: UserFields) =>
  isAdmin(member) && !isOwn(member, person) && hasComeIn(person);

/** Admins, for people who have not signed in yet. */
export const canSendInvitation = (member: Member, person: UserFields) => isAdmin(member) && !hasComeIn(person);

/** Admins, for others who lost phone and recovery codes; one's own requires the password instead. */
export const canRemoveTwoFactor = (member: Member, person: UserFields) =>
  isAdmin(member) && !isOwn(member, person) && person.hasTwoFactor;

/** Admins, for others, never the last admin (decisions P3). @param admins their number */
export const canDeleteUser = (member: Member, person: UserFields, admins: number) =>
  isAdmin(member) && !isOwn(member, person) && !isLastAdmin(person, admins);
