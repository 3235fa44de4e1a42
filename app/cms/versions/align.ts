/** Maximum number of comparisons, which limits the time; beyond it, the middle counts as different. */
const maxCells = 4_000_000;

/** Returns the longest common subsequence, as pairs of indexes. */
export function alignLists(one: readonly string[], other: readonly string[]): [number, number][] {
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start++;
  let end = 0;
  const shorter = Math.min(one.length, other.length) - start;
  while (end < shorter && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  const before = Array.from({ length: start }, (_, index): [number, number] => [index, index]);
  const after = Array.from({ length: end }, (_, index): [number, number] => [
    one.length - end + index,
    other.length - end + index,
  ]);
  const middle = alignMiddle(one.slice(start, one.length - end), other.slice(start, other.length - end));
  return [...before, ...middle.map(([a, b]): [number, number] => [a + start, b + start]), ...after];
}

function alignMiddle(one: readonly string[], other: readonly string[]): [number, number][] {
  const width = other.length + 1;
  if (one.length * other.length > maxCells) return [];
  // Length of the longest common subsequence from these indexes on.
  const lengths = new Uint32Array((one.length + 1) * width);
  const at = (a: number, b: number) => lengths[a * width + b] ?? 0;
  for (let a = one.length - 1; a >= 0; a--) {
    for (let b = other.length - 1; b >= 0; b--)
      lengths[a * width + b] = one[a] === other[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
  }
  const pairs: [number, number][] = [];
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    if (one[a] === other[b]) pairs.push([a++, b++]);
    else if (at(a + 1, b) >= at(a, b + 1)) a++;
    else b++;
  }
  return pairs;
}

export interface BlockChanges {
  /** Current text of each old block; undefined for a removed block. */
  blocks: (string | undefined)[];
  /** New blocks before each old block, and after the last. */
  added: string[][];
}

/** Minimum share of common words of two versions of a block. */
const leastSimilarity = 0.3;

/** Finds unchanged, changed, removed and new blocks. */
export function followBlocks(old: readonly string[], now: readonly string[]): BlockChanges {
  const blocks: (string | undefined)[] = old.map(() => undefined);
  const added: string[][] = Array.from({ length: old.length + 1 }, () => []);
  const pairs: [number, number][] = [...alignLists(old, now), [old.length, now.length]];
  let fromOld = 0;
  let fromNow = 0;
  for (const [a, b] of pairs) {
    let next = fromOld;
    let follows = fromNow;
    for (const [oldPlace, nowPlace] of pairSimilar(old.slice(fromOld, a), now.slice(fromNow, b))) {
      added[next]?.push(...now.slice(follows, fromNow + nowPlace));
      blocks[fromOld + oldPlace] = now[fromNow + nowPlace];
      next = fromOld + oldPlace + 1;
      follows = fromNow + nowPlace + 1;
    }
    added[next]?.push(...now.slice(follows, b));
    if (a < old.length) blocks[a] = now[b];
    [fromOld, fromNow] = [a + 1, b + 1];
  }
  return { blocks, added };
}

/** Pairs changed blocks: in order if their numbers agree; otherwise by similarity. */
function pairSimilar(old: string[], now: string[]): [number, number][] {
  if (old.length === now.length || old.length * now.length > 10_000)
    return Array.from({ length: Math.min(old.length, now.length) }, (_, index) => [index, index]);
  const width = now.length + 1;
  const best = new Float64Array((old.length + 1) * width);
  const at = (a: number, b: number) => best[a * width + b] ?? 0;
  const scores = old.map((before) => now.map((after) => similarity(before, after)));
  const scoreOf = (a: number, b: number) => {
    const score = scores[a]?.[b] ?? 0;
    return score < leastSimilarity ? 0 : score + at(a + 1, b + 1);
  };
  for (let a = old.length - 1; a >= 0; a--) {
    for (let b = now.length - 1; b >= 0; b--) best[a * width + b] = Math.max(scoreOf(a, b), at(a + 1, b), at(a, b + 1));
  }
  const pairs: [number, number][] = [];
  for (let a = 0, b = 0; a < old.length && b < now.length; ) {
    if (scoreOf(a, b) > 0 && at(a, b) === scoreOf(a, b)) pairs.push([a++, b++]);
    else if (at(a + 1, b) >= at(a, b + 1)) a++;
    else b++;
  }
  return pairs;
}

export const splitWords = (text: string): string[] => text.match(/\S+/g) ?? [];

/** Counts words that the other list lacks, including repetitions. */
export function countMissing(words: string[], among: string[]): number {
  const left = new Map<string, number>();
  for (const word of among) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  }).length;
}

/** Returns the share of common words, from 0 to 1. */
function similarity(before: string, after: string): number {
  const a = splitWords(before);
  const b = splitWords(after);
  return a.length + b.length === 0 ? 1 : (2 * (a.length - countMissing(a, b))) / (a.length + b.length);
}
