/** Items that can be read aloud, by their noun in `post:12`. */
export const readAloud = ["post", "project", "page"] as const;

/** Fixed pages that can be, by their keys. */
export const fixedReadAloud = ["home", "about", "what-we-do", "privacy"] as const;

/** Text that a recording reads. */
export type RecordingOwner = `${(typeof readAloud)[number]}:${number}` | `site:${(typeof fixedReadAloud)[number]}`;
