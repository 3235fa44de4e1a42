import { aboutEach } from "./staff-cms.ts";

/** Words of the project pages of the staff area. */
export const staffProjects = {
  ...aboutEach("project"),
  empty: { heading: "No project yet", text: "Create the first project. You can add to it later." },
  title: "Projects",
  videoHint: "A film on YouTube or Vimeo plays on the page; for any other, the page shows a photo or a drawing.",
} as const;
