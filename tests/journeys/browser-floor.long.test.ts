import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publicFloor, staffFloor } from "../../app/values/browser-floor.ts";
import { publicPages } from "../support/public-pages.ts";
import { readPage } from "../support/read-response.ts";
import { youngerCalls, youngerScript } from "../support/younger-script.ts";
import { youngerStyle } from "../support/younger-style.ts";

/** Features that some phones of the floor lack on public pages, with the reason why no page breaks. */
const doneWithout: Record<string, string> = {
  ":backdrop": "the page around a dialog stays bright",
  ":focus-visible": "browsers draw a ring of their own",
  ":has": "a chosen answer shows its radio button alone; the bar to leave covers the last line of the footer's ground",
  ":modal": "the page around a dialog stays bright",
  "accent-color": "boxes are ticked in the browser's colour",
  "align-content: start": "known in grids, where it is used",
  "aspect-ratio": "pictures keep their own shape, and drawings their height",
  "color-scheme": "scroll bars stay bright in the dark",
  "overflow-wrap: anywhere": "words break all the same, in a line of their own",
  "place-self: end": "known in grids, where it is used",
  "place-self: start": "known in grids, where it is used",
  "scroll-behavior": "it jumps",
  "scrollbar-color": "the browser's colours",
  "scrollbar-width": "the browser's width",
  "text-decoration-thickness": "the browser's lines",
  "text-underline-offset": "the browser's lines",
  "text-wrap": "lines are of different lengths",
};

/** Features that browsers of the staff area's floor lack, with the reason why no page breaks. */
const doneWithoutByStaff: Record<string, string> = {
  "@container": "tools without room wrap into a second line",
  "@media (a <= b)": "the same: it stands in the query of a container",
  "@media (forced-colors)": "a browser without forced colours draws the switches",
  ":has": "what is chosen shows its box alone; questions that follow an answer are always shown",
  ":modal": "the page around a dialog stays bright where a dialog opens without script",
  "align-content: start": "known in grids, where it is used",
  "atan2()": "the preview of the look is cut, not small",
  "color-mix()": "a fine line has the colour of the text, a quiet ground none",
  "container-type": "the preview of the look is cut, not small",
  cqw: "the preview of the look is cut, not small",
  "field-sizing": "a box does not grow with its text, and scrolls",
  "overscroll-behavior": "the page behind a sheet scrolls on",
  scale: "the page of a desk in the preview is cut, not small",
  "scrollbar-color": "the browser's colours",
  "scrollbar-width": "the browser's width",
  "tan()": "the preview of the look is cut, not small",
  "text-wrap": "lines are of different lengths",
};

/** Features that scripts of public pages use only after a check that the browser has them. */
const askedFirst = ["CSSStyleSheet", "adoptedStyleSheets", "replaceSync", "saveData", "share", "showModal"];

/** Names of the project's and libraries' own objects, which are also something young of the platform. */
const otherThings = ["fallback", "path", "retry", "subject"];

const built = join(import.meta.dirname, "..", "..", "build", "client", "assets");
const filesOf = (name: RegExp) =>
  readdirSync(built)
    .filter((file) => name.test(file))
    .map((file) => ({ file, source: readFileSync(join(built, file), "utf8") }));

test("phones of 2016 know or ignore each style of public pages", async () => {
  const young = new Set<string>();
  for (const page of publicPages) {
    const html = (await readPage(page)).body.toString();
    const style = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join("");
    expect(style, page.name).toContain("@media");
    for (const name of youngerStyle(style, publicFloor)) young.add(name);
  }
  expect([...young].sort()).toEqual(Object.keys(doneWithout).sort());
});

test("phones of 2016 run the public script and the service worker", () => {
  const scripts = filesOf(/^(?:index|service-worker)-.*\.js$/);
  expect(scripts).toHaveLength(2);
  const young = scripts.flatMap(({ source }) => youngerScript(source, publicFloor, { ecmaVersion: 2020 }));
  expect([...new Set(young)].sort()).toEqual([...askedFirst, ...otherThings].sort());
});

test("the staff area's oldest browsers know its style or ignore it", () => {
  const young = filesOf(/\.css$/).flatMap(({ source }) => youngerStyle(source, staffFloor));
  expect([...new Set(young)].sort()).toEqual(Object.keys(doneWithoutByStaff).sort());
});

/** Functions that libraries test for, that old-browser.tsx replaces, or whose names also mean something else. */
const askedByLibraries = [
  "OffscreenCanvas",
  "TransformStream",
  "caretPositionFromPoint",
  "caretRangeFromPoint",
  "error",
  "escape",
  "move",
  "startViewTransition",
  "suppressed",
  "use",
];

test("the staff area's oldest browsers parse its scripts and know their functions", () => {
  const options = { ecmaVersion: 2022, sourceType: "module" } as const;
  const scripts = filesOf(/(?<!^index-.{8})\.js$/);
  const young = new Set(scripts.flatMap(({ source }) => youngerCalls(source, staffFloor, options)));
  expect([...young].sort()).toEqual(askedByLibraries);
});
