import { staffAskedFoundation } from "content/staff-asked-foundation.ts";
import { staffShell } from "content/staff-shell.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canChangeCountry } from "../settings/settings-permissions.ts";
import { countryPreviews } from "./country-emails.tsx";

export const country = defineFeature(() => ({
  emails: countryPreviews,
  staff: [
    {
      label: staffShell.rooms.country,
      path: "/admin/country",
      icon: "settings",
      who: canChangeCountry,
      alsoCalled: staffAskedFoundation.country,
    },
  ],
}));
