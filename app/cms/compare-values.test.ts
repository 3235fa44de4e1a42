import { expect, test } from "vitest";
import { compareValues } from "./handle-content-form.server.ts";

const labels = { title: "Title", paragraphs: "Paragraph" };

test("shows only differences, with both texts", () => {
  const saved = { title: "A day", paragraphs: ["One.", "Two.", "Three."] };
  const sent = { title: ["A day"], paragraphs: ["One.", "Zwei.", "Three.", "Four."] };
  expect(compareValues(saved, sent, labels)).toEqual([
    { label: "Paragraph 2", saved: "Two.", sent: "Zwei." },
    { label: "Paragraph 4", saved: "", sent: "Four." },
  ]);
});

test("ignores line ends, spaces at the edge, empty lines", () => {
  const saved = { title: "Ọ̀rẹ́", paragraphs: ["One\ntwo."] };
  const sent = { title: [" Ọ̀rẹ́ ".normalize("NFD")], paragraphs: ["", "One\r\ntwo.", " "] };
  expect(compareValues(saved, sent, labels)).toEqual([]);
});

test("a missing field is a difference", () => {
  expect(compareValues({ theme: "Water" }, {}, labels)).toEqual([{ label: "theme", saved: "Water", sent: "" }]);
  expect(compareValues({ theme: "" }, {}, labels)).toEqual([]);
});
