import type { StaffFormResult } from "../../../values/staff-form-result.ts";

/** The secret is sent to the browser once, and is not confirmed yet. */
export type StartedTwoFactor = { done: string; code: { size: number; path: string }; secret: string };

/** The codes are sent to the browser once. */
export type NewRecoveryCodes = { done: string; codes: string[] };

export type TwoFactorAnswer = StartedTwoFactor | NewRecoveryCodes | StaffFormResult;
