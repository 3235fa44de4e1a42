import { expect, test } from "vitest";
import { savesData } from "./save-data.ts";

test.each([
  [undefined, undefined, false],
  [undefined, "on", true],
  [undefined, " ON ", true],
  [undefined, "off", false],
  ["data=low", undefined, true],
  ["a=b; data=low; c=d", undefined, true],
  // The switch overrides the browser's header.
  ["data=full", "on", false],
  ["data=", "on", true],
  ["mydata=low", undefined, false],
  ["data=lowest", undefined, false],
  [`${"x=1; ".repeat(4_000)}data=low`, undefined, true],
])("with the cookie %j and Save-Data %j, low data is %j", (cookie, saveData, expected) => {
  expect(savesData(cookie?.slice(-40), saveData)).toBe(expected);
  expect(savesData(cookie, saveData)).toBe(expected);
});
