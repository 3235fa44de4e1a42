import { placeOf, pointUnits, wordsPerPoint } from "../../values/look-points.ts";

/** A greyscale picture, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Maximum number of points on each level of the pyramid. */
export const pointsPerLevel = [40, 36, 32, 28, 24, 20, 16] as const;

/** Size of the square around a corner: 11 × 11 cells of 3 × 3 pixels. */
const cells = 11;
const cellPixels = 3;
const half = Math.floor((cells * cellPixels) / 2);

/** Minimum side of a level: one square and one pixel. */
export const leastLevelPixels = cells * cellPixels + 1;

/** Each bit compares two groups of `together` cells, whose distance is `apart`. */
const apart = 3;
const together = 4;

const leastSharpness = 60;

/**
 * Letters are sharper than anything in a picture, so each sixteenth of the picture gets at most an eighth of the
 * points.
 */
const parts = 4;
const partShare = 1 / 8;

interface Corner {
  x: number;
  y: number;
  sharpness: number;
}

/**
 * Finds the points of a picture.
 * @param levels of its pyramid, the largest first
 */
export function findPoints(levels: readonly GreyPicture[]): Uint32Array {
  const words = levels.flatMap((grey, level) =>
    findCorners(grey, pointsPerLevel[level] ?? 0).flatMap(({ x, y }) => {
      const unit = (at: number) =>
        Math.min(pointUnits - 1, Math.round((at * pointUnits) / Math.max(grey.width, grey.height)));
      return [...hashAround(grey, x, y), placeOf(unit(x), unit(y), level)];
    }),
  );
  return words.length % wordsPerPoint === 0 ? Uint32Array.from(words) : new Uint32Array(0);
}

/** Finds the sharpest corners, spread over the picture (Shi and Tomasi, https://doi.org/10.1109/CVPR.1994.323794). */
function findCorners(grey: GreyPicture, most: number): Corner[] {
  const { width, height } = grey;
  const found = findPeaks(sharpnessOf(grey), width, height).sort((a, b) => b.sharpness - a.sharpness);
  const taken = new Uint16Array(parts * parts);
  const near = Math.max(4, Math.sqrt((width * height) / most) / 3);
  const kept: Corner[] = [];
  for (const corner of found) {
    if (kept.length >= most) break;
    const part = Math.floor((corner.y * parts) / height) * parts + Math.floor((corner.x * parts) / width);
    if ((taken[part] ?? 0) >= most * partShare) continue;
    if (kept.some(({ x, y }) => Math.abs(x - corner.x) < near && Math.abs(y - corner.y) < near)) continue;
    taken[part] = (taken[part] ?? 0) + 1;
    kept.push(corner);
  }
  return kept;
}

/** Computes for each pixel how much the picture changes around it in the direction in which it changes least. */
function sharpnessOf({ width, height, data }: GreyPicture): Float32Array {
  const [xx, yy, xy] = [0, 1, 2].map(() => new Float32Array(data.length)) as [Float32Array, Float32Array, Float32Array];
  for (let at = width + 1; at < data.length - width - 1; at++) {
    const x = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
    const y = (data[at + width] ?? 0) - (data[at - width] ?? 0);
    xx[at] = x * x;
    yy[at] = y * y;
    xy[at] = x * y;
  }
  const acrosses = sumAround(xx, width);
  const downs = sumAround(yy, width);
  const both = sumAround(xy, width);
  const sharpness = new Float32Array(data.length);
  for (let y = half; y < height - half; y++)
    for (let x = half; x < width - half; x++) {
      const at = y * width + x;
      const across = acrosses[at] ?? 0;
      const down = downs[at] ?? 0;
      const mixed = both[at] ?? 0;
      const spread = (across - down) / 2;
      sharpness[at] = ((across + down) / 2 - Math.sqrt(spread * spread + mixed * mixed)) / 25;
    }
  return sharpness;
}

/** Sums the values in a 5 × 5 square around each pixel. */
function sumAround(values: Float32Array, width: number): Float32Array {
  return sumAlong(sumAlong(values, 1), width);
}

function sumAlong(values: Float32Array, step: number): Float32Array {
  const sums = new Float32Array(values.length);
  for (let at = 2 * step; at < values.length - 2 * step; at++)
    sums[at] =
      (values[at - 2 * step] ?? 0) +
      (values[at - step] ?? 0) +
      (values[at] ?? 0) +
      (values[at + step] ?? 0) +
      (values[at + 2 * step] ?? 0);
  return sums;
}

function findPeaks(sharpness: Float32Array, width: number, height: number): Corner[] {
  const found: Corner[] = [];
  const before = [-1, -width, -width - 1, -width + 1];
  const after = [1, width, width - 1, width + 1];
  for (let y = half; y < height - half; y++)
    for (let x = half; x < width - half; x++) {
      const at = y * width + x;
      const value = sharpness[at] ?? 0;
      if (value < leastSharpness) continue;
      // If neighbours are equal, only one of them is the peak.
      if (
        before.every((step) => value >= (sharpness[at + step] ?? 0)) &&
        after.every((step) => value > (sharpness[at + step] ?? 0))
      )
        found.push({ x, y, sharpness: value });
    }
  return found;
}

/** Hashes the square around a corner, like a whole picture, but compares distant cells: less noise. */
function hashAround({ width, data }: GreyPicture, x: number, y: number): Uint32Array {
  const grid = new Float32Array(cells * cells);
  for (let row = 0; row < cells * cellPixels; row++)
    for (let column = 0; column < cells * cellPixels; column++) {
      const at = Math.floor(row / cellPixels) * cells + Math.floor(column / cellPixels);
      grid[at] = (grid[at] ?? 0) + (data[(y - half + row) * width + x - half + column] ?? 0);
    }
  const sumOf = (first: number, step: number) => {
    let sum = 0;
    for (let next = 0; next < together; next++) sum += grid[first + next * step] ?? 0;
    return sum;
  };
  const words = new Uint32Array(4);
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      const at = row * cells + column;
      const bit = 1 << (31 - ((row & 3) * 8 + column));
      const word = row >> 2;
      if (sumOf(at, cells) < sumOf(at + apart, cells)) words[word] = (words[word] ?? 0) | bit;
      if (sumOf(at, 1) < sumOf(at + apart * cells, 1)) words[word + 2] = (words[word + 2] ?? 0) | bit;
    }
  return words;
}
