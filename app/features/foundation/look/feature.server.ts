import { staff as staffWords } from "content/staff.ts";
import { staffAskedFoundation } from "content/staff-asked-foundation.ts";
import { staffReadiness } from "content/staff-readiness.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { canChangeLook } from "../settings/settings-permissions.ts";
import { findLookFields } from "./find-look-fields.server.ts";

export const look = defineFeature(() => ({
  checklist: [
    {
      step: "logo",
      words: staffReadiness.logo,
      path: "/admin/look",
      isDone: async (ctx) => (await findSettings(ctx)).look.logo !== null,
    },
  ],
  fields: findLookFields,
  staff: [
    {
      label: staffWords.nav.look,
      path: "/admin/look",
      who: canChangeLook,
      icon: "look",
      alsoCalled: staffAskedFoundation.look,
    },
  ],
}));
