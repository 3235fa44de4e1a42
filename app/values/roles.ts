/**
 * Permissions by role: editors write content; a safeguarding lead too, and reads what concerns children; admins do
 * everything else, and read that only when a lead named them.
 */
export const roles = ["editor", "lead", "admin"] as const;
export type Role = (typeof roles)[number];

/** Content is for every role. */
export const canWrite = ({ role }: { role: Role }): boolean => roles.includes(role);
