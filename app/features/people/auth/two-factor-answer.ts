import type { StaffFormResult } from "../../../values/staff-form-result.ts";

/** An unconfirmed TOTP secret. The browser receives it once. */
export type StartedTwoFactor = { done: string; code: { size: number; path: string }; secret: string };

/** Recovery codes, which the browser receives once. */
export type NewRecoveryCodes = { done: string; codes: string[] };

export type TwoFactorAnswer = StartedTwoFactor | NewRecoveryCodes | StaffFormResult;
