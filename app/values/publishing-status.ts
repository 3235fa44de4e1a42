/** Default: published, so a new item is visible. */
export const statuses = ["published", "draft", "scheduled"] as const;
export type Status = (typeof statuses)[number];
