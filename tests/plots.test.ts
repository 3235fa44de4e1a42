import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawResults } from "../bench/draw-plots.ts";
import { listFiles, readSources, root } from "./support/sources.ts";

const drawn = drawResults();
const plots = Object.entries(drawn).filter(([path]) => path.endsWith(".svg"));

test("plots and tables show what the benchmarks kept: npm run bench -- plots", () => {
  for (const [path, text] of Object.entries(drawn)) expect(readFileSync(join(root, path), "utf8"), path).toBe(text);
  expect(listFiles("docs/plots").toSorted()).toEqual(plots.map(([path]) => path).toSorted());
});

test("a plot is small, in words too, for light or dark", () => {
  expect(plots.length).toBeGreaterThan(5);
  for (const [path, text] of plots) {
    expect(Buffer.byteLength(text), path).toBeLessThan(15_000);
    expect(text, path).toMatch(/<title id="t">[^<]{10,}<\/title><desc id="d">[^<]{100,}<\/desc>/);
    expect(text, path).toContain("prefers-color-scheme:dark");
    expect(text.replace('xmlns="http://www.w3.org/2000/svg"', ""), path).not.toMatch(/https?:|url\(|@import|<script/);
    expect(text, path).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test("every plot stands on a page, with a text in its place", () => {
  const pages = readSources(listFiles("docs").filter((path) => path.endsWith(".md")));
  const shown = pages.flatMap(({ text }) => [...text.matchAll(/!\[([^\]]{40,})\]\((plots\/[\w-]+\.svg)\)/g)]);
  expect(shown.map(([, , path]) => `docs/${path}`).toSorted()).toEqual(plots.map(([path]) => path).toSorted());
});
