import { expect, test } from "vitest";
import { asRowId } from "./row-id.ts";

test("a plain whole number names a row", () => {
  expect(asRowId("1")).toBe(1);
  expect(asRowId("120")).toBe(120);
  expect(asRowId("999999999999999")).toBe(999_999_999_999_999);
});

test.each(["", "0", "-1", "+1", "1.5", "1e3", "01", " 1", "1 ", "1\n", "0x10", "١", "1abc", "9".repeat(16), "NaN"])(
  "%j names no row",
  (text) => {
    expect(asRowId(text)).toBeUndefined();
  },
);
