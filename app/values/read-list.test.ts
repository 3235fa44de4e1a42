import { expect, test } from "vitest";
import { newest } from "./cursor.ts";
import { readList, type WantedRows } from "./read-list.ts";

const site = "https://site.test/admin/list";

/** A list of seven, as a query answers it. */
const find = async ({ before, limit }: WantedRows) =>
  [70, 60, 50, 40, 30, 20, 10]
    .filter((id) => id < before)
    .slice(0, limit)
    .map((id) => ({ id }));

test("a list is read page by page, to its end", async () => {
  const pages = [];
  let older: number | undefined;
  do {
    const read = await readList(older === undefined ? site : `${site}?before=${older}`, 3, find);
    pages.push(read.page.map(({ id }) => id));
    older = read.older;
  } while (older !== undefined);
  expect(pages).toEqual([[70, 60, 50], [40, 30, 20], [10]]);
});

test("a page that is just full has no older one", async () => {
  expect((await readList(site, 7, find)).older).toBeUndefined();
});

test("the query gets the words of the search field, a cursor, and one row more than the page has", async () => {
  const asked: WantedRows[] = [];
  const read = async (query: string) =>
    readList(site + query, 20, async (wanted) => {
      asked.push(wanted);
      return [];
    });
  expect(await read(`?q=${"a".repeat(101)}&before=12`)).toEqual({
    page: [],
    older: undefined,
    search: "a".repeat(100),
  });
  await read("?before=12 or 1=1");
  expect(asked).toEqual([
    { search: "a".repeat(100), before: 12, limit: 21 },
    { search: "", before: newest, limit: 21 },
  ]);
});

test("the next page begins at the first unsearched row", async () => {
  const searched = async () => ({ rows: [{ id: 5 }], unsearchedFrom: 3 });
  expect(await readList(`${site}?q=a`, 2, searched)).toEqual({ page: [{ id: 5 }], older: 3, search: "a" });
  const full = async () => ({ rows: [{ id: 5 }, { id: 4 }, { id: 2 }], unsearchedFrom: 1 });
  expect((await readList(`${site}?q=a`, 2, full)).older).toBe(4);
});
