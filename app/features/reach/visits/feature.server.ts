import { staffVisits as words } from "content/staff-visits.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canWrite } from "../../../values/roles.ts";

export const visits = defineFeature(() => ({
  staff: [
    {
      label: words.title,
      path: "/admin/visits",
      icon: "eye",
      who: canWrite,
      alsoCalled: words.alsoCalled,
    },
  ],
}));
