import type { StaffFormResult } from "../../../values/staff-form-result.ts";

/** The browser receives the unconfirmed secret once. */
export type StartedTwoFactor = { done: string; code: { size: number; path: string }; secret: string };

/** The browser receives the codes once. */
export type NewRecoveryCodes = { done: string; codes: string[] };

export type TwoFactorAnswer = StartedTwoFactor | NewRecoveryCodes | StaffFormResult;
