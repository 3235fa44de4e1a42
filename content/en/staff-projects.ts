import { aboutEach } from "./staff-cms.ts";

/** The field of posts and events with which they belong to a project. */
export const belongsTo = {
  none: "No project",
  hidden: (title: string) => `${title} (not published)`,
  deleted: "A deleted project",
} as const;

export const staffProjects = {
  ...aboutEach("project"),
  empty: { heading: "No project yet", text: "Create the first project. You can add to it later." },
  title: "Projects",
  goal: {
    heading: "Goal",
    none: "No goal",
    amountHint: "Only gifts that have come count, in this currency. Promises do not.",
    forHint: "A few words, such as: taps for forty classrooms.",
    untilHint: "Later gifts do not count towards the goal.",
  },
  videoHint: "A film on YouTube or Vimeo plays on the page; for any other, the page shows a photo or a drawing.",
} as const;
