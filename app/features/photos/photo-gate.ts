/** Everybody; everybody until consent ends; signed-in staff only, also where the site is none of the allowed uses; nobody. */
type PhotoAccess = "permanent" | "consented" | "withheld" | "withdrawn";

/** Of a row of `photos`. */
export interface Clearance {
  kind: "drawing" | "photograph";
  consent_at: string | null;
  withdrawn_at: string | null;
  shown_until: string | null;
  allowed_uses: string;
}

/**
 * The gate: who gets a photo. Everything that makes its address asks here, and the route that sends its files.
 * @param today ISO date in Lagos: consent ends with its last day
 */
export function accessOf(photo: Clearance, today: string): PhotoAccess {
  const { kind, consent_at, withdrawn_at, shown_until } = photo;
  if (kind === "drawing") return "permanent";
  if (withdrawn_at !== null) return "withdrawn";
  if (!allows(photo, "site")) return "withheld";
  if (consent_at === null || (shown_until !== null && shown_until < today)) return "withheld";
  return "consented";
}

type PublicUse = "site" | "social" | "print";

const allows = ({ allowed_uses }: Clearance, use: PublicUse) => allowed_uses.split(" ").includes(use);

/** May visitors see it there? */
export const canShow = (photo: Clearance, today: string, use: PublicUse = "site"): boolean => {
  const access = accessOf(photo, today);
  return access === "permanent" || (access === "consented" && allows(photo, use));
};

export const clearanceColumns = ["kind", "consent_at", "withdrawn_at", "shown_until", "allowed_uses"] as const;
