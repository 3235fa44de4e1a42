import { textColumn } from "../../cms/content-fields.server.ts";
import type { ContentType } from "../../cms/content-type.server.ts";
import { attachFromForm } from "../photos/attach-from-form.server.ts";
import { canWriteNews } from "./news-permissions.ts";
import { type NewsFields, newsSchema } from "./news-schema.ts";

export const newsType: ContentType<"news_items", NewsFields> = {
  table: "news_items",
  noun: "news",
  schema: newsSchema,
  lists: [],
  searched: ["title", "source"],
  attach: attachFromForm("news"),
  may: canWriteNews,
  fields: {
    title: textColumn("title"),
    source: textColumn("source"),
    date: textColumn("date"),
    link: textColumn("link"),
  },
};
