import { expect, test } from "vitest";
import { checkCharacter } from "../../../values/transfer-reference.ts";
import { type Candidates, type Credit, type MatchablePromise, proposeFor } from "./match-credit.ts";

const promise = (more: Partial<MatchablePromise> = {}): MatchablePromise => ({
  id: 1,
  code: "7K4QXM",
  prefix: "TAB",
  amount: 800_000,
  currency: "NGN",
  frequency: "once",
  purpose: null,
  name: "Ngozi Sample",
  sent_day: null,
  sent_from: null,
  state: "open",
  created_at: "2026-11-01T09:00:00.000Z",
  sent_at: null,
  stopped_at: null,
  ...more,
});

const credit = (more: Partial<Credit> = {}): Credit => ({
  amount: 800_000,
  currency: "NGN",
  day: "2026-11-04",
  narration: "NIP/tab 7k4 qxm gift",
  ...more,
});

const reasonOf = (line: Credit, promises: MatchablePromise[], more: Partial<Candidates> = {}) =>
  proposeFor(line, { promises, handGifts: [], prefixes: ["TAB"], tolerance: 0, ...more })?.reason;

const swapped = "7K4XQM";
const slip = "7K4QX9";

test.each([
  ["reference and amount", credit(), promise(), "exact"],
  ["the reference across spaces, dashes and case", credit({ narration: "TAB/7k4-Q X M" }), promise(), "exact"],
  ["the reference with another amount", credit({ amount: 500_000 }), promise(), "otherAmount"],
  ["a second transfer for a single promise", credit(), promise({ state: "received" }), "second"],
  ["the next month of a monthly one", credit(), promise({ state: "received", frequency: "monthly" }), "exact"],
  ["a promise that ended", credit(), promise({ state: "expired" }), "ended"],
  ["a fake promise", credit(), promise({ state: "fake" }), undefined],
  ["another currency", credit({ currency: "USD" }), promise(), "currency"],
  ["one slip and the right amount", credit({ narration: `TAB${slip}` }), promise(), "slip"],
  ["one slip and another amount", credit({ narration: `TAB${slip}`, amount: 700_000 }), promise(), undefined],
  ["a swap of two characters", credit({ narration: `TAB${swapped}` }), promise(), undefined],
  ["amount, days and a word of the name", credit({ narration: "NIP/NGOZI S/NOV" }), promise(), "name"],
  ["with accents", credit({ narration: "NIP/ADÉ" }), promise({ name: "Ade B" }), "name"],
  ["the amount alone", credit({ narration: "NIP/CHIOMA" }), promise(), undefined],
  ["the name with another amount", credit({ narration: "NGOZI", amount: 1 }), promise(), undefined],
  ["the name weeks later", credit({ narration: "NGOZI", day: "2026-11-20" }), promise(), undefined],
  [
    "a common word is no name",
    credit({ narration: "gift for the children" }),
    promise({ name: "The Children" }),
    undefined,
  ],
  ["a part of another word is no name", credit({ narration: "NGOZIKA" }), promise(), undefined],
  [
    "the name, weeks later, days after it was sent",
    credit({ narration: "NGOZI", day: "2026-11-20" }),
    promise({ sent_at: "2026-11-18T09:00:00.000Z" }),
    "name",
  ],
  [
    "the name, near the monthly day",
    credit({ narration: "CLASS OF 2009", day: "2027-02-28" }),
    promise({ name: "Class of 2009", frequency: "monthly", state: "received" }),
    "name",
  ],
])("%s: %#", (_what, line, promise, reason) => {
  expect(reasonOf(line, [promise])).toBe(reason);
});

test("a person decides about two references in one line", () => {
  const other = "D3MTYY";
  const line = credit({ narration: `TAB7K4QXM and TAB${other}` });
  expect(reasonOf(line, [promise(), promise({ id: 2, code: other })])).toBe("several");
});

test("fees are tolerated up to the setting, never the other way round", () => {
  const line = credit({ amount: 795_000, narration: `TAB${slip}` });
  expect(reasonOf(line, [promise()])).toBeUndefined();
  expect(reasonOf(line, [promise()], { tolerance: 5_000 })).toBe("slip");
  expect(reasonOf(credit({ amount: 805_000, narration: `TAB${slip}` }), [promise()], { tolerance: 5_000 })).toBe(
    undefined,
  );
});

test("money recorded by hand is not counted again", () => {
  const gift = {
    id: 5,
    amount: 800_000,
    currency: "NGN" as const,
    value_date: "2026-11-03",
    name: null,
    promise_id: 1,
  };
  expect(reasonOf(credit(), [promise({ state: "received" })], { handGifts: [gift] })).toBe("byHand");
  const unnamed = { ...gift, promise_id: null, value_date: "2026-11-04" };
  expect(reasonOf(credit({ narration: "NIP" }), [], { handGifts: [unnamed] })).toBe("byHand");
  expect(reasonOf(credit({ narration: "NIP", day: "2026-11-05" }), [], { handGifts: [unnamed] })).toBeUndefined();
});

test("two equal promises are proposed only if the transfer's words name one of them", () => {
  const sent = { sent_day: "2026-11-04", sent_from: "4567" };
  const ngozi = promise(sent);
  const ada = promise({ ...sent, id: 2, code: "D3MTYY", name: "Ada Giver" });
  const proposed = (narration: string, ...promises: MatchablePromise[]) => {
    const candidates = { promises, handGifts: [], prefixes: ["TAB"], tolerance: 0 };
    const found = proposeFor(credit({ narration, ends: ["4567"] }), candidates);
    return found && [found.reason, found.promise?.id];
  };
  expect(proposed("from 4567 ADA GIVER", ngozi, ada)).toEqual(["sender", 2]);
  expect(proposed("from 4567", ngozi, ada)).toBeUndefined();
  expect(proposed("from 4567 ADA AND NGOZI", ngozi, ada)).toBeUndefined();
  // A promise found by code and by amount is twice among the candidates.
  expect(proposed("from 4567", ngozi, ngozi)).toEqual(["sender", 1]);
});

test("the typing errors of the samples are one slip or one swap", () => {
  expect(checkCharacter("7K4QX")).toBe("M");
  expect(checkCharacter(swapped)).not.toBe("M");
});
