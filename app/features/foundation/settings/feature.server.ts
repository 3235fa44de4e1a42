import { firstSettings } from "content/site.ts";
import { staffReadiness } from "content/staff-readiness.ts";
import { staffSettings } from "content/staff-settings.ts";
import { staffShell } from "content/staff-shell.ts";
import { loggedAs } from "../../../server/audit-log/name-logged-things.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { logoRetention } from "./delete-unsaved-logos.server.ts";
import { findSettingFields } from "./find-setting-fields.server.ts";
import { findSettings, findSiteClock, hasContacts } from "./find-settings.server.ts";
import { nameSetting } from "./name-setting.server.ts";
import { settingsPreviews } from "./settings-emails.tsx";
import { canChangeContact, canChangeRetention, canChangeSettings } from "./settings-permissions.ts";
import { findWayBackOfSettings } from "./take-back-settings.server.ts";

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
      path: "/admin/help-numbers#who",
      isDone: hasContacts,
    },
  ],
  fields: findSettingFields,
  staff: [
    {
      room: {
        in: "site",
        rank: 10,
        tab: staffShell.tabs.names,
        pocketOf: ["admin"],
        pocketLabel: staffShell.places.site,
      },
      label: staffShell.rooms.foundation,
      path: "/admin/settings",
      who: canChangeSettings,
      icon: "settings",
      alsoCalled: [
        "we moved office",
        "opening hours",
        "about the foundation",
        "office address",
        "settings",
        "options",
        "configure",
        "configuration",
        "preferences",
        "setup",
        "site settings",
      ],
    },
    {
      kind: "setting",
      label: staffSettings.general,
      path: "/admin/settings#general",
      icon: "settings",
      who: canChangeSettings,
      alsoCalled: [
        "name of the foundation",
        "telephone",
        "address",
        "our address",
        "office",
        "about the foundation",
        "basic details",
      ],
    },
    {
      kind: "setting",
      label: staffSettings.figures,
      path: "/admin/settings#figureValue",
      icon: "settings",
      who: canChangeSettings,
      alsoCalled: ["headline numbers", "numbers on the site", "how many children we reached"],
    },
    {
      kind: "setting",
      label: staffSettings.spending,
      path: "/admin/settings#sharePercent",
      icon: "settings",
      who: canChangeSettings,
      alsoCalled: [
        "how much goes to the children",
        "where the money goes",
        "overheads",
        "administration costs",
        "percent that is spent",
        "percent",
        "percentages",
        "pie chart",
        "share of each purpose",
        "how donations are spent",
      ],
    },
    {
      kind: "setting",
      label: staffSettings.social,
      path: "/admin/settings#socialName",
      icon: "settings",
      who: canChangeContact,
      alsoCalled: [
        "facebook",
        "instagram link",
        "our tiktok",
        "youtube channel",
        "follow us",
        "facebook",
        "instagram",
        "twitter",
        "tiktok",
        "linkedin",
        "youtube",
        "whatsapp",
        "social media",
        "facebook link",
        "social media links",
      ],
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
      alsoCalled: [
        "retention",
        "how long do we keep messages",
        "delete old messages",
        "delete old data",
        "months",
        "keep the log",
      ],
    },
  ],
  siteClock: findSiteClock,
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
});
