import { expect, test } from "vitest";
import { checkPhotos, type PhotoToCheck, readOutline } from "./check-text.ts";

test("headings pass unless a lower one comes first or one is empty", () => {
  expect(readOutline(["## One", "Text", "### Two"]).headings).toEqual({ count: 2 });
  expect(readOutline(["Text", "### Two", "## One"]).headings).toEqual({ count: 2, skipped: 0 });
  expect(readOutline(["## One", "##"]).headings).toEqual({ count: 2, empty: 1 });
});

test("each link is found once, also in lists", () => {
  const texts = ["[a](/donate) and [b](/donate)", "- [c](https://example.org)\n\n> [d](/blog/x)"];
  expect(readOutline(texts).links).toEqual(["/donate", "https://example.org", "/blog/x"]);
});

test("photos need a description with consent; drawings need neither", () => {
  const fields = (n: number) => ({ alt: `photo-${n}-alt`, consent: `photo-${n}-consent` });
  const photos = [
    {
      alt: "",
      state: "shown",
      isAsked: false,
      isDrawing: false,
      isCounted: false,
      hasMoreFaces: true,
      fields: fields(1),
    },
    {
      alt: "A tap",
      state: "waits",
      isAsked: true,
      isDrawing: false,
      isCounted: false,
      hasMoreFaces: false,
      fields: fields(2),
    },
    {
      alt: "",
      state: "shown",
      isAsked: false,
      isDrawing: true,
      isCounted: false,
      hasMoreFaces: false,
      fields: fields(3),
    },
    {
      alt: "Hands",
      state: "waits",
      isAsked: false,
      isDrawing: false,
      isCounted: false,
      hasMoreFaces: false,
      fields: fields(4),
    },
    {
      alt: "A hall",
      state: "gone",
      isAsked: false,
      isDrawing: false,
      isCounted: false,
      hasMoreFaces: false,
      fields: fields(5),
    },
  ] satisfies PhotoToCheck[];
  expect(checkPhotos(photos)).toEqual({
    count: 5,
    withoutAlt: ["photo-1-alt"],
    withoutConsent: ["photo-2-consent"],
    states: { shown: 1, gone: 1, waits: 2 },
    uncounted: 1,
    withMoreFaces: 1,
  });
});
