/** Types of items that can be read aloud, by their noun in subjects such as `post:12`. */
export const readAloud = ["post", "project", "page"] as const;

/** Pages about children, families and money. An admin reads each aloud; a recording is played while it says the same. */
export const protectingPages = ["safeguarding", "consent", "withdraw", "privacy", "donate", "giving"] as const;

export type ProtectingPage = (typeof protectingPages)[number];

/** Keys of fixed pages that can be read aloud. */
export const fixedReadAloud = ["home", "about", "what-we-do", ...protectingPages] as const;

/** Subject of the text that a recording reads. */
export type RecordingOwner = `${(typeof readAloud)[number]}:${number}` | `site:${(typeof fixedReadAloud)[number]}`;
