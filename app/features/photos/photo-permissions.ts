import type { StaffMember } from "../../server/auth/auth.ts";

/** What the rules need to know about a picture. */
interface PhotoFacts {
  kind: "drawing" | "photograph";
  alt: string;
  /** Somebody said that everybody in it agreed. */
  agreed: boolean;
}

/** A photograph is shown only when somebody said that all agreed, and when it can be read aloud. */
export function isPublishable({ kind, alt, agreed }: PhotoFacts): boolean {
  return kind === "drawing" || (agreed && alt !== "");
}

/** Taking a picture off other people's things is for admins. */
export function canDeletePhotoEverywhere({ role }: Pick<StaffMember, "role">): boolean {
  return role === "admin";
}
