import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { publicPages } from "../support/public-pages.ts";
import { type Answer, readAnswer, readPage } from "../support/read-response.ts";

/** In bytes, as they travel. A document of this size fits the first flight of packets of a new connection. */
const most = { document: 14_600, script: 5_200, font: 20_000, drawing: 3_000 };

const documents = new Map<string, { packed: Answer; html: string }>();
const measured: [what: string, bytes: number, most: number][] = [];

beforeAll(async () => {
  for (const page of publicPages) {
    const [packed, plain] = await Promise.all([readPage(page, "br"), readPage(page)]);
    documents.set(page.name, { packed, html: plain.body.toString() });
  }
});

// Figures to quote: without a limit, so they are no test.
afterAll(() => {
  const rows = measured.map(([what, bytes, limit]) => `  ${String(bytes).padStart(6)} of ${limit}  ${what}`);
  process.stdout.write(`\nCompressed bytes, as the built site sends them:\n${rows.join("\n")}\n`);
});

function measure(what: string, bytes: number, limit: number): number {
  measured.push([what, bytes, limit]);
  return bytes;
}

function documentOf(name: string) {
  const found = documents.get(name);
  if (found === undefined) throw new Error(`${name} was not read`);
  return found;
}

/** Addresses of all files that a document names. */
function filesIn(html: string): string[] {
  const found = html.matchAll(/(?:src|href)="(\/(?:assets|files)\/[^"]+)"|url\((\/(?:assets|files)\/[^)]+)\)/g);
  return [...new Set([...found].map(([, attribute, style]) => (attribute ?? style) as string))];
}

function allFiles(): string[] {
  return [...new Set([...documents.values()].flatMap(({ html }) => filesIn(html)))].sort();
}

test.for(publicPages)("the document $name fits the first flight of packets, style and all", async ({ name }) => {
  const { packed, html } = documentOf(name);
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(html).toContain("<style");
  expect(html).not.toMatch(/rel="?stylesheet/);
  expect(html).not.toContain("@import");
  expect(measure(name, packed.body.byteLength, most.document)).toBeLessThanOrEqual(most.document);
});

test("all the script of a public page together is small", async () => {
  for (const [name, { html }] of documents) {
    const first = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => src as string);
    expect(first, name).toHaveLength(1);
    const bytes = await scriptBytes(first);
    if (name === "/") measure("script", bytes, most.script);
    expect(bytes, name).toBeLessThanOrEqual(most.script);
  }
});

/** The weight of scripts with all their imports. */
async function scriptBytes(addresses: string[]): Promise<number> {
  let bytes = 0;
  const asked = new Set(addresses);
  // A set that grows while it is read is read to its new end.
  for (const address of asked) {
    const packed = await readAnswer(address, { encoding: "br" });
    const plain = await readAnswer(address);
    expect([packed.status, packed.headers["content-encoding"]], address).toEqual([200, "br"]);
    bytes += packed.body.byteLength;
    const imports = plain.body.toString().matchAll(/(?:from|import)\s*\(?\s*["'`](\.{0,2}\/[^"'`]+)["'`]/g);
    for (const [, path] of imports) asked.add(new URL(path as string, `http://site${address}`).pathname);
  }
  return bytes;
}

test("the display face is small, and it is the only one that every page asks for", async () => {
  for (const [name, { html }] of documents) {
    const preloaded = [...html.matchAll(/rel="preload"[^>]*href="([^"]+\.woff2)"/g)].map(([, href]) => href as string);
    expect(preloaded, name).toHaveLength(1);
    expect(preloaded[0], name).toContain("/ojuju-800-");
  }
  const face = allFiles().filter((path) => path.includes("/ojuju-800-"));
  expect(face).toHaveLength(1);
  const { status, body } = await readAnswer(face[0] as string, { encoding: "br" });
  expect(status).toBe(200);
  expect(measure("display face", body.byteLength, most.font)).toBeLessThanOrEqual(most.font);
});

test("every drawing is small", async () => {
  const folder = join(import.meta.dirname, "..", "..", "build", "client", "assets");
  const built = readdirSync(folder).filter((name) => name.endsWith(".svg"));
  const shown = allFiles().filter((path) => path.endsWith(".svg"));
  // Some drawings are only in texts of staff, some only in style; both lists count.
  const drawings = [...new Set([...built.map((name) => `/assets/${name}`), ...shown])];
  expect(drawings.length).toBeGreaterThan(20);
  const tooLarge: string[] = [];
  const weights: [string, number][] = [];
  for (const path of drawings) {
    const { status, body } = await readAnswer(path, { encoding: "br" });
    expect(status, path).toBe(200);
    weights.push([path, body.byteLength]);
    if (body.byteLength > most.drawing) tooLarge.push(`${path}: ${body.byteLength}`);
  }
  const [path, bytes] = weights.sort(([, one], [, other]) => other - one)[0] as [string, number];
  measure(`largest of ${drawings.length} drawings, ${path}`, bytes, most.drawing);
  expect(tooLarge).toEqual([]);
});

test("files whose names are made from their content are kept for a year, packed where that helps", async () => {
  const files = allFiles();
  expect(files.length).toBeGreaterThan(10);
  for (const path of files) {
    const { status, headers } = await readAnswer(path, { encoding: "br" });
    expect(status, path).toBe(200);
    expect(headers["cache-control"], path).toBe("public, max-age=31536000, immutable");
    // A font is already compressed. Caches must know that other files have several encodings.
    if (path.endsWith(".woff2")) continue;
    expect(headers["content-encoding"], path).toBe("br");
    expect(headers.vary, path).toMatch(/Accept-Encoding/i);
  }
});

test("every file that a page loads by itself is the site's own", () => {
  for (const [name, { html }] of documents) {
    // Links that a visitor may follow are no files: `<a>` and the facts about the page itself.
    const loading = html.replaceAll(/<a\s[^>]*>|<link rel="canonical"[^>]*>|<meta[^>]*>/g, "");
    const foreign = [...loading.matchAll(/\s(?:src|href|srcset|action|poster)="(?!\/(?!\/)|#|data:)([^"]*)"/g)];
    expect(
      foreign.map(([whole]) => whole),
      name,
    ).toEqual([]);
    const style = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join("");
    const elsewhere = [...style.matchAll(/url\((?!["']?\/(?!\/)|["']?#)([^)]*)\)/g)];
    expect(
      elsewhere.map(([whole]) => whole),
      name,
    ).toEqual([]);
    expect(html, name).not.toContain(`="${inject("siteAddress")}/assets`);
  }
});
