import { aboutEach } from "./staff-cms.ts";

export const staffPosts = {
  ...aboutEach("post"),
  empty: {
    heading: "A clean page",
    text: "Write your first post. Three sentences are enough.",
  },
  title: "Posts",
  note: "You can delete the posts that you wrote.",
} as const;

/** Label on the page about people's data. */
export const authorData = { label: "Posts by them" };
