/** What the audit log can be narrowed to. */
export const logKinds = ["writing", "photos", "people", "gifts", "settings"] as const;

export type LogKind = (typeof logKinds)[number];
