import type { StaffMember } from "../../server/auth/auth.ts";

interface PhotoFields {
  kind: "drawing" | "photograph";
  alt: string;
  /** Consent of everyone in the picture. */
  hasConsent: boolean;
}

/** A photograph needs consent and alt text. */
export const isPublishable = ({ kind, alt, hasConsent }: PhotoFields) =>
  kind === "drawing" || (hasConsent && alt !== "");

/** Detaching from others' items: admins only. */
export const canDeletePhotoEverywhere = ({ role }: Pick<StaffMember, "role">) => role === "admin";
