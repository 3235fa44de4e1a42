import { staff as staffWords } from "content/staff.ts";
import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { newsType } from "./news.type.server.ts";

export const news = defineFeature({
  staff: [
    {
      group: "write",
      rank: 40,
      label: staffWords.nav.news,
      path: "/admin/news",
      icon: "news",
      alsoCalled: ["press", "media", "newspaper", "radio", "television"],
    },
  ],
  tables: { news_items: contentTable(newsType) },
});
