import type { StaffMember } from "../../../server/auth/auth.ts";
import { hasRole } from "../../../values/roles.ts";

/** The author is null for imported posts and those of former staff. */
type PostFields = { authorId: string | null };

type Member = Pick<StaffMember, "id" | "roles">;

/** The author; for posts without one, an admin (decisions P5). */
export const canDeletePost = (member: Member, { authorId }: PostFields) =>
  authorId === null ? hasRole(member, "admin") : authorId === member.id;

/** The author or an admin, who can thus unpublish any post (decisions P5). */
export const canEditPost = (member: Member, { authorId }: PostFields) =>
  authorId === member.id || hasRole(member, "admin");
