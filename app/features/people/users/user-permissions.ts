import type { StaffMember } from "../../../server/auth/auth.ts";
import { canEdit, type HasRoles, hasRole } from "../../../values/roles.ts";

type Member = Pick<StaffMember, "id" | "roles">;

export interface UserFields extends HasRoles {
  id: string;
  /** False until an invited person sets a password. */
  hasPassword: boolean;
  /** True for a person who signs in with OIDC. */
  isLinked: boolean;
  hasTwoFactor: boolean;
}

const isAdmin = (member: HasRoles) => hasRole(member, "admin");

const isOwn = (member: Member, person: UserFields) => member.id === person.id;

/** False until the first sign-in. */
export const hasSignedIn = (person: UserFields) => person.hasPassword || person.isLinked;

const isLastAdmin = (person: UserFields, admins: number) => isAdmin(person) && admins <= 1;

/** See `settled-people.ts`. */
export const canConfirmAccount = isAdmin;

/** See decisions P2. */
export const canCreateUser = isAdmin;

/** Returns true if a person may be the second person for bank details or gifts. */
export const canBeSecond = (person: HasRoles): boolean => hasRole(person, "admin") || hasRole(person, "treasurer");

export const canSeeStaff = canEdit;

export const canChangeUser = (member: Member, person: UserFields) => isOwn(member, person) || isAdmin(member);

/** The last admin's role cannot change. @param admins number of admins */
export const canChangeRole = (member: Member, person: UserFields, admins: number) =>
  isAdmin(member) && !isLastAdmin(person, admins);

/** See decisions P4. */
export const canChangePassword = isOwn;

/** Only for other people who have signed in before, see decisions P4. */
export const canSendPasswordLink = (member: Member, person: UserFields) =>
  isAdmin(member) && !isOwn(member, person) && hasSignedIn(person);

export const canSendInvitation = (member: Member, person: UserFields) => isAdmin(member) && !hasSignedIn(person);

/** Helps a person who lost both the phone and the recovery codes. */
export const canRemoveTwoFactor = (member: Member, person: UserFields) =>
  isAdmin(member) && !isOwn(member, person) && person.hasTwoFactor;

/** The last admin cannot be deleted, see decisions P3. @param admins number of admins */
export const canDeleteUser = (member: Member, person: UserFields, admins: number) =>
  isAdmin(member) && !isOwn(member, person) && !isLastAdmin(person, admins);
