import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { projectType } from "./project.type.server.ts";

export const projects = defineFeature({
  tables: { projects: contentTable(projectType) },
});
