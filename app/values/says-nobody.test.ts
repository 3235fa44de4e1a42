import { expect, test } from "vitest";
import { saysNobody } from "./says-nobody.ts";

test.each([
  "x",
  ".",
  "—",
  "12",
  "mothers",
  "the parents",
  "All of them",
  "PARENTS",
  "ok",
  "everybody",
  "all the mothers",
])("“%s” says neither who it was nor what the person is", (text) => {
  expect(saysNobody(text)).toBe(true);
});

test.each([
  "Her mother",
  "Ada",
  "Bo",
  "Mama Ngozi",
  "Amina’s mother",
  "the parents of Ada",
  "Ìyá Adé",
  "母亲",
  "head teacher",
  "Mother, on paper",
])("“%s” says who it was", (text) => {
  expect(saysNobody(text)).toBe(false);
});
