import { staffActs } from "content/staff-jump.ts";
import { staffShell } from "content/staff-shell.ts";
import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canEdit } from "../../../values/roles.ts";
import { listOwnPages, shareOwnPage } from "./find-own-pages.server.ts";
import { ownPageType } from "./own-page.type.server.ts";

export const ownPages = defineFeature({
  sitemap: {
    table: "pages",
    noun: "page",
    rank: 10,
    pathOf: (slug) => `/${slug}`,
    few: async (ctx) => (await listOwnPages(ctx)).map(({ id, slug }) => ({ id, value: slug })),
  },
  shared: { page: shareOwnPage },
  staff: [
    {
      room: { in: "write", rank: 60, tab: staffShell.tabs.ownPages },
      label: staffShell.rooms.pages,
      path: "/admin/page",
      who: canEdit,
      icon: "list",
      alsoCalled: [
        "privacy policy",
        "annual report page",
        "extra page",
        "terms",
        "page in the footer",
        "pages of your own",
        "edit a page",
        "delete a page",
        "own page",
        "extra page",
        "policy",
        "policies",
        "menu of the site",
        "navigation",
        "annual report",
        "reports",
        "faq",
      ],
    },
    {
      kind: "act",
      label: staffActs.addPage,
      path: "/admin/page?create",
      icon: "plus",
      who: canEdit,
      alsoCalled: [
        "add a tab",
        "new tab",
        "page with our history",
        "new page on the site",
        "new page",
        "add a page",
        "create a page",
        "make a page",
        "upload our policy",
      ],
    },
  ],
  knows: async (ctx) => {
    const slugs = new Set((await listOwnPages(ctx)).map(({ slug }) => `/${slug}`));
    return (path) => slugs.has(path);
  },
  tables: { pages: contentTable(ownPageType) },
});
