import { aboutEach } from "./staff-cms.ts";

/** Words of the project pages of the staff area. */
export const staffProjects = {
  ...aboutEach("project"),
  title: "Projects",
  fields: {
    title: "Title",
    theme: "Theme",
    paragraphs: "Paragraph",
    videoUrl: "Web address of a film (optional)",
    photos: "Pictures",
    publishAt: "Day and time in Lagos",
  },
  videoHint: "A film on YouTube or Vimeo plays on the page; for any other, the page shows a picture.",
};
