import { alignLists, followBlocks } from "./align.ts";

export type Values = Record<string, string | string[]>;

/** Blocks of a field that need no decision, or both versions of a conflict. */
export type MergePart = { agreed: string[] } | { mine: string[]; theirs: string[] };

export const isConflict = (part: MergePart): part is { mine: string[]; theirs: string[] } => "mine" in part;

/**
 * Merges two versions of the same content. If only one person changed a block, that change is used; different changes
 * by both are a conflict.
 * @param base the common version; undefined makes each difference a conflict
 * @returns the parts of each field, in order
 */
export function mergeValues(base: Values | undefined, mine: Values, theirs: Values): Record<string, MergePart[]> {
  const entries = Object.entries(mine).map(([name, own]) => {
    const their = theirs[name] ?? "";
    const from = base?.[name];
    if (!Array.isArray(own)) return [name, mergeField(from, [own], [their].flat())];
    return [
      name,
      from === undefined ? compareLists(own, [their].flat()) : mergeLists([from].flat(), own, [their].flat()),
    ];
  });
  return Object.fromEntries(entries) as Record<string, MergePart[]>;
}

function mergeField(base: string | string[] | undefined, mine: string[], theirs: string[]): MergePart[] {
  const [from, own, their] = [base, mine, theirs].map((texts) => [texts ?? []].flat().join("\n"));
  if (own === their || their === from) return [{ agreed: mine }];
  if (own === from && base !== undefined) return [{ agreed: theirs }];
  return [{ mine, theirs }];
}

function mergeLists(base: string[], mine: string[], theirs: string[]): MergePart[] {
  const own = followBlocks(base, mine);
  const their = followBlocks(base, theirs);
  const parts: MergePart[] = [];
  for (const [index, added] of own.added.entries()) {
    const alsoAdded = their.added[index] ?? [];
    parts.push({ agreed: [...added, ...alsoAdded.filter((block) => !added.includes(block))] });
    if (index === base.length) break;
    const was = base[index];
    const here = own.blocks[index];
    const there = their.blocks[index];
    const listOf = (block: string | undefined) => (block === undefined ? [] : [block]);
    if (here === was) parts.push({ agreed: listOf(there) });
    else if (there === was || here === there) parts.push({ agreed: listOf(here) });
    else parts.push({ mine: listOf(here), theirs: listOf(there) });
  }
  return joinAgreed(parts);
}

function compareLists(mine: string[], theirs: string[]): MergePart[] {
  const parts: MergePart[] = [];
  let fromMine = 0;
  let fromTheirs = 0;
  for (const [a, b] of [...alignLists(mine, theirs), [mine.length, theirs.length] as const]) {
    const difference = { mine: mine.slice(fromMine, a), theirs: theirs.slice(fromTheirs, b) };
    if (difference.mine.length + difference.theirs.length > 0) parts.push(difference);
    parts.push({ agreed: mine.slice(a, a + 1) });
    [fromMine, fromTheirs] = [a + 1, b + 1];
  }
  return joinAgreed(parts);
}

function joinAgreed(parts: MergePart[]): MergePart[] {
  const joined: MergePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (!isConflict(part) && part.agreed.length === 0) continue;
    if (isConflict(part)) joined.push(part);
    else if (last !== undefined && !isConflict(last)) last.agreed.push(...part.agreed);
    else joined.push({ agreed: [...part.agreed] });
  }
  return joined;
}

/** Returns the texts of merged parts, with one person's side of conflicts. */
export const joinParts = (parts: MergePart[], side: "mine" | "theirs" = "mine"): string[] =>
  parts.flatMap((part) => (isConflict(part) ? part[side] : part.agreed));

type FormValues = Record<string, string[]>;

/** Merges sets of form values, such as photos: applies all additions and all removals. */
export function mergeSets(base: FormValues, mine: FormValues, theirs: FormValues): FormValues {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const entries = [...names].map((name) => {
    const [from, own, their] = [base, mine, theirs].map((values) => values[name] ?? []) as [
      string[],
      string[],
      string[],
    ];
    const left = own.filter((value) => their.includes(value) || !from.includes(value));
    return [name, [...left, ...their.filter((value) => !from.includes(value) && !own.includes(value))]];
  });
  return Object.fromEntries(entries.filter(([, values]) => (values?.length ?? 0) > 0));
}
