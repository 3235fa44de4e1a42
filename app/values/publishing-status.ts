/** The first status is the default, so a new item is visible. */
export const statuses = ["published", "draft", "scheduled"] as const;
export type Status = (typeof statuses)[number];
