import { expect, test } from "vitest";
import { folders, isFilePath } from "./storage.ts";

const name = "0123456789abcdef0123456789abcdef";

test("a picture is named by its folder, its content and its kind", () => {
  for (const folder of folders) expect(isFilePath(`${folder}/${name}.jpg`)).toBe(true);
  expect(isFilePath(`images/${name}.webp`)).toBe(true);
});

test.each([
  `${name}.jpg`,
  `photos/${name}.jpg`,
  `images/${name}`,
  `images/${name}.`,
  `images/${name}.JPG`,
  `images/${name}.backup`,
  `images/${name}.jpg.exe`,
  `images/${name.slice(1)}.jpg`,
  `images/0${name}.jpg`,
  `images/IMG_0001.jpg`,
  `images/${name}/../${name}.jpg`,
  `images/${name}.jpg\n`,
])("%j names no picture", (path) => {
  expect(isFilePath(path)).toBe(false);
});
