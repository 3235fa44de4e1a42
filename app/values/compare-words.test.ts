import { expect, test } from "vitest";
import { compareWords, sortedByName } from "./compare-words.ts";

const inOrder = ["Adé", "adé", "Álvaro", "Bola", "Éva", "Ọmọlará 2", "omolara 10", "Ṣadé", "Zainab"];

test("names of all scripts of Latin letters stand where a reader looks them up", () => {
  const list = [...inOrder].reverse().map((name, index) => ({ id: index, name }));
  const names = sortedByName(list).map(({ name }) => name);
  expect(names.map((name) => name.toLowerCase())).toEqual(inOrder.map((name) => name.toLowerCase()));
});

test("equal names stand by id, those without a name last", () => {
  const list = [null, "Éva", "", "Éva"].map((name, index) => ({ id: 9 - index, name }));
  expect(sortedByName(list).map(({ id }) => id)).toEqual([6, 8, 7, 9]);
});

test("numbers are sorted by their value", () => {
  expect(["Class 10", "Class 9", "class 1"].sort(compareWords)).toEqual(["class 1", "Class 9", "Class 10"]);
});
