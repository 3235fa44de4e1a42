import { aboutEach } from "./staff-cms.ts";

/** Words of the project pages of the staff area. */
export const staffProjects = {
  ...aboutEach("project"),
  title: "Projects",
  videoHint: "A film on YouTube or Vimeo plays on the page; for any other, the page shows a picture.",
};
