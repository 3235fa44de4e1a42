import { expect, test } from "vitest";
import { indexByLikeness, shapeOf } from "./likeness.ts";

const titles = [
  "About Us",
  "What students ask us about their periods",
  "Forty taps, one song",
  "Quiet corners",
  "Ọjọ́ ìkàwé",
];
const nearest = indexByLikeness(titles.map((title) => ({ title, shape: shapeOf(title) })));

test.each([
  ["about-us", ["About Us"]],
  ["forty-tap-one-song", ["Forty taps, one song"]],
  ["periods", ["What students ask us about their periods"]],
  ["ojo-ikawe", ["Ọjọ́ ìkàwé"]],
  ["wp-login", []],
  ["", []],
  ["x".repeat(10_000), []],
])("an address %.30s is like %j", (asked, expected) => {
  expect(nearest(asked, 3).map(({ title }) => title)).toEqual(expected);
});
