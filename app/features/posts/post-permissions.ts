import type { StaffMember } from "../../server/auth/auth.ts";

interface PostFields {
  /** Null for imported posts and those of former staff. */
  authorId: string | null;
}

type Member = Pick<StaffMember, "id" | "role">;

/** All staff write posts. */
export const canWritePosts = ({ role }: Member): boolean => role === "admin" || role === "editor";

/** The author; for posts without one, an admin (decisions P5). */
export function canDeletePost(member: Member, { authorId }: PostFields): boolean {
  return authorId === null ? member.role === "admin" : authorId === member.id;
}

/** The author or an admin, who can thus unpublish any post (decisions P5). */
export function canEditPost(member: Member, { authorId }: PostFields): boolean {
  return authorId === member.id || member.role === "admin";
}
