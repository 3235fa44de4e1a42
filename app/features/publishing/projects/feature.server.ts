import { staff as staffWords } from "content/staff.ts";
import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canEdit } from "../../../values/roles.ts";
import { shareProject } from "./find-projects.server.ts";
import { projectType } from "./project.type.server.ts";

export const projects = defineFeature({
  shared: { project: shareProject },
  staff: [
    {
      group: "write",
      rank: 30,
      label: staffWords.nav.projects,
      path: "/admin/project",
      who: canEdit,
      icon: "project",
      alsoCalled: ["programme", "what we do", "work", "school", "plans"],
    },
  ],
  tables: { projects: contentTable(projectType) },
});
