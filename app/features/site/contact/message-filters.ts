export const messageFilters = ["new", "answered", "done", "spam"] as const;

export type MessageFilter = (typeof messageFilters)[number];
