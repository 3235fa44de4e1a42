import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";
import { shorten } from "./shorten.ts";

test.each([
  ["a line break", "Come with your family.\\\nBring a hat.", "Come with your family.\nBring a hat."],
  ["a line break of Windows", "One.\\\r\nTwo.", "One.\r\nTwo."],
  ["a typed backslash at the end of a line", "One\\\\\nTwo", "One\\\nTwo"],
  ["typed brackets", "\\[sic]", "[sic]"],
  ["a link", "See [our house](/about).", "See our house."],
])("%s is written as readers see it", (_, markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

test("a line break in a description is a space", () => {
  expect(shorten("Come with your family.\\\nBring a hat.")).toBe("Come with your family. Bring a hat.");
});
