import { describe, expect, test } from "vitest";
import { siteDate, splitDate, writeDay, writeEventDate, writePostDate } from "./dates.ts";

describe("the date of an event", () => {
  test("reads as month, day and year", () => {
    expect(writeEventDate({ date: "2024-04-28", precision: "day" })).toBe("April 28, 2024");
    expect(writeEventDate({ date: "2024-10-07", precision: "day" })).toBe("October 7, 2024");
  });

  test("shows the month alone where the day is unknown", () => {
    expect(writeEventDate({ date: "2024-05-01", precision: "month" })).toBe("May 2024");
  });

  test.each([
    ["01", "January"],
    ["02", "February"],
    ["03", "March"],
    ["04", "April"],
    ["05", "May"],
    ["06", "June"],
    ["07", "July"],
    ["08", "August"],
    ["09", "September"],
    ["10", "October"],
    ["11", "November"],
    ["12", "December"],
  ])("month %s is %s", (number, name) => {
    expect(writeEventDate({ date: `2025-${number}-09`, precision: "day" })).toBe(`${name} 9, 2025`);
  });
});

describe("the tab on an event card", () => {
  test("shows the day large above three letters of the month", () => {
    expect(splitDate("April 28, 2024")).toEqual({ large: "28", small: "Apr", long: false });
  });

  test("shows the month large above the year where no day is known", () => {
    expect(splitDate("September 2024")).toEqual({ large: "Sep", small: "2024", long: true });
  });

  test("takes a month that has three letters as it is", () => {
    expect(splitDate("May 3, 2024")).toEqual({ large: "3", small: "May", long: false });
  });

  test("does not mind spaces too many", () => {
    expect(splitDate("  July  27,   2024 ")).toEqual({ large: "27", small: "Jul", long: false });
  });

  test.each(["", " ", "April", "2024-04-28", " April "])("refuses %j, which has fewer than two parts", (text) => {
    expect(() => splitDate(text)).toThrow(/^Invalid date string$/);
  });

  test("takes every date that an event can have", () => {
    for (const precision of ["day", "month"] as const) {
      const { long } = splitDate(writeEventDate({ date: "2024-12-01", precision }));
      expect(long).toBe(precision === "month");
    }
  });
});

describe("the day of a post", () => {
  test("is the day on the wall in Lagos, which is an hour ahead of the machine's clock", () => {
    expect(siteDate(new Date("2024-10-12T22:59:59Z"))).toBe("2024-10-12");
    expect(siteDate(new Date("2024-10-12T23:00:00Z"))).toBe("2024-10-13");
    expect(siteDate(new Date("2024-10-12T23:30:00Z"))).toBe("2024-10-13");
  });

  test("turns with the year in Lagos", () => {
    expect(siteDate(new Date("2024-12-31T23:30:00Z"))).toBe("2025-01-01");
  });

  test("keeps its hour all the year round: Nigeria has no summer time", () => {
    expect(siteDate(new Date("2024-07-15T22:30:00Z"))).toBe("2024-07-15");
    expect(siteDate(new Date("2024-01-15T22:30:00Z"))).toBe("2024-01-15");
  });

  test("is written from seconds, not from milliseconds", () => {
    expect(writePostDate(Date.parse("2024-10-12T09:00:00Z") / 1000)).toBe("October 12, 2024");
    expect(writePostDate(Date.parse("2024-10-12T23:30:00Z") / 1000)).toBe("October 13, 2024");
  });

  test("loses the zero before a single figure", () => {
    expect(writeDay("2023-07-01")).toBe("July 1, 2023");
  });
});
