import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { inDatabase } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
import { aRecording } from "../support/recordings.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();

test("a volunteer records on the phone, and a visitor listens; nothing loads before the tap", async () => {
  const { address, folder } = desk.server;
  const staff = await desk.open(browser, { width: 390, reducedMotion: true, permissions: ["microphone"] });
  await staff.goto(`${address}/admin/project/1`);
  await hasTakenOver(staff);
  await staff.getByRole("link", { name: "Read aloud" }).click();
  await hasTakenOver(staff);
  await staff.getByLabel("Which language is it in?").fill("Yorùbá");
  await staff.getByText("Only grown-ups, and they did").click();
  await staff.getByLabel("Their name, or who they are").fill("The reader herself");
  // A phone that records nothing but WebM, which older iPhones do not play.
  await staff.evaluate(() => {
    const isSupported = MediaRecorder.isTypeSupported;
    MediaRecorder.isTypeSupported = (type) => type.includes("webm") && isSupported(type);
  });
  await staff.getByRole("button", { name: "Record", exact: true }).click();
  await staff.getByText("Recording, 2 s").waitFor();
  await staff.getByRole("button", { name: "Stop" }).click();
  await staff.getByText("Listen to it, then save it below.").waitFor();
  await inspect(staff, { name: "a recording that is ready", within: "main", widths: [320, 390, 1280] });
  await staff.getByRole("button", { name: "Add the recording" }).click();
  await staff.getByText("The recording is added.").waitFor();
  await hasTakenOver(staff);
  await inspect(staff, { name: "a page with a recording", within: "main", widths: [320, 390, 1280] });

  const visitor = await browser.open({ home: address, width: 390, reducedMotion: true });
  const asked: string[] = [];
  visitor.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visitor.goto("/project/readmore/1");
  const player = visitor.locator("audio");
  await inspect(visitor, { name: "a page with a voice", within: "main", widths: [320, 390, 1280] });
  await player.waitFor();
  expect(asked.filter((path) => path.startsWith("/files/recordings/"))).toEqual([]);
  const played = await player.evaluate(async (audio: HTMLAudioElement) => {
    audio.muted = true;
    await audio.play();
    await new Promise((resolve) => audio.addEventListener("timeupdate", resolve, { once: true }));
    return audio.duration;
  });
  expect(played).toBeGreaterThan(1);
  expect(asked.filter((path) => path.startsWith("/files/recordings/")).length).toBeGreaterThan(0);
  // The copy that every phone plays sounds the same, for as long.
  const recorded = await player.getAttribute("src");
  expect(recorded).toMatch(/webm$/);
  const copies = () => inDatabase(folder, "select id from recordings where copy_path is not null").length;
  await expect.poll(copies, { timeout: 60_000, interval: 250 }).toBe(1);
  await visitor.reload();
  await expect.poll(() => player.getAttribute("src")).toMatch(/mp3$/);
  const voice = await hear(visitor, recorded ?? "");
  const copy = await hear(visitor, (await player.getAttribute("src")) ?? "");
  expect(voice.beeps).toBeGreaterThan(1);
  expect(copy.beeps).toBe(voice.beeps);
  expect(copy.loudness / voice.loudness).toBeCloseTo(1, 0);
  expect(Math.abs(copy.seconds - voice.seconds)).toBeLessThan(0.2);
  const answer = await fetch(`${address}/project/readmore/1`, { headers: { "Accept-Encoding": "br" } });
  expect(Number(answer.headers.get("Content-Length"))).toBeLessThanOrEqual(14_600);
}, 120_000);

test("a donor listens on Donate in two languages, without script", async () => {
  const { address } = desk.server;
  const staff = await desk.open(browser, { width: 390, reducedMotion: true });
  for (const [language, extension] of [
    ["Hausa", "m4a"],
    ["Nigerian Sign Language", "mp3"],
  ] as const) {
    await staff.goto(`${address}/admin/listen/site-donate`);
    await hasTakenOver(staff);
    await staff.getByLabel("Which language is it in?").fill(language);
    await staff.getByText("Only grown-ups, and they did").click();
    await staff.getByLabel("Their name, or who they are").fill("The reader herself");
    const buffer = Buffer.from(await aRecording(extension));
    await staff
      .getByLabel("Recording", { exact: true })
      .setInputFiles({ name: `voice.${extension}`, mimeType: "audio/mpeg", buffer });
    await staff.getByRole("button", { name: "Add the recording" }).click();
    await staff.getByText("The recording is added.").waitFor();
    await hasTakenOver(staff);
  }
  await inspect(staff, { name: "recordings of a page that protects", within: "main", widths: [320, 1280] });

  const visitor = await browser.open({ home: address, width: 320, reducedMotion: true });
  const asked: string[] = [];
  visitor.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visitor.goto("/donate");
  await inspect(visitor, { name: "Donate with two voices", within: "main", widths: [320, 1280] });
  expect(await visitor.locator("audio").count()).toBe(2);
  expect(asked.filter((path) => path.startsWith("/files/recordings/"))).toEqual([]);
  for (const path of ["/donate", "/donate/promise"]) {
    const answer = await fetch(`${address}${path}`, { headers: { "Accept-Encoding": "br" } });
    expect(Number(answer.headers.get("Content-Length"))).toBeLessThanOrEqual(14_600);
  }
}, 120_000);

/** Returns the decoded sound: its length, the mean of its waves, and the number of beeps. */
const hear = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const bytes = await (await fetch(path)).arrayBuffer();
    const sound = await new OfflineAudioContext(1, 1, 24_000).decodeAudioData(bytes);
    const wave = sound.getChannelData(0);
    const parts = Array.from({ length: Math.floor(wave.length / 480) }, (_, at) =>
      wave.subarray(at * 480, (at + 1) * 480).reduce((sum, value) => sum + Math.abs(value), 0),
    );
    const most = Math.max(...parts);
    const beeps = parts.filter((part, at) => part > most / 2 && (parts[at - 1] ?? 0) <= most / 2).length;
    return { seconds: sound.duration, loudness: parts.reduce((sum, part) => sum + part, 0) / wave.length, beeps };
  }, path);
