import { aboutEach } from "./staff-cms.ts";

/** Words of the posts, for staff. */
export const staffPosts = {
  ...aboutEach("post"),
  title: "Posts",
  note: "You can delete the posts that you wrote.",
  fields: {
    title: "Title",
    postText: "Summary (optional)",
    paragraphs: "Paragraph",
    photos: "Pictures",
    publishAt: "Day and time in Lagos",
  },
};
