import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { makeFolder, startSite } from "../site-process.ts";
import { openBadLine } from "./bad-line.ts";
import type { Fault } from "./run-fault.ts";

const executable = process.env.CHROMIUM ?? "/usr/bin/chromium";
const titles = ["At the tap", "At the school", "At the clinic"];
const photosEach = 4;
const dayMs = 24 * 60 * 60 * 1_000;

/** Bytes per second of a connection with 100 kbit/s. */
const slow = 12_500;

/**
 * A phone writes three posts with twelve photos without a connection, and its browser is killed twice. A day later, it
 * has a poor connection. Counts what the site has then, and checks that the pictures contain no location. Needs the
 * complete Chromium: the one without windows loses its workers when it is killed.
 */
export const phoneOffline: Fault = {
  name: "a phone without a connection for a day",
  async run() {
    if (!existsSync(executable)) return { notTried: "no Chromium" };
    const { folder, remove } = makeFolder();
    const site = await startSite(folder);
    const line = await openBadLine(site.address);
    const cookies = await setUp(line.address, site.setup);
    const phone = new Phone(join(folder, "phone"), line.address, cookies);
    try {
      await phone.start();
      await phone.waitForFiles();
      for (const [nth, title] of titles.entries()) {
        await phone.write(title, nth);
        if (nth < titles.length - 1) await phone.restart();
      }
      await phone.setTimesBack(dayMs);
      Object.assign(line.line, { speed: slow, loseEvery: 5 });
      const start = performance.now();
      await phone.connect();
      const found = await waitForAll(folder);
      const seconds = Math.round((performance.now() - start) / 1_000);
      const { requests, lost } = line.counts();
      const twice = titles.filter((title) => found.titles.filter((one) => one === title).length > 1).length;
      const wanted = titles.length * (1 + photosEach);
      return {
        tried: `three posts, twelve photos, a browser killed twice, ${lost} of ${requests} requests lost at 100 kbit/s`,
        accepted: wanted,
        lost: wanted - new Set(found.titles).size - Math.min(found.photos, titles.length * photosEach),
        duplicates: twice + Math.max(0, found.photos - titles.length * photosEach),
        faults: (await findPlaces(folder)).map((path) => `${path} says where it was taken`),
        note: `all there after ${seconds} s`,
      };
    } finally {
      phone.kill();
      line.close();
      await site.end("SIGKILL");
      await pause(500);
      remove();
    }
  },
};

async function setUp(address: string, setup: string) {
  const body = new URLSearchParams({
    firstName: "Sample",
    lastName: "Admin",
    email: "admin@example.org",
    password: "a long enough password",
  });
  const answer = await fetch(address + setup, {
    method: "POST",
    body,
    headers: { Origin: address },
    redirect: "manual",
  });
  return answer.headers.getSetCookie().map((text) => {
    const [name = "", value = ""] = (text.split(";")[0] ?? "").split("=");
    return { name, value, url: address };
  });
}

/** A browser with a profile on the disk, which survives a kill. */
class Phone {
  #process: ChildProcess | undefined;
  #page: Page | undefined;
  readonly #folder: string;
  readonly #address: string;
  readonly #cookies: { name: string; value: string; url: string }[];

  constructor(folder: string, address: string, cookies: { name: string; value: string; url: string }[]) {
    this.#folder = folder;
    this.#address = address;
    this.#cookies = cookies;
  }

  get page(): Page {
    if (this.#page === undefined) throw new Error("The phone is off.");
    return this.#page;
  }

  async start(isOffline = false): Promise<void> {
    const portFile = join(this.#folder, "DevToolsActivePort");
    rmSync(portFile, { force: true });
    const flags = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking";
    this.#process = spawn(executable, [
      ...flags.split(" "),
      "--disable-component-update",
      "--disable-sync",
      "--remote-debugging-port=0",
      `--user-data-dir=${this.#folder}`,
    ]);
    while (!existsSync(portFile)) await pause(100);
    const port = readFileSync(portFile, "utf8").split("\n")[0];
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = browser.contexts();
    if (context === undefined) throw new Error("The browser has no context.");
    // A killed browser may not have written its cookies yet.
    await context.addCookies(this.#cookies);
    this.#page = await context.newPage();
    await context.setOffline(isOffline);
    await this.page.goto(`${this.#address}/admin`);
  }

  /** @throws when the worker has not cached the pages for writing after a minute */
  async waitForFiles(): Promise<void> {
    for (let tries = 0; tries < 600; tries++) {
      if (await this.page.evaluate(async () => (await caches.match("/admin/build")) !== undefined)) {
        await this.page.context().setOffline(true);
        return;
      }
      await pause(100);
    }
    throw new Error("The pages of writing are not on the phone.");
  }

  async write(title: string, nth: number): Promise<void> {
    await this.page.goto(`${this.#address}/admin/post?create`);
    const form = this.page.getByRole("dialog");
    await form.locator("[contenteditable]").first().waitFor();
    await form.getByLabel("Title").fill(title);
    const photos = await Promise.all(
      Array.from({ length: photosEach }, async (_, place) => ({
        name: `${nth}-${place}.jpg`,
        mimeType: "image/jpeg",
        buffer: await aPhotograph(nth * photosEach + place),
      })),
    );
    await form.getByLabel("Take or choose photos").setInputFiles(photos);
    for (let place = 0; place < photosEach; place++) {
      await form.getByLabel("What is in the photo?").nth(place).fill(`${title}, ${place}`);
      await form.getByLabel("Nobody can be recognised").nth(place).check();
    }
    await form.getByRole("button", { name: "Publish", exact: true }).click();
    const sheet = this.page.getByRole("dialog", { name: "Ready to publish?" });
    await sheet.getByRole("button", { name: /^Publish / }).click();
    await this.page.getByText("It is saved on this phone and will be sent.").waitFor();
  }

  kill(): void {
    this.#process?.kill("SIGKILL");
  }

  async restart(): Promise<void> {
    this.kill();
    await pause(1_000);
    await this.start(true);
  }

  /** Moves all stored times into the past, as if this time had passed. */
  async setTimesBack(ms: number): Promise<void> {
    await this.page.evaluate(
      (ms) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("staff", 1);
          opening.onsuccess = () => {
            const transaction = opening.result.transaction(["forms", "photos"], "readwrite");
            for (const name of ["forms", "photos"]) {
              const store = transaction.objectStore(name);
              const all = store.getAll();
              all.onsuccess = () => {
                for (const record of all.result) store.put({ ...record, createdAt: record.createdAt - ms });
              };
            }
            transaction.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
      ms,
    );
  }

  async connect(): Promise<void> {
    await this.page.context().setOffline(false);
  }
}

/** Makes a grainy photo with its location. */
async function aPhotograph(nth: number): Promise<Buffer> {
  const grain = { type: "gaussian" as const, mean: 120 + nth * 5, sigma: 3 };
  const gps = { GPSLatitudeRef: "N", GPSLatitude: "9/1 53/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "8/1 51/1 0/1" };
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#808080", noise: grain } })
    .withExif({ IFD0: { Make: "Sample phone" }, IFD3: gps })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Reads the site's posts and photos once all three posts are there, or after ten minutes. */
async function waitForAll(folder: string): Promise<{ titles: string[]; photos: number }> {
  const db = new DatabaseSync(join(folder, "site.sqlite"), { readOnly: true });
  try {
    for (const end = Date.now() + 600_000; ; await pause(500)) {
      const rows = db.prepare("select title from posts").all() as { title: string }[];
      const own = rows.map(({ title }) => title).filter((title) => titles.includes(title));
      const photos = db.prepare("select count(*) as n from photos where kind = 'photograph'").get()?.n as number;
      if (own.length >= titles.length || Date.now() > end) return { titles: own, photos };
    }
  } finally {
    db.close();
  }
}

async function findPlaces(folder: string): Promise<string[]> {
  const files = globSync(join(folder, "files/**/*.{jpg,webp,avif}"));
  if (files.length === 0) return ["no picture at all"];
  const found: string[] = [];
  for (const file of files) if ((await sharp(file).metadata()).exif !== undefined) found.push(file);
  return found;
}
