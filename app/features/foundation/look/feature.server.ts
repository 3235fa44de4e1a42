import { staff as staffWords } from "content/staff.ts";
import { staffReadiness } from "content/staff-readiness.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { canChangeLook } from "../settings/settings-permissions.ts";
import { withBrandedEmails } from "./brand-emails.server.ts";
import { findLookFields } from "./find-look-fields.server.ts";

export const look = defineFeature({
  checklist: [
    {
      step: "logo",
      rank: 140,
      words: staffReadiness.logo,
      path: "/admin/look",
      isDone: async (ctx) => (await findSettings(ctx)).look.logo !== null,
    },
  ],
  fields: findLookFields,
  staff: [
    {
      room: { in: "site", rank: 40 },
      label: staffWords.nav.look,
      path: "/admin/look",
      who: canChangeLook,
      icon: "look",
      alsoCalled: [
        "colours",
        "colors",
        "bigger letters",
        "letter size",
        "font size",
        "text size",
        "style of the site",
        "make it prettier",
        "design of the site",
        "change the picture at the top",
        "dark header",
        "palette",
        "design",
        "theme",
        "brand",
        "fonts",
        "style",
        "background",
        "icon of the site",
        "favicon",
      ],
    },
  ],
  outgoing: withBrandedEmails,
});
