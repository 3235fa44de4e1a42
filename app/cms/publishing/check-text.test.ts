// SQLite alone: no database is used.
import { expect, test } from "vitest";
import { checkPhotos, readOutline } from "./check-text.ts";

test("headings are in order unless a lower one comes first, and an empty one is found", () => {
  expect(readOutline(["## One", "Text", "### Two"]).headings).toEqual({ count: 2 });
  expect(readOutline(["Text", "### Two", "## One"]).headings).toEqual({ count: 2, skipped: 0 });
  expect(readOutline(["## One", "##"]).headings).toEqual({ count: 2, empty: 1 });
});

test("links are found once each, also in lists and quotations", () => {
  const texts = ["[a](/donate) and [b](/donate)", "- [c](https://example.org)\n\n> [d](/blog/x)"];
  expect(readOutline(texts).links).toEqual(["/donate", "https://example.org", "/blog/x"]);
});

test("photographs need a sentence and consent; drawings need neither", () => {
  const fields = (n: number) => ({ alt: `photo-${n}-alt`, consent: `photo-${n}-consent` });
  const photos = [
    { alt: "", hasConsent: true, isDrawing: false, fields: fields(1) },
    { alt: "A tap", hasConsent: false, isDrawing: false, fields: fields(2) },
    { alt: "", hasConsent: false, isDrawing: true, fields: fields(3) },
  ];
  expect(checkPhotos(photos)).toEqual({
    count: 3,
    withoutAlt: ["photo-1-alt"],
    withoutConsent: ["photo-2-consent"],
  });
});
