import { staffAskedPublishing } from "content/staff-asked-publishing.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffShell } from "content/staff-shell.ts";
import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canEdit } from "../../../values/roles.ts";
import { findMovedPageNeeds } from "./find-moved-page-needs.server.ts";
import { listOwnPages, shareOwnPage } from "./find-own-pages.server.ts";
import { ownPageType } from "./own-page.type.server.ts";
import { ownPageMigrations } from "./own-page-migrations.ts";

export const ownPages = defineFeature(() => ({
  migrations: ownPageMigrations,
  needs: findMovedPageNeeds,
  sitemap: {
    table: "pages",
    noun: "page",
    pathOf: (slug) => `/${slug}`,
    few: async (ctx) => (await listOwnPages(ctx)).map(({ id, slug }) => ({ id, value: slug })),
  },
  shared: { page: shareOwnPage },
  staff: [
    {
      label: staffShell.rooms.pages,
      path: "/admin/page",
      who: canEdit,
      icon: "list",
      alsoCalled: staffAskedPublishing.ownPages,
    },
    {
      kind: "act",
      label: staffActs.addPage,
      path: "/admin/page?create",
      icon: "plus",
      who: canEdit,
      alsoCalled: staffAskedPublishing.newPage,
    },
  ],
  tables: { pages: contentTable(ownPageType) },
}));
