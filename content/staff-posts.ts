import { aboutEach } from "./staff-cms.ts";

/** Words of the posts, for staff. */
export const staffPosts = {
  ...aboutEach("post"),
  title: "Posts",
  note: "You can delete the posts that you wrote.",
};
