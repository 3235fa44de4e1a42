import { firstSettings } from "content/site.ts";
import { staffAskedFoundation } from "content/staff-asked-foundation.ts";
import { staffReadiness } from "content/staff-readiness.ts";
import { staffSettings } from "content/staff-settings.ts";
import { staffShell } from "content/staff-shell.ts";
import { loggedAs } from "../../../server/audit-log/name-logged-things.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { logoRetention } from "./delete-unsaved-logos.server.ts";
import { findSettingFields } from "./find-setting-fields.server.ts";
import { findSettings, hasContacts } from "./find-settings.server.ts";
import { nameSetting } from "./name-setting.server.ts";
import { settingMigrations } from "./setting-migrations.ts";
import { settingsPreviews } from "./settings-emails.tsx";
import { canChangeContact, canChangeRetention, canChangeSettings } from "./settings-permissions.ts";
import { findWayBackOfSettings } from "./undo-settings.server.ts";

export const settings = defineFeature(() => ({
  migrations: settingMigrations,
  checklist: [
    {
      step: "name",
      words: staffReadiness.name,
      path: "/admin/settings",
      isDone: async (ctx) => (await findSettings(ctx)).name !== firstSettings.name,
    },
    {
      step: "contacts",
      words: staffReadiness.contacts,
      path: "/admin/help-numbers#who",
      isDone: hasContacts,
    },
  ],
  fields: findSettingFields,
  staff: [
    {
      label: staffShell.rooms.foundation,
      path: "/admin/settings",
      who: canChangeSettings,
      icon: "settings",
      alsoCalled: staffAskedFoundation.settings,
    },
    {
      kind: "setting",
      label: staffSettings.general,
      path: "/admin/settings#general",
      icon: "settings",
      who: canChangeSettings,
      alsoCalled: staffAskedFoundation.general,
    },
    {
      kind: "setting",
      label: staffSettings.figures,
      path: "/admin/settings#figureValue",
      icon: "settings",
      who: canChangeSettings,
      alsoCalled: staffAskedFoundation.figures,
    },
    {
      kind: "setting",
      label: staffSettings.spending,
      path: "/admin/settings#sharePercent",
      icon: "settings",
      who: canChangeSettings,
      alsoCalled: staffAskedFoundation.spending,
    },
    {
      kind: "setting",
      label: staffSettings.social,
      path: "/admin/settings#socialName",
      icon: "settings",
      who: canChangeContact,
      alsoCalled: staffAskedFoundation.social,
    },
    {
      kind: "setting",
      label: staffSettings.contact,
      path: "/admin/settings#contact",
      icon: "settings",
      who: (member) => canChangeSettings(member) && !canChangeContact(member),
    },
    {
      kind: "setting",
      label: staffSettings.retention,
      path: "/admin/settings#retention",
      icon: "settings",
      who: canChangeRetention,
      alsoCalled: staffAskedFoundation.retention,
    },
  ],
  emails: settingsPreviews,
  logged: { settings: ["setting"] },
  things: { setting: loggedAs(nameSetting) },
  wayBack: findWayBackOfSettings,
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
}));
