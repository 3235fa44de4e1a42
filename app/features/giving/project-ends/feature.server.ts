import { staffProjectEnd as words } from "content/staff-project-end.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { projectEndPreviews } from "./project-end-emails.tsx";

/** The end of a project: its rest, and the letter to its givers. */
export const projectEnds = defineFeature(() => ({
  switch: "spending",
  panels: [{ of: ["project"], label: words.link, path: (_noun, id) => `/admin/project/${id}/purse` }],
  emails: projectEndPreviews,
}));
