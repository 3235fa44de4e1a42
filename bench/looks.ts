/**
 * How well copies of photographs are found, and how often different ones are taken for copies: `node bench/looks.ts FOLDER`,
 * with photographs of which no two show the same (docs/decisions/073-closings.md).
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { lookOf } from "../app/server/images/make-picture.server.ts";
import { compareWith, splitLooks } from "../app/values/look-hash.ts";
import { compareWithPoints, readPoints } from "../app/values/look-points.ts";

/** The same on every run. */
let seed = 7;
const draw = (): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const one = <Item>(items: readonly Item[]): Item => items[Math.floor(draw() * items.length)] as Item;

const jpeg = (picture: Sharp, quality = 70): Promise<Buffer> => picture.jpeg({ quality }).toBuffer();

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

/** @param left and the others: as fractions */
async function cut(bytes: Buffer, left: number, top: number, wide: number, high: number): Promise<Buffer> {
  const { width, height } = await sizeOf(bytes);
  const x = Math.round(width * left);
  const y = Math.round(height * top);
  const size = { width: Math.floor(width * wide) - 1, height: Math.floor(height * high) - 1 };
  return jpeg(sharp(bytes).extract({ left: x, top: y, ...size }));
}

const spoken = "we had a lovely day at the school with everybody and the new taps thank you all see more photos".split(
  " ",
);
const say = (count: number): string => Array.from({ length: count }, () => one(spoken)).join(" ");

const text = (x: number, y: number, size: number, fill: string, words: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" fill="${fill}">${words}</text>`;
const drawing = (width: number, height: number, inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`);

/** A screenshot of a phone: a status bar, a name, the picture somewhere, and what was written under it. */
async function screenshot(bytes: Buffer, share = 1): Promise<Buffer> {
  const width = 720;
  const height = 1_280;
  const inside = { width: Math.round(width * share), height: Math.round(height * 0.62), fit: "inside" } as const;
  const { data, info } = await sharp(bytes).resize(inside).toBuffer({ resolveWithObject: true });
  const left = Math.round((width - info.width) * draw());
  const top = Math.round(120 + (height - 260 - info.height) * 0.9 * draw());
  const [ground, ink] = one([["#111418", "#eee"] as const, ["#f4f4f4", "#222"] as const]);
  const under = top + info.height;
  const bar = text(24, 34, 24, ink, `09:4${Math.floor(draw() * 9)}`) + text(600, 34, 22, ink, "LTE 87%");
  const said = text(24, under + 50, 28, ink, say(6)) + text(24, under + 90, 28, ink, say(5));
  const words = drawing(width, height, bar + text(90, 90, 30, ink, say(2)) + said);
  const screen = sharp({ create: { width, height, channels: 3, background: ground } });
  return jpeg(screen.composite([{ input: data, left, top }, { input: words }]), 80);
}

/** A bar with words over a quarter. */
async function caption(bytes: Buffer, side: "top" | "bottom" | "left" | "right"): Promise<Buffer> {
  const { width, height } = await sizeOf(bytes);
  const isWide = side === "top" || side === "bottom";
  const [wide, high] = isWide ? [width, Math.round(height / 4)] : [Math.round(width / 4), height];
  const [ground, ink] = one([["#fff", "#000"] as const, ["#000", "#fff"] as const, ["#e33", "#fff"] as const]);
  const bar = `<rect width="${wide}" height="${high}" fill="${ground}"/>`;
  const input = drawing(wide, high, bar + text(10, high * 0.6, Math.min(high * 0.4, 40), ink, say(5)));
  const left = side === "right" ? width - wide : 0;
  const top = side === "bottom" ? height - high : 0;
  return jpeg(sharp(bytes).composite([{ input, left, top }]));
}

async function stickers(bytes: Buffer): Promise<Buffer> {
  const { width, height } = await sizeOf(bytes);
  const round = () =>
    `<circle cx="${width * draw()}" cy="${height * draw()}" r="${Math.min(width, height) / 4}" fill="hsl(${Math.floor(draw() * 360)} 90% 55%)"/>`;
  const input = drawing(width, height, round() + round() + text(width / 10, height * 0.9, height / 8, "#fff", say(2)));
  return jpeg(sharp(bytes).composite([{ input }]));
}

async function collage(bytes: Buffer, other: Buffer, isAbove: boolean): Promise<Buffer> {
  const size = isAbove ? { width: 600, height: 400 } : { width: 400, height: 500 };
  const both = await Promise.all([bytes, other].map((each) => sharp(each).resize(size).toBuffer()));
  const [first, second] = draw() < 0.5 ? both : both.reverse();
  const [width, height] = isAbove ? [600, 810] : [810, 500];
  const ground = sharp({ create: { width, height, channels: 3, background: "#fff" } });
  const [left, top] = isAbove ? [0, 410] : [410, 0];
  return jpeg(ground.composite([{ input: first }, { input: second, left, top }]));
}

const border = { top: 40, bottom: 40, left: 40, right: 40, background: "#fff" };

const changes: Record<string, (bytes: Buffer, other: Buffer) => Promise<Buffer>> = {
  "screenshot, full width": (bytes) => screenshot(bytes),
  "screenshot, 70 % of the width": (bytes) => screenshot(bytes, 0.7),
  "caption over a quarter": (bytes) => caption(bytes, one(["top", "bottom", "left", "right"])),
  "left half": (bytes) => cut(bytes, 0, 0, 0.5, 1),
  "right half": (bytes) => cut(bytes, 0.5, 0, 0.5, 1),
  "upper half": (bytes) => cut(bytes, 0, 0, 1, 0.5),
  "lower half": (bytes) => cut(bytes, 0, 0.5, 1, 0.5),
  "middle half, each way": (bytes) => cut(bytes, 0.25, 0.25, 0.5, 0.5),
  "two side by side": (bytes, other) => collage(bytes, other, false),
  "two above each other": (bytes, other) => collage(bytes, other, true),
  "screenshot, mirrored": async (bytes) => screenshot(await jpeg(sharp(bytes).flop())),
  "screenshot of the left half": async (bytes) => screenshot(await cut(bytes, 0, 0, 0.5, 1)),
  "screenshot of a cut": async (bytes) => screenshot(await cut(bytes, 0.15, 0.1, 0.7, 0.7)),
  "screenshot of a caption": async (bytes) => screenshot(await caption(bytes, "bottom")),
  "60 % of it, mirrored": async (bytes) => jpeg(sharp(await cut(bytes, 0.4, 0, 0.6, 1)).flop()),
  "smaller, quality 50": (bytes) => jpeg(sharp(bytes).resize(400), 50),
  grey: (bytes) => jpeg(sharp(bytes).greyscale()),
  brighter: (bytes) => jpeg(sharp(bytes).modulate({ brightness: 1.3 })),
  mirrored: (bytes) => jpeg(sharp(bytes).flop()),
  "turned by 90°": (bytes) => jpeg(sharp(bytes).rotate(90)),
  "turned by 3°": (bytes) => jpeg(sharp(bytes).rotate(3, { background: "#fff" })),
  "with a border": (bytes) => jpeg(sharp(bytes).extend(border)),
  "12 % cut from each side": (bytes) => cut(bytes, 0.125, 0.125, 0.75, 0.75),
  "stickers and words": stickers,
  "35 % cut from one side": (bytes) => cut(bytes, 0.35, 0, 0.65, 1),
};

interface Compared {
  hashes: string[];
  points: Uint32Array;
}

let lookMs = 0;
let looks = 0;
async function lookAt(bytes: Buffer): Promise<Compared> {
  const from = performance.now();
  const look = await lookOf(sharp, sharp(bytes));
  lookMs += performance.now() - from;
  looks++;
  return { hashes: splitLooks(look), points: readPoints(look) };
}

/** Prepares the comparison as it was before places, and as it is now. */
function prepare({ hashes, points }: Compared) {
  const isHash = compareWith(hashes.map((look, at) => ({ look, isCrop: at > 0 })));
  const isPlaces = compareWithPoints(points);
  return (other: Compared) => {
    const before = isHash(other.hashes);
    return { before, now: before || isPlaces(other.points) };
  };
}

const write = (line: string) => process.stdout.write(`${line}\n`);
const [folder = ""] = process.argv.slice(2);
const names = readdirSync(folder).sort();
const files = names.map((name) => readFileSync(join(folder, name)));
const pictures: Compared[] = [];
for (const file of files) pictures.push(await lookAt(file));
const closed = pictures.map(prepare);
const perPicture = pictures.reduce((sum, { points }) => sum + points.length / 5, 0) / pictures.length;
write(`${files.length} photographs, ${perPicture.toFixed(0)} places each, ${(lookMs / looks).toFixed(0)} ms each`);

const alike: string[] = [];
const count = { pairs: 0, before: 0, now: 0 };
const from = process.cpuUsage();
for (const [at, isAlike] of closed.entries())
  for (let other = at + 1; other < pictures.length; other++) {
    const { before, now } = isAlike(pictures[other] as Compared);
    count.pairs++;
    count.before += before ? 1 : 0;
    count.now += now ? 1 : 0;
    if (now) alike.push(`  ${names[at]} ${names[other]}${before ? " (before, too)" : ""}`);
  }
const each = process.cpuUsage(from).user / count.pairs;
write(
  `${count.pairs} pairs: ${count.before} alike before, ${count.now} now, ${each.toFixed(0)} µs of the processor each`,
);
for (const line of alike) write(line);

/** A hundred of them are changed, in each way. */
const most = 102;
const every = Math.max(1, Math.floor(files.length / most));
for (const [name, change] of Object.entries(changes)) {
  const found = { before: 0, now: 0 };
  for (const [at, file] of files.entries()) {
    if (at % every > 0 || at >= every * most) continue;
    const copy = await lookAt(await change(file, files[(at + 11) % files.length] as Buffer));
    const { before, now } = closed[at]?.(copy) ?? { before: false, now: false };
    found.before += before ? 1 : 0;
    found.now += now ? 1 : 0;
  }
  const percent = (part: number) => `${((part / Math.min(most, Math.ceil(files.length / every))) * 100).toFixed(0)} %`;
  write(`| ${name} | ${percent(found.before)} | ${percent(found.now)} |`);
}
