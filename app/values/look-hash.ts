/**
 * Perceptual hashes of pictures and their crops, to find copies (dHash,
 * https://www.hackerfactor.com/blog/index.php?/archives/529-Kind-of-Like-That.html).
 */

/** Minimum difference between the lightest and the darkest pixel. A plainer picture resembles too many others. */
const minContrast = 24;

/**
 * Maximum number of different bits, out of 128, in two copies of one picture: measured
 * (docs/decisions/073-closings.md).
 */
const maxDifference = 16;

/** The same maximum for the 64-bit hashes of earlier releases. */
const maxOldDifference = 6;

/** Sizes of the small grey pictures for comparing: each bit tells if a pixel is lighter than the next one. */
export const acrossSize = { width: 9, height: 8 } as const;
export const downSize = { width: 8, height: 9 } as const;

/** Stands for the hash of a plain picture, which cannot be recognised. */
export const plainLook = "-";

/**
 * Sizes of crops around the middle that are hashed also, as fractions of width and height: copies are often cropped.
 */
export const cropShares = [0.96, 0.92, 0.88, 0.84, 0.8, 0.75, 0.7] as const;

/** The four 32-bit words of a hash; two words in earlier releases. */
export type Words = Uint32Array;

/**
 * Makes a hash.
 * @param across grey pixels of `acrossSize`
 * @param down grey pixels of `downSize`, row by row
 * @returns 32 hexadecimal digits; `plainLook` for a plain picture
 */
export function writeLook(across: Uint8Array, down: Uint8Array): string {
  if (Math.max(...across) - Math.min(...across) < minContrast) return plainLook;
  const bits = (grey: Uint8Array, width: number, next: number) =>
    bitsOf((row, column) => {
      const at = row * width + column;
      return (grey[at] ?? 0) < (grey[at + next] ?? 0);
    });
  const words = [...bits(across, acrossSize.width, 1), ...bits(down, downSize.width, downSize.width)];
  return words.map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** Returns eight rows of eight bits as two words. */
function bitsOf(isSet: (row: number, column: number) => boolean): [number, number] {
  const words: [number, number] = [0, 0];
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++)
      if (isSet(row, column)) words[row >> 2] = ((words[row >> 2] ?? 0) | (1 << (31 - ((row & 3) * 8 + column)))) >>> 0;
  return words;
}

/**
 * Returns the hashes of a photo, that of the whole picture first.
 * @param stored as in `photos.look`: separated by spaces, points last
 */
export const splitLooks = (stored: string | null): string[] =>
  stored === null ? [] : stored.split(" ").filter((look) => look !== plainLook && !/^(?:@|$)/.test(look));

/** Returns true for a hash of an earlier release, which compares only across. */
const isOld = (words: Words): boolean => words.length === 2;

/**
 * Reads a hash digit by digit, for speed: ten thousand photos are read while a family waits.
 * @param into buffer to reuse
 */
function readWords(look: string, into = new Uint32Array(look.length >> 3)): Words {
  for (let at = 0; at < look.length; at++) {
    const character = look.charCodeAt(at);
    into[at >> 3] = ((into[at >> 3] ?? 0) << 4) | ((character & 15) + (character >> 6) * 9);
  }
  return into;
}

const bitAt = (words: Words, first: number, row: number, column: number): boolean =>
  (((words[first + (row >> 2)] ?? 0) >>> (31 - ((row & 3) * 8 + column))) & 1) === 1;

/** Mirrors the picture of a hash: rows are reversed, and each comparison changes its sign. */
export const mirror = (words: Words): Words =>
  Uint32Array.from([
    ...bitsOf((row, column) => !bitAt(words, 0, row, 7 - column)),
    ...(isOld(words) ? [] : bitsOf((row, column) => bitAt(words, 2, row, 7 - column))),
  ]);

/** Exchanges rows and columns; combined with `mirror`, this makes every rotation. */
export const transpose = (words: Words): Words =>
  Uint32Array.from([
    ...bitsOf((row, column) => bitAt(words, 2, column, row)),
    ...bitsOf((row, column) => bitAt(words, 0, column, row)),
  ]);

/** Returns the hashes of the picture in all orientations: mirrored, and rotated by quarter turns. */
function orientationsOf(words: Words): Words[] {
  const found = [words, mirror(words)];
  if (isOld(words)) return found;
  while (found.length < 8) found.push(transpose(found.at(-1) as Words), mirror(transpose(found.at(-1) as Words)));
  return found;
}

export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const differenceOf = (one: Words, other: Words, from: number): number =>
  countBits((one[from] ?? 0) ^ (other[from] ?? 0)) + countBits((one[from + 1] ?? 0) ^ (other[from + 1] ?? 0));

function isNear(one: Words, other: Words): boolean {
  const across = differenceOf(one, other, 0);
  if (isOld(one) || isOld(other)) return across <= maxOldDifference;
  return across <= maxDifference && across + differenceOf(one, other, 2) <= maxDifference;
}

/** The hash of a closed picture. */
export interface ClosedHash {
  look: string;
  /** True for the hash of a crop, which is only compared with whole pictures. */
  isCrop: boolean;
}

/**
 * Prepares the comparison of many photos with closed ones.
 * @returns a function that tells if one hash of a photo resembles a closed one, also mirrored, rotated, cropped, or
 * with a border
 */
export function compareWith(closed: readonly ClosedHash[]): (looks: readonly string[]) => boolean {
  const readable = closed.filter(({ look }) => look !== plainLook && look !== "");
  const turned = (isCrop: boolean) =>
    readable.filter((one) => one.isCrop === isCrop).flatMap(({ look }) => orientationsOf(readWords(look)));
  const wholes = turned(false);
  const crops = turned(true);
  return (looks) =>
    looks.some((look, at) => {
      const words = readWords(look);
      const isAlike = (one: Words) => isNear(one, words);
      return wholes.some(isAlike) || (at === 0 && crops.some(isAlike));
    });
}
