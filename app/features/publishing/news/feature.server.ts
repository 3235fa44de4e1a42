import { staff as staffWords } from "content/staff.ts";
import { staffActs } from "content/staff-jump.ts";
import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canEdit } from "../../../values/roles.ts";
import { newsType } from "./news.type.server.ts";

export const news = defineFeature({
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
      room: { in: "write", rank: 40 },
      label: staffWords.nav.news,
      path: "/admin/news",
      who: canEdit,
      icon: "news",
      alsoCalled: [
        "in the paper",
        "in the press",
        "tv interview",
        "newspaper wrote about us",
        "press cuttings",
        "link to an article about us",
        "in the media",
        "we were on tv",
        "newspaper article",
        "radio interview",
        "press clippings",
        "they wrote about us",
        "edit a news item",
        "delete a news item",
        "press",
        "press coverage",
        "media coverage",
        "in the news",
        "newspaper",
        "radio",
        "television",
        "tv",
        "interviews",
      ],
    },
    {
      kind: "act",
      label: staffActs.addNews,
      path: "/admin/news?create",
      icon: "plus",
      who: canEdit,
      alsoCalled: ["new news item", "add an article about us", "add press", "create news", "add a newspaper article"],
    },
  ],
  tables: { news_items: contentTable(newsType) },
});
