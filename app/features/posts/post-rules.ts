import type { StaffMember } from "../../platform/sign-in/sign-in.ts";

/** What the rules need to know about a post. */
export interface PostFacts {
  /** Null for posts that nobody owns, like imported ones. */
  authorId: string | null;
  /** The author has no account any more. */
  authorHasLeft: boolean;
}

type Member = Pick<StaffMember, "id" | "role">;

function isOwn(member: Member, post: PostFacts): boolean {
  return post.authorId !== null && post.authorId === member.id;
}

function isNobodys(post: PostFacts): boolean {
  return post.authorId === null || post.authorHasLeft;
}

/** Only the author may delete a post; an admin may delete the posts of people who have left (decisions P5). */
export function mayDeletePost(member: Member, post: PostFacts): boolean {
  return isOwn(member, post) || (member.role === "admin" && isNobodys(post));
}

/** The author may change a post, and an admin may, as with what nobody owns. */
export function mayEditPost(member: Member, post: PostFacts): boolean {
  return isOwn(member, post) || member.role === "admin";
}

/** An admin may take any post off the site (decisions P5). */
export function mayUnpublishPost(member: Member, post: PostFacts): boolean {
  return mayEditPost(member, post);
}
