import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["Forty taps, one song", "forty-taps-one-song"],
  ["  What students ask us: periods?  ", "what-students-ask-us-periods"],
  ["Ọmọ́lará’s day", "omolara-s-day"],
  ["Émile & Zoë", "emile-zoe"],
  ["../../etc/passwd", "etc-passwd"],
  ["🎉🎉", "post"],
  ["", "post"],
])("the address of %j is %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test("a long title makes an address of at most 80 characters", () => {
  expect(slugOf("word ".repeat(100)).length).toBeLessThanOrEqual(80);
});
