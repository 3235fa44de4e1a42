import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { cachePage } from "./cached-page.server.ts";
import { openPageFiles } from "./page-files.server.ts";

/** Timeout for three small files on a busy machine (ms). */
const timeoutMs = 30_000;
const never = Date.parse("2999-01-01");
const policy = "default-src 'none'; style-src 'sha256-x='; frame-ancestors 'none'";

const aPage = (words: string, type = "text/html; charset=utf-8") =>
  cachePage(
    new Response(`<!doctype html><head><meta charSet="utf-8"/><title>${words}</title></head>`, {
      headers: { "Content-Type": type, "Content-Security-Policy": policy },
    }),
  );

function open() {
  const folder = temporaryFolder();
  const faults: unknown[] = [];
  const files = openPageFiles(folder, (error) => faults.push(error));
  const at = (path: string) => join(folder, "now", `${path}.html`);
  const isCached = (path: string) => vi.waitFor(() => expect(existsSync(at(path))).toBe(true), timeoutMs);
  return { folder, files, faults, at, isCached };
}

test("a page is stored in each encoding with its policy, also the home page", async () => {
  const { files, at, isCached } = open();
  files.put("/event/readmore/1", await aPage("An event"), never);
  files.put("/", await aPage("Home"), never);
  await isCached("/event/readmore/1");
  await isCached("/");
  const html = readFileSync(at("/event/readmore/1"), "utf8");
  expect(html).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-x='"/>`,
  );
  expect(brotliDecompressSync(readFileSync(`${at("/event/readmore/1")}.br`)).toString()).toBe(html);
  expect(gunzipSync(readFileSync(`${at("/event/readmore/1")}.gz`)).toString()).toBe(html);
});

test("a change removes all pages at once; a page that was rendered before it is not stored", async () => {
  const { files, at, isCached, faults } = open();
  files.put("/", await aPage("old"), never);
  await isCached("/");
  files.put("/about", await aPage("old"), never);
  files.invalidate();
  expect(existsSync(at("/"))).toBe(false);
  files.put("/", await aPage("new"), never);
  await isCached("/");
  await wait(50);
  expect(readFileSync(at("/"), "utf8")).toContain("new");
  expect(existsSync(at("/about"))).toBe(false);
  expect(faults).toEqual([]);
});

test("two versions of the same size within one second get different file times", async () => {
  const { files, at, isCached } = open();
  files.put("/", await aPage("one"), never);
  await isCached("/");
  const first = statSync(at("/")).mtime.getTime();
  files.invalidate();
  files.put("/", await aPage("two"), never);
  await isCached("/");
  expect(Math.floor(statSync(at("/")).mtime.getTime() / 1_000)).not.toBe(Math.floor(first / 1_000));
});

test("a page expires at the time that its route set", async () => {
  const { files, at, isCached } = open();
  files.put("/", await aPage("until soon"), Date.now() + 1_500);
  await isCached("/");
  await vi.waitFor(() => expect(existsSync(at("/"))).toBe(false), timeoutMs);
});

test.each(["/../secret", "/blog/..", "/a//b", "/.env", "/%2e%2e/x", "/blog?before=1", "no slash"])(
  "nothing is written for %j",
  async (path) => {
    const { folder, files, isCached } = open();
    files.put(path, await aPage("x"), never);
    files.put("/feed.xml", await aPage("x", "application/rss+xml"), never);
    files.put("/last", await aPage("x"), never);
    await isCached("/last");
    expect(existsSync(join(folder, "now", "feed.xml.html"))).toBe(false);
    expect(existsSync(join(folder, "now", `${path}.html`))).toBe(false);
  },
);

test("a start removes pages of an earlier run, and leaves other files", async () => {
  const { folder, files, at, isCached } = open();
  files.put("/", await aPage("earlier"), never);
  await isCached("/");
  mkdirSync(join(folder, "photographs"));
  writeFileSync(join(folder, "photographs/one.jpg"), "x");
  openPageFiles(folder, () => {});
  expect(existsSync(at("/"))).toBe(false);
  expect(existsSync(join(folder, "photographs/one.jpg"))).toBe(true);
});

test("a page that cannot be written is logged, and the site goes on", async () => {
  const { folder, files, faults } = open();
  writeFileSync(join(folder, "now"), "not a folder");
  files.put("/", await aPage("x"), never);
  await vi.waitFor(() => expect(faults).toHaveLength(1), timeoutMs);
});
