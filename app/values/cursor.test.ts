import { describe, expect, test } from "vitest";
import { cutPage, readCursor } from "./cursor.ts";

describe("the mark in the address of a later page", () => {
  test("names the last thing of the page before", () => {
    expect(readCursor("2024-04-28.3", "date")).toEqual({ at: "2024-04-28", id: 3 });
    expect(readCursor("1728734400.120", "timestamp")).toEqual({ at: "1728734400", id: 120 });
  });

  test("is missing on the first page", () => {
    expect(readCursor(null, "date")).toBeUndefined();
    expect(readCursor("", "date")).toBeUndefined();
  });

  test.each([
    "2024-04-28",
    "2024-04-28.",
    ".3",
    "2024-04-28.3 or 1=1",
    "2024-04-28.-3",
    "2024-04-28.3.4",
    "2024-04-28.3\n",
    "tomorrow.3",
    "1".repeat(13).concat(".3"),
    "1728734400.".concat("9".repeat(16)),
  ])("that was made up, like %j, opens the first page", (text) => {
    expect(readCursor(text, "date")).toBeUndefined();
    expect(readCursor(text, "timestamp")).toBeUndefined();
  });

  test("from another kind of list opens the first page", () => {
    expect(readCursor("1728734400.120", "date")).toBeUndefined();
    expect(readCursor("2024-04-28.3", "timestamp")).toBeUndefined();
  });
});

describe("a page cut from a list", () => {
  const rows = [
    { id: 9, date: "2024-10-17" },
    { id: 4, date: "2024-07-27" },
    { id: 7, date: "2024-07-27" },
  ];

  test("with more behind it gives the mark of its last thing", () => {
    const { page, older } = cutPage(rows, 2, ({ date }) => date);
    expect(page.map(({ id }) => id)).toEqual([9, 4]);
    expect(older).toBe("2024-07-27.4");
    expect(readCursor(older ?? null, "date")).toEqual({ at: "2024-07-27", id: 4 });
  });

  test("that holds exactly the rest is the last one", () => {
    expect(cutPage(rows, 3, ({ date }) => date)).toEqual({ page: rows, older: undefined });
  });

  test("is empty if the list is", () => {
    expect(cutPage([], 3, () => "")).toEqual({ page: [], older: undefined });
  });
});
