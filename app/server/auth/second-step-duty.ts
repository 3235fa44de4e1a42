import { type HasRoles, hasRole, needsSecondStep } from "../../values/roles.ts";

const dayMs = 24 * 3_600_000;

/** From this time after the role was given (ms), sign-in leads first to setting two-step sign-in up. */
const dutyMs = 15 * dayMs;

/** A lead opens concerns for this time (ms) beyond. */
const concernsMs = 7 * dayMs;

/** The provider's claim about a second step; `unsaid`: none. */
export type ProviderFactor = "yes" | "no" | "unsaid";

interface Account extends HasRoles {
  /** Two-step sign-in of this site is on. */
  twoFactor: boolean;
  /** When the account got a role with the duty (ISO 8601, UTC); null without one. */
  since: string | null;
  /** Null after a password. */
  providerFactor: ProviderFactor | null;
}

/** Two-step sign-in that a person still has to set up. */
export interface SecondStepDuty {
  /** From then on sign-in leads first to it (ISO 8601, UTC). */
  due: string;
  /** `coming`: everything opens; `concerns`: only concerns open; `due`: only the page that sets it up. */
  state: "coming" | "concerns" | "due";
  /** Until when a lead opens concerns (ISO 8601, UTC); only in that state. */
  concernsUntil?: string;
}

/**
 * Finds the rest of the duty. A provider that reports a second step has asked for it; for one that reports nothing, its
 * organisation is responsible.
 * @param now by the trusted clock
 * @returns undefined where nothing is left
 */
export function findSecondStepDuty(account: Account, now: Date): SecondStepDuty | undefined {
  const { twoFactor, since, providerFactor } = account;
  if (twoFactor || since === null || !needsSecondStep(account)) return undefined;
  if (providerFactor === "yes" || providerFactor === "unsaid") return undefined;
  const dueAt = Date.parse(since) + dutyMs;
  const due = new Date(dueAt).toISOString();
  if (now.getTime() < dueAt) return { due, state: "coming" };
  if (!hasRole(account, "lead") || now.getTime() >= dueAt + concernsMs) return { due, state: "due" };
  return { due, state: "concerns", concernsUntil: new Date(dueAt + concernsMs).toISOString() };
}

/** True while a part of the staff area is closed until two-step sign-in is set up. */
export const isHeldBack = ({ secondStep }: { secondStep?: SecondStepDuty | undefined }): boolean =>
  secondStep !== undefined && secondStep.state !== "coming";
