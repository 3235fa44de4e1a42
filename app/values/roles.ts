/**
 * Permissions by role. A person has one or several, and may what any of them may.
 * - editor: writes content
 * - lead: safeguarding lead: reads what concerns children, keeps consents, days, volunteers and data requests
 * - admin: everything else, and reads what concerns children only when a lead named them
 * - writer: own posts and the photos for them
 * - treasurer: gifts, online payments, bank statements, receipts
 *
 * This is the order in which roles are stored as text and shown.
 */
export const roles = ["editor", "lead", "admin", "writer", "treasurer"] as const;
export type Role = (typeof roles)[number];

/** A member, or a row with roles. */
export interface HasRoles {
  roles: readonly Role[];
}

export const hasRole = ({ roles }: HasRoles, role: Role): boolean => roles.includes(role);

/** Roles with which a stolen password does most harm: two-step sign-in is a duty with them. */
export const needsSecondStep = (person: HasRoles): boolean =>
  hasRole(person, "admin") || hasRole(person, "lead") || hasRole(person, "treasurer");

/** Content of every kind. */
export const canEdit = (member: HasRoles): boolean => hasRole(member, "editor") || hasRole(member, "admin");

/** Own posts, with their photos, drafts and recordings. */
export const canWrite = (member: HasRoles): boolean => canEdit(member) || hasRole(member, "writer");

/** Manages people near children, and consents: days, volunteers, stories that wait for a second reader. */
export const canProtect = (member: HasRoles): boolean => canEdit(member) || hasRole(member, "lead");

/**
 * Roles that give a person something beside what they may do. An admin may do what others may, and reads what concerns
 * children only when a lead names them: admins get no second role, and no role gets admin.
 */
export function addableRoles(person: HasRoles): readonly Role[] {
  if (person.roles.length === 0 || hasRole(person, "admin")) return [];
  const isLess: Partial<Record<Role, boolean>> = { admin: true, writer: canWrite(person), editor: canEdit(person) };
  return roles.filter((role) => !hasRole(person, role) && isLess[role] !== true);
}

/** Roles as pages show them. @param names of each role */
export const nameRoles = (given: readonly Role[], names: Record<Role, string>): string =>
  given.map((role) => names[role]).join(", ");

/** The roles among these words, each once, in their order. */
export const sortRoles = (words: readonly string[]): readonly Role[] => roles.filter((role) => words.includes(role));

/** Text of a person without a role, and of one who is not there yet or no more. */
const noRole = "none";

/** Roles as text, in their order, separated by a space. */
export const writeRoles = (given: readonly Role[]): string => sortRoles(given).join(" ") || noRole;

/** Reads the roles of a stored text. Older rows have one word: `lead` then included editor. */
export const readRoles = (text: string | null): readonly Role[] => sortRoles(text?.split(" ") ?? []);

/** Words that promise no more than an editor may do. */
const upToEditor: readonly string[] = ["editor", "writer", noRole] satisfies (Role | typeof noRole)[];

/** True if stored roles allow, or may allow, more than an editor has. An unknown role may. */
export const isMoreThanEditor = (text: string | null): boolean =>
  text === null || text.split(" ").some((word) => !upToEditor.includes(word));
