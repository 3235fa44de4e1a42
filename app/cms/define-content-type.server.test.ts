import { expect, test } from "vitest";
import { newsType } from "../features/publishing/news/news.type.server.ts";
import { columnsOf, defineContentType, itemOf, textField } from "./define-content-type.server.ts";
import { text } from "./publishing-schema.ts";

test("a form's values survive the way to columns, then back", () => {
  const fields = { title: "A prize", source: "A paper", date: "2026-01-02", link: "https://example.org" };
  expect(columnsOf(newsType.fields, fields)).toEqual(fields);
  expect(itemOf(newsType, { ...columnsOf(newsType.fields, fields), id: 1 })).toEqual(fields);
});

test("the compiler refuses a content type that omits a column", () => {
  const { title, source, date } = newsType.fields;
  const { table, noun, words, listed } = newsType;
  const withoutLink = defineContentType({
    table,
    noun,
    words,
    listed,
    fields: { title, source, date },
    // @ts-expect-error the next save would lose the link
    otherColumns: {},
  });
  expect(withoutLink.personal).not.toHaveProperty("link");
});

test("one field declaration serves the schema, the staff search, the privacy search", () => {
  const label = textField({ label: () => "Place", schema: text(5), column: "place", isSearchable: true });
  expect(label).toMatchObject({ personal: "typed", isSearchable: true, isList: false });
  expect(newsType.searched).toEqual(["title", "source"]);
  expect(newsType.personal).toMatchObject({ link: "typed", date: "nothing", idempotency_key: "person" });
  expect(newsType.lists).toEqual([]);
});
