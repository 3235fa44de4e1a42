import { staffLanguage } from "content/staff-language.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canChangeCountry } from "../settings/settings-permissions.ts";
import { findLanguageNeed } from "./change-language.server.ts";

export const language = defineFeature(() => ({
  needs: findLanguageNeed,
  staff: [
    {
      label: staffLanguage.title,
      path: "/admin/language",
      icon: "settings",
      who: canChangeCountry,
      alsoCalled: staffLanguage.asked,
    },
  ],
}));
