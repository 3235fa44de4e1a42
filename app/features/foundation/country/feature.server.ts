import { staffCountry as words } from "content/staff-country.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canChangeCountry } from "../settings/settings-permissions.ts";
import { countryPreviews } from "./country-emails.tsx";

export const country = defineFeature({
  emails: countryPreviews,
  staff: [
    {
      label: words.title,
      path: "/admin/country",
      icon: "settings",
      who: canChangeCountry,
      alsoCalled: words.alsoCalled,
    },
  ],
});
