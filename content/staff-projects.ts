import { aboutEach } from "./staff-cms.ts";

/** Words of the project pages of the staff area. */
export const staffProjects = {
  ...aboutEach("project"),
  empty: { heading: "A pot, some earth, patience", text: "Plant the first project. You can water it later." },
  title: "Projects",
  videoHint: "A film on YouTube or Vimeo plays on the page; for any other, the page shows a photo or a drawing.",
};
