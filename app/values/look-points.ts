/**
 * Points of a picture, for finding it inside another one: in a screenshot or a collage, cropped, or partly covered. A
 * point is a corner with the perceptual hash of the square around it. Two pictures are similar if enough points agree
 * on how one picture lies on the other.
 */
import { countBits, mirror, transpose, type Words } from "./look-hash.ts";

/** Words per point: four of its hash, and one with x, y and level. */
export const wordsPerPoint = 5;

/** Number of coordinate units along the longer side. */
export const pointUnits = 4_096;

/** Ratio of each level of the pyramid to the one before. */
export const levelStep = 2 ** (-1 / 3);

/**
 * Maximum number of different bits, out of 128, in two squares of the same point. The limits in this file are measured:
 * docs/decisions/073-closings.md.
 */
const maxDifference = 18;

const leastAgreeing = 6;

/** Maximum number of matches of one orientation that are compared with each other. */
const maxMatches = 90;

/**
 * Maximum number of similar points in the other picture, in all orientations: beyond it, a point proves nothing, as in
 * leaves, fences or cloth.
 */
const maxAlike = 8;

/** Maximum distance of a point from its predicted position. */
const tolerance = 70;

/** Maximum ratio of two scales, before and after the position of one picture in the other is known. */
const roughScale = 1.6;
const fineScale = 1.4;

/**
 * Minimum squared distance of two points that determine the position of one picture in the other, and its maximum
 * rotation (ten degrees, in radians).
 */
const leastApart = { one: 40_000, other: 20_000 };
const maxTurn = 0.18;

/** Size of a square in which several points count once. */
const cell = { one: 200, other: 120 };

/** Number of orientations of a square: rotated by quarter turns, each also mirrored. */
const turns = 8;

/** Hash tables for the lookup, each by sixteen bits of the hash. */
const tables = 8;
const tableSize = 2 ** 12;

/** Number of tables for the first lookup. If they show fewer than two points, the others rarely raise that to six. */
const firstTables = 3;

/** Character before the points in `photos.look`. */
const pointsMark = "@";

/** @param points from `findPoints` */
export const writePoints = (points: Uint32Array): string =>
  pointsMark + Buffer.from(points.buffer, points.byteOffset, points.byteLength).toString("base64");

/**
 * Reads the points.
 * @param stored value of `photos.look`; values of earlier releases have no points
 */
export function readPoints(stored: string | null): Uint32Array {
  const at = stored?.indexOf(pointsMark) ?? -1;
  const bytes = Buffer.from(at < 0 ? "" : (stored?.slice(at + 1) ?? ""), "base64");
  const points = new Uint32Array(Math.floor(bytes.length / 4 / wordsPerPoint) * wordsPerPoint);
  new Uint8Array(points.buffer).set(bytes.subarray(0, points.byteLength));
  return points;
}

export const placeOf = (x: number, y: number, level: number): number => ((x << 20) | (y << 8) | level) >>> 0;
const xOf = (place: number): number => place >>> 20;
const yOf = (place: number): number => (place >>> 8) & (pointUnits - 1);
const levelOf = (place: number): number => place & 255;

/** Bits that each table uses in every word. They are spread out, as neighbouring bits are similar. */
const masks = Array.from({ length: tables }, (_, table) =>
  [0, 1, 2, 3].reduce((mask, at) => (mask | (1 << (31 - ((table + at * (tables + 1)) % 32)))) >>> 0, 0),
);

function slotOf(words: Uint32Array, from: number, table: number): number {
  const mask = masks[table] ?? 0;
  let key = Math.imul((words[from] ?? 0) & mask, 0x9e3779b1);
  key = Math.imul(key ^ ((words[from + 1] ?? 0) & mask), 0x85ebca6b);
  key = Math.imul(key ^ (key >>> 15) ^ ((words[from + 2] ?? 0) & mask), 0xc2b2ae35);
  key = Math.imul(key ^ (key >>> 15) ^ ((words[from + 3] ?? 0) & mask), 0x27d4eb2f);
  return table * tableSize + ((key ^ (key >>> 15)) >>> 20);
}

interface TurnedPoint {
  words: Words;
  x: number;
  y: number;
}

const inMirror = ({ words, x, y }: TurnedPoint): TurnedPoint => ({ words: mirror(words), x: -x, y });
const inTurn = ({ words, x, y }: TurnedPoint): TurnedPoint => ({ words: transpose(words), x: y, y: x });

function turnPoint(point: TurnedPoint): TurnedPoint[] {
  const found = [point, inMirror(point)];
  while (found.length < turns) {
    const next = inTurn(found.at(-1) as TurnedPoint);
    found.push(next, inMirror(next));
  }
  return found;
}

/** A pair of points, one of each picture, with similar squares. */
interface Match {
  x: number;
  y: number;
  otherX: number;
  otherY: number;
  /** Size of the other picture relative to this one, by the levels of both points. */
  scale: number;
  difference: number;
}

/** All points of a picture in all orientations, indexed by hash. */
class Places {
  readonly hashes: Uint32Array;
  readonly points: { x: number; y: number; level: number }[] = [];
  private readonly starts = new Uint32Array(tables * tableSize + 1);
  private readonly entries: Uint32Array;

  constructor(points: Uint32Array) {
    const count = (points.length / wordsPerPoint) * turns;
    this.hashes = new Uint32Array(count * 4);
    for (let from = 0; from < points.length; from += wordsPerPoint) {
      const place = points[from + 4] ?? 0;
      const point = { words: points.slice(from, from + 4), x: xOf(place), y: yOf(place) };
      for (const { words, x, y } of turnPoint(point)) {
        this.hashes.set(words, this.points.length * 4);
        this.points.push({ x, y, level: levelOf(place) });
      }
    }
    this.entries = new Uint32Array(count * tables);
    const slots = new Uint32Array(count * tables);
    for (let at = 0; at < slots.length; at++) {
      const slot = slotOf(this.hashes, Math.floor(at / tables) * 4, at % tables);
      slots[at] = slot;
      this.starts[slot + 1] = (this.starts[slot + 1] ?? 0) + 1;
    }
    for (let at = 1; at < this.starts.length; at++)
      this.starts[at] = (this.starts[at] ?? 0) + (this.starts[at - 1] ?? 0);
    const ends = this.starts.slice();
    for (const [at, slot] of slots.entries()) {
      const end = ends[slot] ?? 0;
      this.entries[end] = Math.floor(at / tables);
      ends[slot] = end + 1;
    }
  }

  match(other: Uint32Array): Match[][] {
    const matched = Array.from({ length: other.length / wordsPerPoint }, (): number[] => []);
    let count = 0;
    for (let table = 0; table < tables; table++) {
      if (table === firstTables && count < 2) break;
      for (const [point, found] of matched.entries()) {
        const slot = slotOf(other, point * wordsPerPoint, table);
        const end = this.starts[slot + 1] ?? 0;
        for (let entry = this.starts[slot] ?? 0; entry < end; entry++) {
          const at = this.entries[entry] ?? 0;
          if (this.differenceFrom(at * 4, other, point * wordsPerPoint) > maxDifference || found.includes(at)) continue;
          found.push(at);
          count++;
        }
      }
    }
    const byTurn: Match[][] = Array.from({ length: turns }, () => []);
    for (const [point, found] of matched.entries())
      if (found.length <= maxAlike)
        for (const at of found) byTurn[at % turns]?.push(this.asMatch(at, other, point * wordsPerPoint));
    return byTurn;
  }

  /** Counts different bits, and stops beyond the maximum. */
  private differenceFrom(at: number, other: Uint32Array, from: number): number {
    const { hashes } = this;
    const across =
      countBits((hashes[at] ?? 0) ^ (other[from] ?? 0)) + countBits((hashes[at + 1] ?? 0) ^ (other[from + 1] ?? 0));
    if (across > maxDifference) return across;
    const down = countBits((hashes[at + 2] ?? 0) ^ (other[from + 2] ?? 0));
    return across + down + countBits((hashes[at + 3] ?? 0) ^ (other[from + 3] ?? 0));
  }

  private asMatch(at: number, other: Uint32Array, from: number): Match {
    const { x, y, level } = this.points[at] ?? { x: 0, y: 0, level: 0 };
    const place = other[from + 4] ?? 0;
    return {
      x,
      y,
      otherX: xOf(place),
      otherY: yOf(place),
      scale: levelStep ** (level - levelOf(place)),
      difference: this.differenceFrom(at * 4, other, from),
    };
  }
}

/**
 * Prepares a picture.
 * @param points from `readPoints`
 * @returns a function that tells if this picture is inside another one, or the other inside it
 */
export function compareWithPoints(points: Uint32Array): (other: Uint32Array) => boolean {
  if (points.length === 0) return () => false;
  const places = new Places(points);
  return (other) => places.match(other).some((matches) => countAgreeing(matches) >= leastAgreeing);
}

/** Counts the points that agree on how one picture lies on the other. */
function countAgreeing(all: Match[]): number {
  if (all.length < leastAgreeing) return 0;
  const matches = all.sort((a, b) => a.difference - b.difference).slice(0, maxMatches);
  const groups = matches.map((match) => ({ match, near: matches.filter((other) => isRoughlyThere(match, other)) }));
  groups.sort((a, b) => b.near.length - a.near.length);
  let best = 0;
  for (const { match, near } of groups.slice(0, 5)) {
    if (near.length < leastAgreeing || near.length <= best) break;
    for (const other of near) best = Math.max(best, countOn(match, other, near));
  }
  return best;
}

const isScale = (one: number, other: number, most: number): boolean => one <= other * most && other <= one * most;

/** Returns true if a point is roughly at the position that another match, and the size of its square, predict. */
function isRoughlyThere(one: Match, other: Match): boolean {
  if (!isScale(one.scale, other.scale, roughScale)) return false;
  const x = (other.x - one.x) * one.scale;
  const y = (other.y - one.y) * one.scale;
  const limit = tolerance + 0.3 * Math.max(Math.abs(x), Math.abs(y));
  return Math.abs(x - other.otherX + one.otherX) < limit && Math.abs(y - other.otherY + one.otherY) < limit;
}

/**
 * Places one picture on the other by two matches.
 * @returns number of points at their predicted position
 */
function countOn(one: Match, two: Match, matches: readonly Match[]): number {
  const x = two.x - one.x;
  const y = two.y - one.y;
  const otherX = two.otherX - one.otherX;
  const otherY = two.otherY - one.otherY;
  const apart = x * x + y * y;
  if (apart < leastApart.one || otherX * otherX + otherY * otherY < leastApart.other) return 0;
  const along = (otherX * x + otherY * y) / apart;
  const aside = (otherY * x - otherX * y) / apart;
  const scale = Math.hypot(along, aside);
  if (along <= 0 || Math.abs(aside) > maxTurn * along || !isScale(scale, one.scale, fineScale)) return 0;
  const limit = tolerance * Math.max(0.6, Math.min(1.5, scale));
  const cells = new Set<number>();
  const otherCells = new Set<number>();
  for (const match of matches) {
    const fromX = match.x - one.x;
    const fromY = match.y - one.y;
    const offX = one.otherX + along * fromX - aside * fromY - match.otherX;
    const offY = one.otherY + aside * fromX + along * fromY - match.otherY;
    if (offX * offX + offY * offY > limit * limit || !isScale(scale, match.scale, fineScale)) continue;
    cells.add(Math.floor(match.x / cell.one) * pointUnits + Math.floor(match.y / cell.one));
    otherCells.add(Math.floor(match.otherX / cell.other) * pointUnits + Math.floor(match.otherY / cell.other));
  }
  return Math.min(cells.size, otherCells.size);
}
