import { type HasRoles, hasRole, needsSecondStep } from "../../values/roles.ts";

const dayMs = 24 * 3_600_000;

/** Time after the role was given (ms) until sign-in requires two-step sign-in to be set up. */
const dutyMs = 15 * dayMs;

/** Additional time during which a lead can open concerns (ms). */
const concernsMs = 7 * dayMs;

/** The provider's claim about a second step; `unsaid` if there is none. */
export type ProviderFactor = "yes" | "no" | "unsaid";

interface Account extends HasRoles {
  twoFactor: boolean;
  /** Time at which the account got a role that requires a second step (ISO 8601, UTC); null without one. */
  since: string | null;
  /** Null after a password. */
  providerFactor: ProviderFactor | null;
}

/** The duty of a person to set up two-step sign-in. */
export interface SecondStepDuty {
  /** Time from which sign-in leads to the setup first (ISO 8601, UTC). */
  due: string;
  /** `coming`: everything opens. `concerns`: only concerns open. `due`: only the setup page opens. */
  state: "coming" | "concerns" | "due";
  /** Time until which a lead can open concerns (ISO 8601, UTC); only in the state `concerns`. */
  concernsUntil?: string;
}

/**
 * Finds the duty that remains. If the provider reports a second step, it has asked for one; if it reports nothing, its
 * organisation is responsible.
 * @param now by the trusted clock
 * @returns undefined if no duty remains
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

/** Returns true while a part of the staff area is closed until two-step sign-in is set up. */
export const isHeldBack = ({ secondStep }: { secondStep?: SecondStepDuty | undefined }): boolean =>
  secondStep !== undefined && secondStep.state !== "coming";
