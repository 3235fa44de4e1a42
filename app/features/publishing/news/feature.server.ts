import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { newsType } from "./news.type.server.ts";

export const news = defineFeature({
  tables: { news_items: contentTable(newsType) },
});
