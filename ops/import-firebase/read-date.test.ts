import { describe, expect, test } from "vitest";
import { readDate, readMoment } from "./read-date.ts";

/** 25 January 2024, ten in the morning in Lagos, in seconds. */
const seconds = 1_706_173_200;

describe("a date of the old ctx is read", () => {
  test.each<[string, unknown, string, string | undefined]>([
    ["a timestamp of the database", { _seconds: seconds, _nanoseconds: 5e8 }, "2024-01-25", "10:00"],
    ["a timestamp with other names", { seconds, nanoseconds: 0 }, "2024-01-25", "10:00"],
    [
      "a wrapped timestamp",
      { __datatype__: "timestamp", value: { _seconds: seconds, _nanoseconds: 0 } },
      "2024-01-25",
      "10:00",
    ],
    ["seconds", seconds, "2024-01-25", "10:00"],
    ["milliseconds", seconds * 1000, "2024-01-25", "10:00"],
    ["milliseconds as text", String(seconds * 1000), "2024-01-25", "10:00"],
    ["ISO with its zone", "2024-01-25T09:00:00.000Z", "2024-01-25", "10:00"],
    ["ISO of another zone, late at night", "2024-01-25T23:30:00Z", "2024-01-26", "00:30"],
    ["ISO without a zone: the wall in Lagos", "2024-01-25T10:00", "2024-01-25", "10:00"],
    ["an ISO day", "2024-01-25", "2024-01-25", undefined],
    ["midnight in Lagos, which is a day", "2024-01-24T23:00:00Z", "2024-01-25", undefined],
    ["words, day first", "25 January 2024", "2024-01-25", undefined],
    ["words, month first", "April 28, 2024", "2024-04-28", undefined],
    ["words with a weekday and an ending", "Sunday, 28th of April, 2024", "2024-04-28", undefined],
    ["words with a time", "April 28, 2024 at 2:30 PM", "2024-04-28", "14:30"],
    ["a short month", "1 Sept 2024", "2024-09-01", undefined],
    ["a console's words", "25 January 2024 at 10:00:00 UTC+1", "2024-01-25", "10:00"],
    ["a program's words", "Thu Jan 25 2024 10:00:00 GMT+0100 (West Africa Standard Time)", "2024-01-25", "10:00"],
    ["a mail's words", "Thu, 25 Jan 2024 09:00:00 GMT", "2024-01-25", "10:00"],
    ["a day that can only be one, with strokes", "28/04/2024", "2024-04-28", undefined],
    ["a month in front, where the day tells", "4/28/2024, 10:00:00 AM", "2024-04-28", "10:00"],
    ["the 29th of February of a leap year", "29 February 2024", "2024-02-29", undefined],
  ])("%s", (_name, value, date, time) => {
    expect(readDate(value)).toEqual({ date, precision: "day", ...(time && { time }) });
  });

  test("as a month where the day is missing", () => {
    for (const text of ["May 2024", "May, 2024", "2024-05"])
      expect(readDate(text)).toEqual({ date: "2024-05-01", precision: "month" });
  });

  test("as day first, with a remark, if it could be two days", () => {
    expect(readDate("03/04/2024")).toEqual({ date: "2024-04-03", precision: "day", isDoubtful: true });
    expect(readDate("04/04/2024")?.isDoubtful).toBeUndefined();
  });
});

test.each<[string, unknown]>([
  ["nothing", ""],
  ["words", "sometime in spring"],
  ["a word and a year", "Summer 2024"],
  ["half a month's name with more behind it", "Marathon 5, 2024"],
  ["a day that no calendar has", "30 February 2024"],
  ["a month that no calendar has", "2024-13-01"],
  ["both too large", "45/45/2024"],
  ["a list", ["2024-01-25"]],
  ["an empty object", {}],
  ["a timestamp of words", { _seconds: "soon" }],
  ["a timestamp in another", { __datatype__: "timestamp", value: "2024-01-25" }],
  ["the end of time", { _seconds: 1e300 }],
  ["not a number", Number.NaN],
  ["yes", true],
  ["a text without an end", "1 ".repeat(100_000)],
  ["fields that all objects have", JSON.parse('{"__proto__":{"_seconds":1706173200}}')],
])("%s is no date", (_name, value) => {
  expect(readDate(value)).toBeUndefined();
});

test("a day has no moment of its own", () => {
  expect(readMoment("25 January 2024")).toBeUndefined();
  expect(readMoment("2024-01-25T09:00:00Z")?.toISOString()).toBe("2024-01-25T09:00:00.000Z");
});
