/** What waits, counted up to a hundred. */
export const maxWaiting = 99;

/** Totals, counted up to a thousand: pages of a site with a million posts cost no more. */
export const maxTotal = 999;

/** Beside the names of the pages, in the navigation. One more than the maximum means more. */
export type StaffCounts = Record<"messages" | "photos" | "posts" | "events" | "subscribers", number>;
