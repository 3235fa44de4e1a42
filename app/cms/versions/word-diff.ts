import { alignLists, followBlocks } from "./align.ts";

export interface Run {
  kind: "same" | "ins" | "del";
  text: string;
}

/** Compares the blocks of a field word by word. */
export function compareBlocks(before: readonly string[], after: readonly string[]): Run[][] {
  const { blocks, added } = followBlocks(before, after);
  return added.flatMap((fresh, index) => {
    const was = before[index];
    const now = blocks[index];
    const inserted = fresh.map((text): Run[] => [{ kind: "ins", text }]);
    if (was === undefined) return inserted;
    return [...inserted, now === undefined ? [{ kind: "del", text: was } as Run] : compareWords(was, now)];
  });
}

const tokensOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

export function compareWords(before: string, after: string): Run[] {
  const old = tokensOf(before);
  const now = tokensOf(after);
  const bare = (tokens: string[]) => tokens.map((token) => token.trimEnd());
  const runs: Run[] = [];
  const add = (kind: Run["kind"], tokens: string[]) => {
    const text = tokens.join("");
    const last = runs.at(-1);
    if (text === "") return;
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  };
  let fromOld = 0;
  let fromNow = 0;
  for (const [a, b] of [...alignLists(bare(old), bare(now)), [old.length, now.length] as const]) {
    add("del", old.slice(fromOld, a));
    add("ins", now.slice(fromNow, b));
    add("same", now.slice(b, b + 1));
    [fromOld, fromNow] = [a + 1, b + 1];
  }
  return runs;
}
