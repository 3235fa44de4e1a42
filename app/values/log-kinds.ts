/** Filters of the audit log. */
export const logKinds = ["writing", "photos", "people", "gifts", "settings"] as const;

export type LogKind = (typeof logKinds)[number];
