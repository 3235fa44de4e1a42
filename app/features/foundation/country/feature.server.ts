import { staffCountry as words } from "content/staff-country.ts";
import { staffShell } from "content/staff-shell.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canChangeCountry } from "../settings/settings-permissions.ts";
import { countryPreviews } from "./country-emails.tsx";

export const country = defineFeature({
  emails: countryPreviews,
  staff: [
    {
      room: { in: "site", rank: 20 },
      label: staffShell.rooms.country,
      path: "/admin/country",
      icon: "settings",
      who: canChangeCountry,
      alsoCalled: [
        ...words.alsoCalled,
        "daylight saving",
        "euros",
        "pounds",
        "other currency",
        "currency",
        "time zone",
        "naira or shillings",
        "change the country",
        "law of our country",
        "clock is wrong",
      ],
    },
  ],
});
