/** Words of a practice copy. */
export const practice = {
  banner: "This is a practice copy. Nothing here reaches anybody.",
} as const;
