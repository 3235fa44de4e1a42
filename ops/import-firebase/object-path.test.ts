import { expect, test } from "vitest";
import { objectPathOf } from "./object-path.ts";

test.each([
  [
    "https://firebasestorage.googleapis.com/v0/b/old.appspot.com/o/events%2Fday%20one.jpg?alt=media&token=abc",
    "events/day one.jpg",
  ],
  ["https://storage.googleapis.com/old.appspot.com/images/a.jpg?x=1", "images/a.jpg"],
  ["gs://old.appspot.com/projects/b.png", "projects/b.png"],
  ["https://cdn.example.org/img/c.webp#top", "img/c.webp"],
  ["/images/d.jpg", "images/d.jpg"],
  ["events/100%.jpg", "events/100%.jpg"],
  ["images/Ade\u0301.jpg", "images/Adé.jpg"],
])("the file of %s is looked for as %s", (address, path) => {
  expect(objectPathOf(address)).toBe(path);
});

test.each(["", " ", "https://example.org/", "javascript:alert(1)", "data:image/png;base64,AAAA", "file:///etc/passwd"])(
  "%j names no file",
  (address) => {
    expect(objectPathOf(address)).toBeUndefined();
  },
);
