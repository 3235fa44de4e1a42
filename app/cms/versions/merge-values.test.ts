import { array, assert, constantFrom, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { decide } from "./conflict-dialog.tsx";
import { isConflict, joinParts, mergeSets, mergeValues } from "./merge-values.ts";

const merge = (base: string[], mine: string[], theirs: string[]) =>
  mergeValues({ text: base }, { text: mine }, { text: theirs }).text ?? [];

const base = ["One is here.", "Two is here.", "Three is here."];

describe("blocks", () => {
  test.each([
    [
      "changed by one, each another",
      ["One!", base[1], base[2]],
      [base[0], base[1], "Three!"],
      ["One!", base[1], "Three!"],
    ],
    [
      "that are neighbours, changed by one each",
      ["One!", base[1], base[2]],
      [base[0], "Two!", base[2]],
      ["One!", "Two!", base[2]],
    ],
    ["added by one and removed by the other", [...base, "Four."], base.slice(1), [base[1], base[2], "Four."]],
    [
      "added at the same place by both: mine, then theirs",
      [...base, "Mine."],
      [...base, "Theirs."],
      [...base, "Mine.", "Theirs."],
    ],
    ["changed alike by both", ["One!", base[1], base[2]], ["One!", base[1], base[2]], ["One!", base[1], base[2]]],
    [
      "changed by one while the other adds one beside it",
      [base[0], "Two is there.", base[2]],
      [base[0], base[1], "New words.", base[2]],
      [base[0], "Two is there.", "New words.", base[2]],
    ],
  ])("%s merge by themselves", (_, mine, theirs, wanted) => {
    const parts = merge(base, mine as string[], theirs as string[]);
    expect(parts.filter(isConflict)).toEqual([]);
    expect(joinParts(parts)).toEqual(wanted);
  });

  test("with different changes by both people are the only conflict", () => {
    const parts = merge(base, [base[0] as string, "Two, mine.", "Three!"], ["One!", "Two, theirs.", base[2] as string]);
    expect(parts).toEqual([
      { agreed: ["One!"] },
      { mine: ["Two, mine."], theirs: ["Two, theirs."] },
      { agreed: ["Three!"] },
    ]);
  });

  test("changed by one person but removed by the other are a conflict", () => {
    const parts = merge(
      base,
      [base[0] as string, "Two is changed.", base[2] as string],
      [base[0] as string, base[2] as string],
    );
    expect(parts.filter(isConflict)).toEqual([{ mine: ["Two is changed."], theirs: [] }]);
  });

  test("without a common base conflict at every difference", () => {
    const { text = [] } = mergeValues(undefined, { text: ["One.", "Two."] }, { text: ["One.", "Zwei."] });
    expect(text).toEqual([{ agreed: ["One."] }, { mine: ["Two."], theirs: ["Zwei."] }]);
  });

  const texts = array(constantFrom("a b c d", "e f g h", "i j k l", "a b c x", "m n o p"), { maxLength: 6 });

  test("all changes of a single writer are kept", () => {
    assert(
      property(texts, texts, (start, now) => {
        expect(joinParts(merge(start, now, start))).toEqual(now);
        expect(joinParts(merge(start, start, now))).toEqual(now);
      }),
    );
  });

  test("no text of either person is lost: it is agreed or in conflict", () => {
    assert(
      property(texts, texts, texts, (start, mine, theirs) => {
        const parts = merge(start, mine, theirs);
        const all = new Set(parts.flatMap((part) => (isConflict(part) ? [...part.mine, ...part.theirs] : part.agreed)));
        for (const block of [...mine, ...theirs]) if (!start.includes(block)) expect(all.has(block)).toBe(true);
      }),
    );
  });
});

test("one person's field change counts; a change by both is a conflict", () => {
  const merged = mergeValues({ title: "A", theme: "B" }, { title: "A1", theme: "B1" }, { title: "A", theme: "B2" });
  expect(merged).toEqual({ title: [{ agreed: ["A1"] }], theme: [{ mine: ["B1"], theirs: ["B2"] }] });
});

test("photos keep every addition, every removal, one person's details", () => {
  const start = { photos: ["1", "2"], "photo-1-alt": ["Old"] };
  const mine = { photos: ["1", "2", "3"], "photo-1-alt": ["Old"], "photo-3-consent": ["on"] };
  const theirs = { photos: ["1", "4"], "photo-1-alt": ["New"] };
  expect(mergeSets(start, mine, theirs)).toEqual({
    photos: ["1", "3", "4"],
    "photo-1-alt": ["New"],
    "photo-3-consent": ["on"],
  });
  expect(mergeSets({ c: ["on"] }, {}, { c: ["on"] })).toEqual({});
});

test("a decided form has each choice in order with the agreed rest", () => {
  const conflict = {
    version: 7,
    by: "Bola",
    at: "",
    formValues: { title: ["Mine"], text: ["A", "my b", "C"], photos: ["1"], version: ["5"] },
    fields: [
      { name: "title", label: "Title", isList: false, parts: [{ mine: ["Mine"], theirs: ["Theirs"] }] },
      {
        name: "text",
        label: "Text",
        isList: true,
        parts: [{ agreed: ["A"] }, { mine: ["my b"], theirs: ["their b"] }, { agreed: ["C"] }],
      },
    ],
  };
  expect(decide(conflict, ["theirs", "both"])).toEqual({
    title: ["Theirs"],
    text: ["A", "my b", "their b", "C"],
    photos: ["1"],
    version: ["7"],
  });
});
