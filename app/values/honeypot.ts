/** Hidden from people; unknown to autofill. */
export const honeypotField = "referral_code";

export function isRobot(fields: Record<string, string>): boolean {
  return (fields[honeypotField] ?? "") !== "";
}
