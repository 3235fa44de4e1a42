import type { StaffMember } from "../../server/auth/auth.ts";

interface PhotoFields {
  kind: "drawing" | "photograph";
  alt: string;
  /** Consent of everyone in the picture. */
  hasConsent: boolean;
}

/** A photograph needs consent and alt text. */
export function isPublishable({ kind, alt, hasConsent }: PhotoFields): boolean {
  return kind === "drawing" || (hasConsent && alt !== "");
}

/** Detaching from others' items: admins only. */
export function canDeletePhotoEverywhere({ role }: Pick<StaffMember, "role">): boolean {
  return role === "admin";
}
