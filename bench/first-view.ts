import { readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Page } from "playwright-core";
import { atMost, type Part, type Row } from "./part.ts";
import { attachPhotographs } from "./photographs.ts";
import { makeFolder, root, type SiteProcess, startSite } from "./site-process.ts";

/** A common phone of visitors. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.6, isMobile: true, hasTouch: true };

export const browserPath = process.env.CHROMIUM ?? "/usr/bin/chromium";
export const browserFlags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];

/** Bytes transferred before the first view, and before scrolling. */
export const firstView: Part = {
  name: "first view",
  async measure() {
    const { folder, remove } = makeFolder();
    const site = await startSite(folder, { TRUSTED_PROXIES: "" });
    const rows: Row[] = [];
    for (const [name, path] of [
      ["home", "/"],
      ["about", "/about"],
      ["donate", "/donate"],
      ["event page", "/event/readmore/1"],
    ] as const) {
      rows.push(atMost(`${name}: HTML and CSS, brotli`, 14_600, await bytesOf(site, path), "bytes"));
    }
    rows.push(atMost("public script, all of it, brotli", 5_000, await scriptBytes(site), "bytes"));
    const drawn = await visit(site);
    rows.push(atMost("requests before first paint", 1, drawn.blocking, ""));
    rows.push(atMost("first visit of the home page before scrolling, drawn art", 60, drawn.kilobytes, "kB"));
    await attachPhotographs(site);
    const photographs = await visit(site);
    rows.push(atMost("first visit of the home page before scrolling, photographs", 120, photographs.kilobytes, "kB"));
    await site.end();
    remove();
    return rows;
  },
};

async function bytesOf({ address }: SiteProcess, path: string): Promise<number> {
  const answer = await fetch(address + path, { headers: { "Accept-Encoding": "br" } });
  await answer.arrayBuffer();
  return Number(answer.headers.get("Content-Length"));
}

async function scriptBytes({ address }: SiteProcess): Promise<number> {
  const html = await (await fetch(address)).text();
  const script = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? "";
  const worker = readdirSync(join(root, "build/client/assets")).find((name) => /^service-worker-.*\.js$/.test(name));
  let bytes = 0;
  for (const path of [script, `/assets/${worker}`]) {
    const text = await (await fetch(address + path)).arrayBuffer();
    bytes += brotliCompressSync(Buffer.from(text)).byteLength;
  }
  return bytes;
}

async function visit({ address }: SiteProcess): Promise<{ kilobytes: number; blocking: number }> {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  // The service worker starts after the page, and fetches files for the next one.
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const blocking = 1 + (await blockingRequests(page));
  await browser.close();
  return { kilobytes: bytes / 1_000, blocking };
}

function blockingRequests(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking").length,
  );
}
