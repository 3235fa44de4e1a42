import type { StaffMember } from "../../server/auth/auth.ts";

interface PhotoFacts {
  kind: "drawing" | "photograph";
  alt: string;
  /** Consent of everyone in the picture. */
  agreed: boolean;
}

/** A photograph needs consent and alt text. */
export function isPublishable({ kind, alt, agreed }: PhotoFacts): boolean {
  return kind === "drawing" || (agreed && alt !== "");
}

/** Detaching from others' items: admins only. */
export function canDeletePhotoEverywhere({ role }: Pick<StaffMember, "role">): boolean {
  return role === "admin";
}
