/** Types of items that can be read aloud, by their noun in subjects such as `post:12`. */
export const readAloud = ["post", "project", "page"] as const;

/** Keys of fixed pages that can be read aloud. */
export const fixedReadAloud = ["home", "about", "what-we-do", "privacy"] as const;

/** Subject of the text that a recording reads. */
export type RecordingOwner = `${(typeof readAloud)[number]}:${number}` | `site:${(typeof fixedReadAloud)[number]}`;
