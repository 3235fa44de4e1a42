import { expect, test } from "vitest";
import { newsType } from "../features/news/news.type.server.ts";
import type { NewsFields } from "../features/news/news-schema.ts";
import { columnsOf, type FieldMappings, textColumn, valuesOf } from "./content-fields.server.ts";

const published = { status: "published", publishAt: "", version: 0, idempotencyKey: "" } as const;

test("what a form says goes into columns and comes back as it was", () => {
  const fields = { title: "A prize", source: "A paper", date: "2026-01-02", link: "https://example.org", ...published };
  const { title, source, date, link } = fields;
  expect(columnsOf(newsType.fields, fields)).toEqual({ title, source, date, link });
  const row = { ...columnsOf(newsType.fields, fields), id: 1 } as Parameters<
    typeof valuesOf<"news_items", NewsFields>
  >[1];
  expect(valuesOf(newsType.fields, row)).toEqual({ title, source, date, link });
});

test("the compiler refuses a content type that leaves out a field of its schema", () => {
  // @ts-expect-error the next save would empty the link
  const withoutLink: FieldMappings<"news_items", NewsFields> = {
    title: textColumn("title"),
    source: textColumn("source"),
    date: textColumn("date"),
  };
  expect(withoutLink).toBeDefined();
});
