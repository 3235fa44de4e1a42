import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";

const browser = browserOfThisFile();

test("a strict reader of XML takes the sitemap and every feed", async () => {
  const page = await browser.open();
  await page.goto("/robots.txt");
  const paths = [
    "/sitemap.xml",
    "/feed.xml",
    ...["posts", "events", "projects", "news"].map((kind) => `/feeds/${kind}.xml`),
  ];
  const read = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (path) => {
          const parsed = new DOMParser().parseFromString(await (await fetch(path)).text(), "application/xml");
          return {
            path,
            root: parsed.documentElement.localName,
            entries: parsed.querySelectorAll("url > loc, item > link").length,
          };
        }),
      ),
    paths,
  );
  expect(read.map(({ path, root }) => [path, root])).toEqual(
    paths.map((path) => [path, path === "/sitemap.xml" ? "urlset" : "rss"]),
  );
  for (const { path, entries } of read) expect(entries, path).toBeGreaterThan(1);
});
