// `npm run bench:faces`: what counting faces costs: one photograph's time and memory, and the answer to an upload with the
// feature on and off, by turns in one run. The ratio counts, as the machine may be busy.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import sharp, { type Sharp } from "sharp";
import { detectorCommand, detectorFolder } from "../app/server/faces/detect-faces.server.ts";
import { type FaceBox, mergeBoxes } from "../app/server/faces/face-boxes.ts";
import { sharpImages } from "../app/server/images/sharp-images.server.ts";
import { makeFolder, root, setUpAdmin, sharesOf, startSite } from "./site-process.ts";

const pairs = 20;

/** Photographs of the detector's own package (MIT), by its author: each shows this many people. */
const people = {
  "sample1.jpg": 3,
  "sample2.jpg": 3,
  "sample3.jpg": 3,
  "sample4.jpg": 4,
  "sample5.jpg": 5,
  "sample6.jpg": 4,
};

const photographs = Object.entries(people).map(([name, count]) => ({
  name,
  count,
  bytes: readFileSync(join(root, "node_modules/@vladmandic/face-api/demo", name)),
}));

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Counts one picture in a process of its own. */
async function detect(bytes: Uint8Array) {
  const picture = await sharpImages.readPixels(bytes);
  if ("problem" in picture) throw new Error(picture.problem);
  const start = performance.now();
  const [program, words] = detectorCommand(detectorFolder, picture);
  const child = spawn(program, words, { env: {}, stdio: ["pipe", "pipe", "ignore"] });
  child.stdin.end(picture.data);
  let answer = "";
  for await (const part of child.stdout.setEncoding("utf8")) answer += part;
  const { boxes, peakBytes } = JSON.parse(answer) as { boxes: FaceBox[]; peakBytes: number };
  return { boxes, peakMB: peakBytes / 1e6, ms: performance.now() - start };
}

/** All of them again and again, as small as in the picture of an assembly. */
async function assembly(side: number, truths: FaceBox[][]): Promise<[picture: Uint8Array, truth: FaceBox[]]> {
  const wide = Math.floor(1600 / side);
  const high = Math.floor(1150 / side);
  const places = Array.from({ length: side * side }, (_, place) => [place % side, Math.floor(place / side)] as const);
  const parts = places.map(async ([column, row], index) => ({
    input: await sharp(photographs[index % photographs.length]?.bytes)
      .resize(wide, high, { fit: "fill" })
      .toBuffer(),
    left: column * wide,
    top: row * high,
  }));
  const ground = sharp({ create: { width: side * wide, height: side * high, channels: 3, background: "#888" } });
  const picture = await ground
    .composite(await Promise.all(parts))
    .jpeg({ quality: 90 })
    .toBuffer();
  const truth = places.flatMap(([column, row], index) =>
    (truths[index % photographs.length] ?? []).map(({ x, y, width, height }) => ({
      x: (column + x) / side,
      y: (row + y) / side,
      width: width / side,
      height: height / side,
    })),
  );
  return [picture, truth];
}

/** How many faces of the truth were found, and how many findings are none of them. */
function judge(found: FaceBox[], truth: FaceBox[]) {
  const isSame = (one: FaceBox, other: FaceBox) =>
    mergeBoxes([
      { ...one, score: 1 },
      { ...other, score: 1 },
    ]).length === 1;
  const hits = truth.filter((face) => found.some((box) => isSame(box, face))).length;
  return [hits, found.filter((box) => truth.every((face) => !isSame(box, face))).length] as const;
}

async function measureDetector(): Promise<void> {
  const runs: Awaited<ReturnType<typeof detect>>[] = [];
  print("| picture | people | found | ms |\n|---|---|---|---|");
  for (const { name, count, bytes } of photographs) {
    const run = await detect(bytes);
    runs.push(run);
    print(`| ${name} | ${count} | ${run.boxes.length} | ${Math.round(run.ms)} |`);
  }
  const truths = runs.map(({ boxes }) => boxes);
  print("\nAgainst these places:\n\n| picture | people | found | wrong |\n|---|---|---|---|");
  for (const side of [3, 4, 6, 8]) {
    const [picture, truth] = await assembly(side, truths);
    const [found, wrong] = judge((await detect(picture)).boxes, truth);
    print(`| an assembly of ${side} by ${side} | ${truth.length} | ${found} | ${wrong} |`);
  }
  const people = truths.flat().length;
  const changes = {
    "800 pixels wide": (picture: Sharp) => picture.resize(800),
    "400 pixels wide": (picture: Sharp) => picture.resize(400),
    "200 pixels wide": (picture: Sharp) => picture.resize(200),
    "with half of the light": (picture: Sharp) => picture.linear(0.5, 0),
    "with a quarter of the light": (picture: Sharp) => picture.linear(0.25, 0),
  };
  for (const [name, change] of Object.entries(changes)) {
    let found = 0;
    let wrong = 0;
    for (const [index, { bytes }] of photographs.entries()) {
      const changed = await change(sharp(bytes)).jpeg({ quality: 90 }).toBuffer();
      const [hits, misses] = judge((await detect(changed)).boxes, truths[index] ?? []);
      [found, wrong] = [found + hits, wrong + misses];
    }
    print(`| all six, ${name} | ${people} | ${found} | ${wrong} |`);
  }
  const peak = Math.max(...runs.map(({ peakMB }) => peakMB));
  const median = sharesOf(
    runs.map(({ ms }) => ms),
    [0.5],
  );
  print(`\nOne photograph: ${median} ms (median), ${Math.round(peak)} MB at the peak of its process.`);
  const size = readdirSync(detectorFolder).reduce((sum, name) => sum + statSync(join(detectorFolder, name)).size, 0);
  print(`Files: ${(size / 1e6).toFixed(2)} MB.`);
}

/** A picture with a camera's detail, like no other. */
async function aPhotograph(number: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 100 + number, sigma: 40 } as const;
  const grain = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#888", noise } })
    .png()
    .toBuffer();
  return new Uint8Array(await sharp(grain).resize(1600, 1200).jpeg({ quality: 80 }).toBuffer());
}

async function measureUploads(): Promise<void> {
  const { folder, remove } = makeFolder();
  const site = await startSite(folder);
  const headers = await setUpAdmin(site);
  const db = new DatabaseSync(join(folder, "site.sqlite"), { readOnly: true });
  const count = (states: string) =>
    Number(Object.values(db.prepare(`select count(*) from photo_faces where state in (${states})`).get() ?? {})[0]);
  const turn = async (isOn: boolean) => {
    const body = new URLSearchParams({ form: "faces", ...(isOn && { countFaces: "on" }) });
    const answer = await fetch(`${site.address}/admin/settings.data`, { method: "POST", headers, body });
    if (answer.status >= 300) throw new Error(`The settings answered ${answer.status}.`);
  };
  const upload = async (number: number) => {
    const body = await aPhotograph(number);
    const start = performance.now();
    const answer = await fetch(`${site.address}/admin/media/upload`, { method: "POST", headers, body });
    if (answer.status !== 200) throw new Error(`The upload answered ${answer.status}.`);
    return performance.now() - start;
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await wait(20);
  };
  await upload(0);
  const off: number[] = [];
  const on: number[] = [];
  const during: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    await turn(false);
    await until(() => count("'counting'") === 0);
    off.push(await upload(3 * pair + 1));
    await turn(true);
    on.push(await upload(3 * pair + 2));
    // In the middle of a count, as when somebody sends one photograph after another.
    await until(() => count("'counting'") === 1);
    during.push(await upload(3 * pair + 3));
  }
  db.close();
  await site.end();
  remove();
  const shares = [0.5, 0.95];
  const lines = { off, on, "on, while another is counted": during };
  const [base = 1] = sharesOf(off, shares);
  print(`\n| upload's answer (ms), ${pairs} times by turns | p50 | p95 | ratio of p50 |\n|---|---|---|---|`);
  for (const [name, list] of Object.entries(lines)) {
    const [half = 0, most] = sharesOf(list, shares);
    print(`| ${name} | ${half} | ${most} | ${(half / base).toFixed(2)} |`);
  }
}

await measureDetector();
await measureUploads();
