// Runs Lighthouse once on a page and prints its report. Arguments: address, profile, path of the browser, cookie.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const [address, profile, chromePath, cookie] = process.argv.slice(2);

/**
 * A rural network and an old phone: 600 ms round trip, 280 kbit/s, six times slower CPU. Throttles the browser itself,
 * as Lighthouse's simulation does not support such a slow network.
 */
const rural = {
  throttlingMethod: "devtools",
  throttling: {
    rttMs: 600,
    throughputKbps: 280,
    requestLatencyMs: 600,
    downloadThroughputKbps: 280,
    uploadThroughputKbps: 280,
    cpuSlowdownMultiplier: 6,
  },
};

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const browser = await launch({ chromePath, chromeFlags: flags, logLevel: "error" });
try {
  const settings = {
    port: browser.port,
    logLevel: "error",
    ...(profile === "rural" ? rural : {}),
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
  };
  let { lhr } = await lighthouse(address, settings);
  // Error code of a visit without a recording: "Please run Lighthouse again."
  for (let tries = 1; lhr.runtimeError?.code === "NO_NAVSTART" && tries < 3; tries++)
    ({ lhr } = await lighthouse(address, settings));
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const score = (name) => Math.round((lhr.categories[name].score ?? 0) * 100);
  const value = (name) => lhr.audits[name].numericValue;
  if (process.env.EXPLAIN) {
    for (const { auditRefs } of Object.values(lhr.categories))
      for (const { id, weight } of auditRefs)
        if (weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
          process.stderr.write(`${id}: ${lhr.audits[id].score} ${lhr.audits[id].displayValue ?? ""}\n`);
  }
  const seen = {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    shift: value("cumulative-layout-shift"),
    blocked: value("total-blocking-time"),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    interactive: value("interactive"),
  };
  process.stdout.write(JSON.stringify(seen));
} finally {
  await browser.kill();
}
