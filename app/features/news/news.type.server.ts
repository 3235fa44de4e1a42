import { textColumn } from "../../cms/content-fields.server.ts";
import type { ContentKind } from "../../cms/content-type.server.ts";
import { hangFromForm } from "../photos/attach-from-form.server.ts";
import { mayWriteNews } from "./news-permissions.ts";
import { type NewsFields, newsSchema } from "./news-schema.ts";

/** What the desk must know of news. */
export const newsKind: ContentKind<"news_items", NewsFields> = {
  table: "news_items",
  noun: "news",
  schema: newsSchema,
  lists: [],
  searched: ["title", "source"],
  hang: hangFromForm("news"),
  may: mayWriteNews,
  fields: {
    title: textColumn("title"),
    source: textColumn("source"),
    date: textColumn("date"),
    link: textColumn("link"),
  },
};
