import { staff as staffWords } from "content/staff.ts";
import { staffAskedPublishing } from "content/staff-asked-publishing.ts";
import { staffActs } from "content/staff-jump.ts";
import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { projectKey } from "../../../values/project-key.ts";
import { canEdit } from "../../../values/roles.ts";
import { listProjects, shareProject } from "./find-projects.server.ts";
import { projectType } from "./project.type.server.ts";

export const projects = defineFeature(() => ({
  sitemap: {
    table: "projects",
    noun: "project",
    pathOf: (key) => `/project/readmore/${encodeURIComponent(key)}`,
    few: async (ctx) => (await listProjects(ctx)).map((project) => ({ id: project.id, value: projectKey(project) })),
  },
  shared: { project: shareProject },
  staff: [
    {
      label: staffWords.nav.projects,
      path: "/admin/project",
      who: canEdit,
      icon: "project",
      alsoCalled: staffAskedPublishing.projects,
    },
    {
      kind: "act",
      label: staffActs.startProject,
      path: "/admin/project?create",
      icon: "plus",
      who: canEdit,
      alsoCalled: staffAskedPublishing.newProject,
    },
  ],
  tables: { projects: contentTable(projectType) },
}));
