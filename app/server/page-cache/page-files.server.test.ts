import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { keepPage } from "./cached-page.server.ts";
import { openPageFiles } from "./page-files.server.ts";

/** Longer than a busy machine takes to write three small files, in milliseconds. */
const patience = 30_000;
const never = Date.parse("2999-01-01");
const policy = "default-src 'none'; style-src 'sha256-x='; frame-ancestors 'none'";

const aPage = (words: string, type = "text/html; charset=utf-8") =>
  keepPage(
    new Response(`<!doctype html><head><meta charSet="utf-8"/><title>${words}</title></head>`, {
      headers: { "Content-Type": type, "Content-Security-Policy": policy },
    }),
  );

function open() {
  const folder = temporaryFolder();
  const faults: unknown[] = [];
  const files = openPageFiles(folder, (error) => faults.push(error));
  const at = (path: string) => join(folder, "now", `${path}.html`);
  const isKept = (path: string) => vi.waitFor(() => expect(existsSync(at(path))).toBe(true), patience);
  return { folder, files, faults, at, isKept };
}

test("a page lies there in each coding, with its policy inside, and the home page has a name too", async () => {
  const { files, at, isKept } = open();
  files.keep("/event/readmore/1", await aPage("An event"), never);
  files.keep("/", await aPage("Home"), never);
  await isKept("/event/readmore/1");
  await isKept("/");
  const html = readFileSync(at("/event/readmore/1"), "utf8");
  expect(html).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-x='"/>`,
  );
  expect(brotliDecompressSync(readFileSync(`${at("/event/readmore/1")}.br`)).toString()).toBe(html);
  expect(gunzipSync(readFileSync(`${at("/event/readmore/1")}.gz`)).toString()).toBe(html);
});

test("after a change no page is there, at once, and a page from before does not come back", async () => {
  const { files, at, isKept, faults } = open();
  files.keep("/", await aPage("old"), never);
  await isKept("/");
  files.keep("/about", await aPage("old"), never);
  files.forget();
  expect(existsSync(at("/"))).toBe(false);
  files.keep("/", await aPage("new"), never);
  await isKept("/");
  await wait(50);
  expect(readFileSync(at("/"), "utf8")).toContain("new");
  expect(existsSync(at("/about"))).toBe(false);
  expect(faults).toEqual([]);
});

test("two versions of the same size in one second are two to whoever asks whether it changed", async () => {
  const { files, at, isKept } = open();
  files.keep("/", await aPage("one"), never);
  await isKept("/");
  const first = statSync(at("/")).mtime.getTime();
  files.forget();
  files.keep("/", await aPage("two"), never);
  await isKept("/");
  expect(Math.floor(statSync(at("/")).mtime.getTime() / 1_000)).not.toBe(Math.floor(first / 1_000));
});

test("a page goes at its moment", async () => {
  const { files, at, isKept } = open();
  files.keep("/", await aPage("until soon"), Date.now() + 1_500);
  await isKept("/");
  await vi.waitFor(() => expect(existsSync(at("/"))).toBe(false), patience);
});

test.each(["/../secret", "/blog/..", "/a//b", "/.env", "/%2e%2e/x", "/blog?before=1", "no slash"])(
  "nothing is written for %j",
  async (path) => {
    const { folder, files, isKept } = open();
    files.keep(path, await aPage("x"), never);
    files.keep("/feed.xml", await aPage("x", "application/rss+xml"), never);
    files.keep("/last", await aPage("x"), never);
    await isKept("/last");
    expect(existsSync(join(folder, "now", "feed.xml.html"))).toBe(false);
    expect(existsSync(join(folder, "now", `${path}.html`))).toBe(false);
  },
);

test("what an earlier run left is gone, and what else lies in the folder stays", async () => {
  const { folder, files, at, isKept } = open();
  files.keep("/", await aPage("earlier"), never);
  await isKept("/");
  mkdirSync(join(folder, "photographs"));
  writeFileSync(join(folder, "photographs/one.jpg"), "x");
  openPageFiles(folder, () => {});
  expect(existsSync(at("/"))).toBe(false);
  expect(existsSync(join(folder, "photographs/one.jpg"))).toBe(true);
});

test("a page that cannot be written is told of, and the site goes on", async () => {
  const { folder, files, faults } = open();
  writeFileSync(join(folder, "now"), "not a folder");
  files.keep("/", await aPage("x"), never);
  await vi.waitFor(() => expect(faults).toHaveLength(1), patience);
});
