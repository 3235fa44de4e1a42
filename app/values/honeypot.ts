/** Hidden from people; unknown to autofill. */
export const honeypotField = "referral_code";

export const isRobot = (fields: Record<string, string>): boolean => (fields[honeypotField] ?? "") !== "";
