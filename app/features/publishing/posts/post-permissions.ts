import type { StaffMember } from "../../../server/auth/auth.ts";
import { hasRole } from "../../../values/roles.ts";

/** The author is null for imported posts, and for posts of former staff. */
type PostFields = { authorId: string | null };

type Member = Pick<StaffMember, "id" | "roles">;

/** Only the author may delete a post; an admin may delete posts without an author (decisions P5). */
export const canDeletePost = (member: Member, { authorId }: PostFields) =>
  authorId === null ? hasRole(member, "admin") : authorId === member.id;

/** The author or an admin may edit a post; admins can therefore unpublish any post (decisions P5). */
export const canEditPost = (member: Member, { authorId }: PostFields) =>
  authorId === member.id || hasRole(member, "admin");
