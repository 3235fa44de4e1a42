import { textColumn } from "../desk/content-fields.server.ts";
import type { ContentKind } from "../desk/content-kind.server.ts";
import { hangFromForm } from "../photos/hang-from-form.server.ts";
import { mayWriteNews } from "./news-rules.ts";
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
