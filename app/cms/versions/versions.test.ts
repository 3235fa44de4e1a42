import { describe, expect, test } from "vitest";
import { findExcessVersions, thinVersions, type VersionFacts } from "./thin-versions.ts";
import { compareBlocks, compareWords } from "./word-diff.ts";

describe("differences in words", () => {
  test("mark added or removed words, keeping every word of both", () => {
    const before = "up the last of our many taps, and the children wrote a song";
    const after = "up the last of forty taps, and the children wrote a song";
    expect(compareWords(before, after)).toEqual([
      { kind: "same", text: "up the last of " },
      { kind: "del", text: "our many " },
      { kind: "ins", text: "forty " },
      { kind: "same", text: "taps, and the children wrote a song" },
    ]);
  });

  test("compare block by block: changed, removed, new", () => {
    expect(compareBlocks(["One two three.", "Gone."], ["One two four."])).toEqual([
      [
        { kind: "same", text: "One two " },
        { kind: "del", text: "three." },
        { kind: "ins", text: "four." },
      ],
      [{ kind: "del", text: "Gone." }],
    ]);
    expect(compareBlocks([], ["New."])).toEqual([[{ kind: "ins", text: "New." }]]);
  });

  test("are found quickly in two long unrelated texts", () => {
    const text = (word: string) => Array.from({ length: 5_000 }, (_, n) => word + n).join(" ");
    expect(compareWords(text("a"), text("b")).map(({ kind }) => kind)).toEqual(["del", "ins"]);
  });
});

describe("versions", () => {
  const start = Date.parse("2026-03-10T09:00:00Z");
  let version = 0;
  const at = (minutes: number, saved_by = "Ann", origin: VersionFacts["origin"] = "saved"): VersionFacts => ({
    version: ++version,
    saved_at: new Date(start + minutes * 60_000).toISOString(),
    saved_by,
    origin,
  });
  const minutesOf = (versions: VersionFacts[]) =>
    versions.map(({ saved_at }) => (Date.parse(saved_at) - start) / 60_000);

  test("keep one per person each hour, besides published, restored or rejected ones", () => {
    const all = [
      at(0),
      at(10),
      at(59),
      at(61),
      at(70, "Bob"),
      at(75),
      at(80, "Ann", "published"),
      at(85),
      at(90),
      at(95, "Ann", "unchosen"),
    ];
    expect(minutesOf(thinVersions(all.toReversed()))).toEqual([95, 90, 80, 75, 70, 61, 59]);
  });

  test("are thinned after a day to fifty, none over two years old but the newest published", () => {
    const day = 24 * 60;
    const today = [at(0), at(1), at(2)].toReversed();
    expect(findExcessVersions(today, start + day * 59_000)).toEqual([]);
    expect(minutesOf(findExcessVersions(today, start + (day + 3) * 60_000))).toEqual([1, 0]);
    const many = Array.from({ length: 60 }, (_, n) => at(n * 61)).toReversed();
    expect(findExcessVersions(many, start + 10 * day * 60_000)).toHaveLength(10);
    const old = [at(0, "Ann", "published"), at(day), at(2 * day, "Ann", "published"), at(3 * day), at(4 * day)];
    expect(minutesOf(findExcessVersions(old.toReversed(), start + 900 * day * 60_000))).toEqual([3 * day, day, 0]);
  });
});
