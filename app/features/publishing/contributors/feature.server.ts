import { staffContributors } from "content/staff-contributors.ts";
import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canEdit } from "../../../values/roles.ts";
import { contributorType } from "./contributor.type.server.ts";
import { contributorMigrations } from "./contributor-migrations.ts";

export const contributors = defineFeature(() => ({
  staff: [
    {
      label: staffContributors.title,
      path: "/admin/contributor",
      who: canEdit,
      icon: "users",
      alsoCalled: staffContributors.alsoCalled,
    },
  ],
  migrations: contributorMigrations,
  tables: { contributors: contentTable(contributorType) },
}));
