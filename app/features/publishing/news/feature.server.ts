import { staff as staffWords } from "content/staff.ts";
import { staffAskedPublishing } from "content/staff-asked-publishing.ts";
import { staffActs } from "content/staff-jump.ts";
import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canEdit } from "../../../values/roles.ts";
import { newsType } from "./news.type.server.ts";

export const news = defineFeature(() => ({
  pages: [
    {
      path: "/media",
      rank: 120,
      need: "media",
      lede: (of) => of("media").lede,
      title: (of) => of("media").title,
      texts: (of) => [of("media").lede],
    },
  ],
  staff: [
    {
      label: staffWords.nav.news,
      path: "/admin/news",
      who: canEdit,
      icon: "news",
      alsoCalled: staffAskedPublishing.news,
    },
    {
      kind: "act",
      label: staffActs.addNews,
      path: "/admin/news?create",
      icon: "plus",
      who: canEdit,
      alsoCalled: staffAskedPublishing.newNews,
    },
  ],
  tables: { news_items: contentTable(newsType) },
}));
