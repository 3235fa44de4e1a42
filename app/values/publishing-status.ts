/** What happens with an item. Default: published, so a new one is visible. */
export const statuses = ["published", "draft", "scheduled"] as const;
export type Status = (typeof statuses)[number];
