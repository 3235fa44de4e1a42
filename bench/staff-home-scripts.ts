// `npm run bench:staff-home`: how many scripts the staff home loads, of how many bytes, and after how long it answers a tap: on
// slow 4G (562 ms round trips, 1.4 Mbit/s) and a fourth of the machine's speed, as Lighthouse slows them.
import { type BrowserContext, chromium } from "playwright-core";
import { browserFlags, browserPath } from "./first-view.ts";
import { makeFolder, setUpAdmin, startSite } from "./site-process.ts";

const visits = 7;
const most = { files: 20, bytes: 150_000, seconds: 3.5 };
const line = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 };

const { folder, remove } = makeFolder();
const site = await startSite(folder);
const { Cookie = "" } = await setUpAdmin(site);
const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
const measured = [];
for (let visit = 0; visit < visits; visit++) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  measured.push(await measure(context));
  await context.close();
}
await browser.close();
await site.end();
remove();

/** Measures a first visit: each context has a cache of its own. */
async function measure(context: BrowserContext) {
  const pairs = Cookie.split("; ").map((pair) => pair.split("="));
  await context.addCookies(pairs.map(([name = "", value = ""]) => ({ name, value, url: site.address })));
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  await phone.send("Network.enable");
  await phone.send("Network.emulateNetworkConditions", line);
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const begun = performance.now();
  await page.goto(`${site.address}/admin`, { waitUntil: "commit", timeout: 60_000 });
  // React puts its keys on the elements to which it listens.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")), null, {
    polling: 20,
    timeout: 60_000,
  });
  await page.getByRole("link", { name: "More", exact: true }).tap();
  await page.getByRole("dialog").waitFor();
  const seconds = (performance.now() - begun) / 1_000;
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  return { seconds, files: scripts.length, bytes: scripts.reduce((sum, bytes) => sum + bytes, 0) };
}

const first = measured[0];
const times = measured.map(({ seconds }) => seconds).sort((a, b) => a - b);
const median = times[Math.floor(times.length / 2)] ?? 0;
const { files = 0, bytes = 0 } = first ?? {};
process.stdout.write(`scripts of /admin: ${files} of at most ${most.files}, ${bytes} bytes of at most ${most.bytes}\n`);
process.stdout.write(
  `answers a tap after ${median.toFixed(2)} s (median of ${visits}; ${times[0]?.toFixed(2)} to ${times.at(-1)?.toFixed(2)}), at most ${most.seconds}\n`,
);
if (files > most.files || bytes > most.bytes || median > most.seconds) process.exitCode = 1;
