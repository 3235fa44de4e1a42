/**
 * Permissions by role. A person has one or several, and may what any of them may.
 * - editor: writes content
 * - lead: safeguarding lead, reads what concerns children; the choice of the form makes a lead an editor too
 * - admin: everything else, and reads what concerns children only when a lead named them
 * - writer: own posts and the photos for them
 * - treasurer: gifts, online payments, bank statements, receipts
 *
 * This is the order in which roles are stored as text and shown.
 */
export const roles = ["editor", "lead", "admin", "writer", "treasurer"] as const;
export type Role = (typeof roles)[number];

/** Whoever has roles: a member, or a row with them. */
export interface HasRoles {
  roles: readonly Role[];
}

export const hasRole = ({ roles }: HasRoles, role: Role): boolean => roles.includes(role);

/** Content of every kind: editors, safeguarding leads (who are editors) and admins. */
export const canEdit = (member: HasRoles): boolean => hasRole(member, "editor") || hasRole(member, "admin");

/** Own posts, with their photos, drafts and recordings. */
export const canWrite = (member: HasRoles): boolean => canEdit(member) || hasRole(member, "writer");

/** The roles that one choice of the form gives. */
export const rolesOf = (choice: Role): readonly Role[] => (choice === "lead" ? ["editor", "lead"] : [choice]);

/**
 * Choices that give a person something beside what they may do. An admin may do what others may, and reads what concerns
 * children only when a lead names them: nothing is added to admins, and admin to nobody.
 */
export function addableChoices(person: HasRoles): readonly Role[] {
  if (person.roles.length === 0 || hasRole(person, "admin")) return [];
  const isLess: Partial<Record<Role, boolean>> = { admin: true, writer: canWrite(person), editor: canEdit(person) };
  return roles.filter((choice) => !hasRole(person, choice) && isLess[choice] !== true);
}

/** The choice that gives these roles and no other; undefined for a combination that no choice gives. */
export const choiceOf = (given: readonly Role[]): Role | undefined =>
  roles.find((choice) => writeRoles(rolesOf(choice)) === writeRoles(given));

/** Roles as pages show them. @param names of each role */
export function nameRoles(given: readonly Role[], names: Record<Role, string>): string {
  const choice = choiceOf(given);
  return choice === undefined ? given.map((role) => names[role]).join(", ") : names[choice];
}

/** The roles among these words, each once, in their order. */
export const sortRoles = (words: readonly string[]): readonly Role[] => roles.filter((role) => words.includes(role));

/** Text of a person without a role, and of one who is not there yet or no more. */
const noRole = "none";

/** Roles as text, in their order, separated by a space. */
export const writeRoles = (given: readonly Role[]): string => sortRoles(given).join(" ") || noRole;

/** Roles of such a text. Earlier rows hold one word: a lead of then was an editor too. */
export function readRoles(text: string | null): readonly Role[] {
  return text === "lead" ? rolesOf("lead") : sortRoles(text?.split(" ") ?? []);
}

/** Words that promise no more than an editor may do. */
const upToEditor: readonly string[] = ["editor", "writer", noRole] satisfies (Role | typeof noRole)[];

/** Does a text of roles hold, or may it hold, more than an editor may do? What is not known may. */
export const isMoreThanEditor = (text: string | null): boolean =>
  text === null || text.split(" ").some((word) => !upToEditor.includes(word));
