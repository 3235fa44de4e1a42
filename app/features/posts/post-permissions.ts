import type { StaffMember } from "../../server/auth/auth.ts";

/** What the rules need to know about a post. */
interface PostFacts {
  /** Null for posts that nobody owns: imported ones, and those of people who have left. */
  authorId: string | null;
}

type Member = Pick<StaffMember, "id" | "role">;

/** Everybody on the staff writes posts. */
export function canWritePosts({ role }: Member): boolean {
  return role === "admin" || role === "editor";
}

/** Only the author may delete a post; an admin may delete what nobody owns any more (decisions P5). */
export function canDeletePost(member: Member, { authorId }: PostFacts): boolean {
  return authorId === null ? member.role === "admin" : authorId === member.id;
}

/** The author may change a post, and an admin may; so an admin may take any post off the site (decisions P5). */
export function canEditPost(member: Member, { authorId }: PostFacts): boolean {
  return authorId === member.id || member.role === "admin";
}
