/** A field that people do not see and robots fill in. Its name means nothing to the browser's own filling-in. */
export const honeypotField = "referral_code";

/** Did a robot fill the form in? */
export function isRobot(fields: Record<string, string>): boolean {
  return (fields[honeypotField] ?? "") !== "";
}
