import { staffProtecting } from "content/staff-protecting.ts";
import { staffReadiness } from "content/staff-readiness.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canChangeCountry } from "../settings/settings-permissions.ts";
import { protectingMigrations } from "./protecting-migrations.ts";
import { countUnread } from "./protecting-pages.server.ts";

export const protectingPages = defineFeature(() => ({
  migrations: protectingMigrations,
  checklist: [
    {
      step: "protecting",
      words: staffReadiness.protecting,
      path: "/admin/protecting-pages",
      isDone: async (ctx) => (await countUnread(ctx)) === 0,
      todo: async (ctx) => staffProtecting.todo(await countUnread(ctx)),
    },
  ],
  staff: [
    {
      label: staffProtecting.title,
      path: "/admin/protecting-pages",
      icon: "shield",
      who: canChangeCountry,
      alsoCalled: staffProtecting.asked,
    },
  ],
}));
