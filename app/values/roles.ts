/**
 * Permissions by role. A person has one or more roles, with the permissions of all of them.
 * - editor: writes content
 * - lead: safeguarding lead, who reads concerns about children, and manages consents, days, volunteers and data
 * requests
 * - admin: has all other permissions, and reads concerns about children only if a lead named the person
 * - writer: writes own posts, with their photos
 * - treasurer: gifts, online payments, bank statements, receipts
 * Roles are stored and shown in this order.
 */
export const roles = ["editor", "lead", "admin", "writer", "treasurer"] as const;
export type Role = (typeof roles)[number];

/** A member, or a row with roles. */
export interface HasRoles {
  roles: readonly Role[];
}

export const hasRole = ({ roles }: HasRoles, role: Role): boolean => roles.includes(role);

/** Returns true for roles whose stolen password does most harm, so they must use two-step sign-in. */
export const needsSecondStep = (person: HasRoles): boolean =>
  hasRole(person, "admin") || hasRole(person, "lead") || hasRole(person, "treasurer");

/** Returns true for permission to edit all content. */
export const canEdit = (member: HasRoles): boolean => hasRole(member, "editor") || hasRole(member, "admin");

/** Returns true for permission to write own posts, with their photos, drafts and recordings. */
export const canWrite = (member: HasRoles): boolean => canEdit(member) || hasRole(member, "writer");

/** Returns true for permission to see places, purses and months of the books, and to act on them. */
export const canKeepBooks = (member: HasRoles): boolean => hasRole(member, "treasurer") || hasRole(member, "admin");

/** Any member of staff may spend, and sees the own vouchers and the cash with them. */
export const canSpend = (member: HasRoles): boolean => roles.some((role) => hasRole(member, role));

/**
 * Returns true for permission to manage people near children, and consents: days, volunteers, stories that wait for a
 * second reader.
 */
export const canProtect = (member: HasRoles): boolean => canEdit(member) || hasRole(member, "lead");

/**
 * Returns the roles that would give a person additional permissions. An admin already has those of other roles, and
 * reads concerns about children only if a lead names the person. So admins get no second role, and no role can be
 * combined with admin.
 */
export function addableRoles(person: HasRoles): readonly Role[] {
  if (person.roles.length === 0 || hasRole(person, "admin")) return [];
  const isLess: Partial<Record<Role, boolean>> = { admin: true, writer: canWrite(person), editor: canEdit(person) };
  return roles.filter((role) => !hasRole(person, role) && isLess[role] !== true);
}

/**
 * Returns roles as pages show them.
 * @param names of the roles
 */
export const nameRoles = (given: readonly Role[], names: Record<Role, string>): string =>
  given.map((role) => names[role]).join(", ");

/** Returns the roles among these words, without duplicates, in the standard order. */
export const sortRoles = (words: readonly string[]): readonly Role[] => roles.filter((role) => words.includes(role));

/** Stored text for a person without a role, also before and after the person's account exists. */
const noRole = "none";

/** Returns roles as text, in the standard order, separated by spaces. */
export const writeRoles = (given: readonly Role[]): string => sortRoles(given).join(" ") || noRole;

/** Reads roles from a stored text. Older rows have one word: `lead` then included editor. */
export const readRoles = (text: string | null): readonly Role[] => sortRoles(text?.split(" ") ?? []);

/** Stored words that give no more permissions than editor. */
const upToEditor: readonly string[] = ["editor", "writer", noRole] satisfies (Role | typeof noRole)[];

/** Returns true if stored roles give, or may give, more permissions than editor; an unknown role may. */
export const isMoreThanEditor = (text: string | null): boolean =>
  text === null || text.split(" ").some((word) => !upToEditor.includes(word));
