// The foundation that the sample becomes where no word of the sample may remain.
import { expect } from "vitest";
import { readyPalettes } from "../../app/values/look/check-palette.ts";
import type { Palette } from "../../app/values/look/palette.ts";

export const hopeName = "Foundation of Hope";

export const hopeLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#083b3a" d="M0 0h9v9H0z"/></svg>';

export const hopePalette: Palette = readyPalettes.find(({ name }) => name === "Lagoon")?.palette ?? fail();

function fail(): never {
  throw new Error("The palette is not among the ready ones");
}

export const hopeStaffPages = [
  "",
  "/post",
  "/messages",
  "/subscribers",
  "/newsletter",
  "/settings",
  "/look",
  "/pages",
  "/mail",
].map((path) => `/admin${path}`);

/** A staff page has the foundation's name and icon, and no name of the sample. @param html of the document */
export function seeHopeOn(path: string, html: string): void {
  expect([path, html.includes("Tabasamu")]).toEqual([path, false]);
  expect([path, html.match(/<title>.*?<\/title>/)?.[0]]).toEqual([path, expect.stringContaining(hopeName)]);
  expect(html).toMatch(/<link rel="icon" href="\/look\/[a-f0-9]+\.(?:png|webp)"/);
}

/** @returns addresses of the drawings, pictures and other files that documents name, each once */
export function filesNamedIn(documents: string[]): Set<string> {
  const named = documents.flatMap((html) => [
    ...html.matchAll(/["(](?:https?:..[^/"]+)?(\/(?:assets|files|look)\/[^"()<> ]+)/g),
  ]);
  return new Set(named.map(([, path = ""]) => path));
}

/** @param fresh files of a site that is the sample's, by address @returns addresses of those among `files` that are the same */
export function filesOfSample(fresh: Map<string, Buffer>, files: Iterable<[string, Buffer]>): string[] {
  // The tile of the cloth is a mask, without colours.
  const coloured = [...fresh].filter(([path, bytes]) => !path.endsWith(".svg") || /#[0-9a-f]{6}/i.test(`${bytes}`));
  const known = new Set(coloured.map(([, bytes]) => bytes.toString("base64")));
  return [...files].flatMap(([path, bytes]) => (known.has(bytes.toString("base64")) ? [path] : []));
}
