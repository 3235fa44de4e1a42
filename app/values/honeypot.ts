/** Field that is hidden from people, with a name that autofill does not know. Only robots fill it in. */
export const honeypotField = "referral_code";

export const isRobot = (fields: Record<string, string>): boolean => (fields[honeypotField] ?? "") !== "";
