import { staff as staffWords } from "content/staff.ts";
import { staffSettings } from "content/staff-settings.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { deleteUnsavedLogos } from "./delete-unsaved-logos.server.ts";
import { settingsPreviews } from "./settings-emails.tsx";
import { canChangeContact, canChangeRetention } from "./settings-permissions.ts";

export const settings = defineFeature({
  staff: [
    {
      group: "foundation",
      rank: 20,
      label: staffWords.nav.settings,
      path: "/admin/settings",
      icon: "settings",
      alsoCalled: ["name of the foundation", "telephone", "address", "options", "configure"],
    },
    { label: staffSettings.general, path: "/admin/settings#general", icon: "settings" },
    { label: staffSettings.figures, path: "/admin/settings#figureValue", icon: "settings" },
    { label: staffSettings.spending, path: "/admin/settings#sharePercent", icon: "settings" },
    { label: staffSettings.social, path: "/admin/settings#socialName", icon: "settings", who: canChangeContact },
    {
      label: staffSettings.contact,
      path: "/admin/settings#contact",
      icon: "settings",
      who: (member) => !canChangeContact(member),
    },
    { label: staffSettings.retention, path: "/admin/settings#retention", icon: "settings", who: canChangeRetention },
  ],
  emails: settingsPreviews,
  tables: {
    settings: table({
      noun: "setting",
      key: ["name"],
      isPublished: true,
      changesPages: true,
      columns: { nothing: "name", typed: "value" },
    }),
  },
  jobs: [{ name: "unsaved logos", by: "one", every: 86_400, run: deleteUnsavedLogos }],
});
