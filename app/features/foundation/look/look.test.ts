import { posix } from "node:path";
import { expect, test } from "vitest";
import { listFiles, readSources } from "../../../../tests/support/sources.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { readyPalettes } from "../../../values/look/check-palette.ts";
import { lookKey } from "../../../values/look/look-key.ts";
import { sampleLook } from "../settings/look-schema.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";
import { brandDocument } from "./brand-document.server.ts";

const lagoon = readyPalettes[3]?.palette ?? sampleLook.palette;

test("the sample look leaves a rendered page unchanged", () => {
  const page = "<style>a{color:#2a0e45}</style>";
  expect(brandDocument(page, sampleLook)).toBe(page);
});

test("an own palette reaches tokens, drawings and the browser's bar at the next request", async () => {
  const { ctx, read, ask } = await createTestSite();
  const before = await read("/");
  await saveSetting(ctx.db, "look", { ...sampleLook, palette: lagoon, cloth: "record" });
  const home = await read("/");
  expect(home).toContain(`--ink: ${lagoon.ink}`);
  expect(home).toContain(`<meta name="theme-color" content="${lagoon.page}"`);
  for (const hex of Object.values(sampleLook.palette)) expect(home.toLowerCase()).not.toContain(hex);
  expect(Math.abs(home.length - before.length)).toBeLessThan(1500);
  const key = lookKey({ palette: lagoon, cloth: "record" });
  const hero = await ask(`/look/${key}/hero.svg`);
  expect(hero.headers.get("Cache-Control")).toContain("immutable");
  const svg = await hero.text();
  expect(svg).toContain(lagoon.ink);
  expect(svg).not.toContain(sampleLook.palette.ink);
  expect(home).toContain(`/look/${key}/hero.svg`);
  expect(await (await ask(`/look/${key}/strip.svg`)).text()).toContain('id="r"');
  const sheet = await (await ask(`/look/${key}/staff.css`)).text();
  expect(sheet).toContain(`:root:root{--ink: ${lagoon.ink};`);
  // The drawings of the staff area have the palette.
  const [, hammock = ""] = /img\[src\$="[^"]*hammock[^"]*"\]\{content:url\((\S+?)\)/.exec(sheet) ?? [];
  expect(hammock).toContain(`/look/${key}/`);
  const drawn = await (await ask(hammock)).text();
  expect([drawn.includes("<svg"), drawn.includes(sampleLook.palette.ink)]).toEqual([true, false]);
  const events = await read("/events");
  const pages = `${home}${events}${await read("/blog")}`;
  const [stored = ""] = /\/look\/[^"]+\/files\/[^"]+\.svg/.exec(pages) ?? [];
  // Cached for ever: another release may derive other shades.
  for (const drawing of [stored, `/look/${key}/hero.svg`])
    expect(pages).toMatch(new RegExp(`${drawing}\\?v=[0-9a-f]{6}`));
  expect(await (await ask(stored)).text()).not.toContain(sampleLook.palette.ink);
  expect((await ask(stored.replace(".svg", ".webp"))).status).toBe(404);
  for (const wrong of [`/look/${key}/nothing.svg`, "/look/x/hero.svg", `/look/${key}/..%2fhero.svg`])
    expect((await ask(wrong)).status).toBe(404);
});

test("an own palette reaches every staff style sheet that names a colour", async () => {
  const { ctx, ask } = await createTestSite();
  await saveSetting(ctx.db, "look", { ...sampleLook, palette: lagoon });
  const sheet = await (await ask(`/look/${lookKey({ palette: lagoon, cloth: sampleLook.cloth })}/staff.css`)).text();
  const loaded = listFiles("app").filter((path) => /\.tsx?$/.test(path));
  const imported = readSources(loaded).flatMap(({ path, text }) =>
    [...text.matchAll(/^import "(\.[^"?]+\.css)";/gm)].map(([, to = ""]) => posix.join(posix.dirname(path), to)),
  );
  const whole = (path: string): string[] => {
    const [source] = readSources([path]);
    const parts = [...(source?.text ?? "").matchAll(/^@import "(\.[^"]+)"/gm)];
    return [path, ...parts.flatMap(([, to = ""]) => whole(posix.join(posix.dirname(path), to)))];
  };
  const coloured = readSources([...new Set(imported.flatMap(whole))]).flatMap(({ path, text }) =>
    [...text.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{[^{}]*#[0-9a-f]{6}/gi)].map(([, selector = ""]) => ({
      path,
      selector: selector.trim().split(",")[0] ?? "",
    })),
  );
  expect(coloured.length).toBeGreaterThan(20);
  const isRoot = (selector: string) => /^(?:html)?:root/.test(selector);
  expect(coloured.filter(({ selector }) => !isRoot(selector) && !sheet.includes(`html ${selector}`))).toEqual([]);
});

test("without the display face the page loads no font", async () => {
  const { ctx, read } = await createTestSite();
  await saveSetting(ctx.db, "look", { ...sampleLook, displayFace: false });
  const home = await read("/");
  expect(home).not.toContain("woff2");
  expect(home).toContain("<style>.hero h1{");
  expect(home).not.toContain("Ojuju");
});

test("a damaged part of a stored look falls back to the sample", async () => {
  const { ctx, read } = await createTestSite();
  await saveSetting(ctx.db, "look", { ...sampleLook, palette: lagoon, cloth: "velvet", logo: { header: "../x" } });
  expect(await read("/")).toContain(`--ink: ${lagoon.ink}`);
});
