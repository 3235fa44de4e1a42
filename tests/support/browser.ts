import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterEach, expect, inject } from "vitest";
import { fontsOf, type Typeface } from "./typefaces.ts";

export interface Options {
  /** 390 is a phone, 1280 a laptop. */
  width?: number;
  colorScheme?: "light" | "dark";
  script?: boolean;
  reducedMotion?: boolean;
  permissions?: string[];
  /** Enables the service worker. By default off: responses that a test holds back must reach the page. */
  worker?: boolean;
  /** Another app than the shared one. */
  home?: string;
  /** Expected console messages and failures: each must occur, and no other may. */
  expects?: RegExp[];
  /** Messages and failures that may occur or not. */
  ignores?: RegExp[];
}

/** Longer than any local response (ms). */
const timeoutMs = 60_000;

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A microphone that beeps, with the permission to use it.
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  // Blocks all hosts but this machine.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

function browserPath(): string {
  const places = process.env.CHROMIUM ? [process.env.CHROMIUM] : ["chromium-headless-shell", "chromium"];
  const path = places.map((place) => resolve("/usr/bin", place)).find((place) => existsSync(place));
  if (path !== undefined) return path;
  throw new Error(
    "The journeys need Chromium. `npm test` finds or installs one; or name one: CHROMIUM=/path/to/chromium",
  );
}

/** By typeface, for all files of this worker; each ends with the worker. */
const browsers = new Map<Typeface, Promise<Browser>>();

function launch(typeface: Typeface): Promise<Browser> {
  const browser =
    browsers.get(typeface) ??
    chromium.launch({
      executablePath: browserPath(),
      args: flags,
      env: { ...process.env, ...fontsOf(typeface) },
    });
  browsers.set(typeface, browser);
  return browser;
}

/** The browser's text size, in percent: what is open takes it at once. @returns what sets it for a page */
export async function textSizeOf(page: Page): Promise<(percent: number) => Promise<void>> {
  const settings = await page.context().newCDPSession(page);
  return async (percent) => {
    await settings.send("Page.setFontSizes", { fontSizes: { standard: (16 * percent) / 100 } });
  };
}

/**
 * One profile per test. A test fails for unexpected console errors, missing files and requests to other sites.
 */
export function browserOfThisFile(typeface: Typeface = "narrow") {
  let visits: Visit[] = [];

  afterEach(async () => {
    const over = visits;
    visits = [];
    for (const { context } of over) await context.close();
    for (const { heard, expects, ignores } of over) {
      expect(unexpected(heard, [...expects, ...ignores]), "noise that nobody announced").toEqual([]);
      expect(missing(heard, expects), "noise that was announced and not heard").toEqual([]);
    }
  });

  return {
    /** Opens an empty page; paths are relative to the app. */
    async open(options: Options = {}): Promise<Page> {
      const { width = 1280, colorScheme = "light", script = true, reducedMotion = false } = options;
      const context = await (await launch(typeface)).newContext({
        baseURL: options.home ?? inject("siteAddress"),
        viewport: { width, height: width < 600 ? 844 : 800 },
        colorScheme,
        javaScriptEnabled: script,
        serviceWorkers: options.worker ? "allow" : "block",
        reducedMotion: reducedMotion ? "reduce" : "no-preference",
        permissions: options.permissions,
        locale: "en-NG",
        timezoneId: "Africa/Lagos",
      });
      context.setDefaultTimeout(timeoutMs);
      visits.push({
        context,
        heard: listen(context, options.home ?? inject("siteAddress")),
        expects: options.expects ?? [],
        ignores: options.ignores ?? [],
      });
      return context.newPage();
    },
  };
}

interface Visit {
  context: BrowserContext;
  heard: string[];
  expects: RegExp[];
  ignores: RegExp[];
}

/** Everything notable in the browser's console and network panels. */
function listen(context: BrowserContext, home: string): string[] {
  const heard: string[] = [];
  // Includes CSP violations.
  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // Playwright logs this for every page with a service worker.
    if (message.text().includes("registration blocked by Playwright")) return;
    // Every page has an icon; beside a PDF some releases of the browser ask for this one.
    if (message.location().url.endsWith("/favicon.ico")) return;
    heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => {
    heard.push(`script error: ${error.error().message}`);
  });
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // Navigation aborts pending requests.
    if (why !== "net::ERR_ABORTED") heard.push(`request failed: ${request.url()} ${why}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) heard.push(`answered ${response.status()}: ${response.url()}`);
  });
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== home && protocol.startsWith("http")) heard.push(`asked another site: ${request.url()}`);
  });
  return heard;
}

function unexpected(heard: string[], expects: RegExp[]): string[] {
  return heard.filter((noise) => !expects.some((pattern) => pattern.test(noise)));
}

function missing(heard: string[], expects: RegExp[]): string[] {
  return expects.filter((pattern) => !heard.some((noise) => pattern.test(noise))).map(String);
}

export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: timeoutMs, interval: 30 });
}
