import { firstSettings } from "content/site.ts";
import { staff as staffWords } from "content/staff.ts";
import { staffReadiness } from "content/staff-readiness.ts";
import { staffSettings } from "content/staff-settings.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { logoRetention } from "./delete-unsaved-logos.server.ts";
import { findSettings, findSiteClock, hasContacts } from "./find-settings.server.ts";
import { settingsPreviews } from "./settings-emails.tsx";
import { canChangeContact, canChangeRetention, canChangeSettings } from "./settings-permissions.ts";

export const settings = defineFeature({
  checklist: [
    {
      step: "name",
      rank: 10,
      words: staffReadiness.name,
      path: "/admin/settings",
      isDone: async (ctx) => (await findSettings(ctx)).name !== firstSettings.name,
    },
    {
      step: "contacts",
      rank: 110,
      words: staffReadiness.contacts,
      path: "/admin/settings",
      isDone: hasContacts,
    },
  ],
  staff: [
    {
      group: "foundation",
      rank: 20,
      label: staffWords.nav.settings,
      path: "/admin/settings",
      who: canChangeSettings,
      icon: "settings",
      alsoCalled: ["name of the foundation", "telephone", "address", "options", "configure"],
    },
    { label: staffSettings.general, path: "/admin/settings#general", icon: "settings", who: canChangeSettings },
    { label: staffSettings.figures, path: "/admin/settings#figureValue", icon: "settings", who: canChangeSettings },
    { label: staffSettings.spending, path: "/admin/settings#sharePercent", icon: "settings", who: canChangeSettings },
    { label: staffSettings.social, path: "/admin/settings#socialName", icon: "settings", who: canChangeContact },
    {
      label: staffSettings.contact,
      path: "/admin/settings#contact",
      icon: "settings",
      who: (member) => canChangeSettings(member) && !canChangeContact(member),
    },
    { label: staffSettings.retention, path: "/admin/settings#retention", icon: "settings", who: canChangeRetention },
  ],
  siteClock: findSiteClock,
  emails: settingsPreviews,
  logged: { settings: ["setting"] },
  tables: {
    settings: table({
      noun: "setting",
      key: ["name"],
      isPublished: true,
      changesPages: true,
      columns: { nothing: "name", typed: "value" },
    }),
  },
  retention: [logoRetention],
});
