import { expect, test } from "vitest";
import {
  type BankLine,
  sendStatement,
  statementPath,
  writeStatement,
} from "../../../../tests/support/bank-statement.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { findWentBack, textOf } from "./find-went-back.ts";
import type { BankStatementRow } from "./read-bank-statement.ts";

const line = (day: number, words: string, amount: number, ...others: string[]): BankStatementRow => ({
  row: 0,
  day: `2026-03-${String(day).padStart(2, "0")}`,
  words,
  amount,
  others,
  payer: "",
  fee: 0,
  balance: undefined,
});

const came = (words: string, day = 4) => line(day, words, 1_500);

test.each([
  ["Reversal of Pay Bill from A DONOR", ["A"]],
  ["A DONOR payment reversed", ["A"]],
  ["CONTRE-PASSATION VIR A DONOR", ["A"]],
  ["Extourne A DONOR", ["A"]],
  ["Annulation du virement", ["B"]],
  ["Reversal", ["B"]],
  ["Revoked: receipt SKT0AAAA01", ["A"]],
  ["Annual fee", []],
  ["Withdrawal of A DONOR", []],
])("%s reverses one credit: %j", (words, expected) => {
  const one = line(4, "Pay Bill from A DONOR", 1_500, "SKT0AAAA01");
  const other = line(5, "Pay Bill from B GIVER", 1_500, "SKT1AAAA01");
  const names = new Map([
    [one, "A"],
    [other, "B"],
  ]);
  expect(findBack([one, other, line(6, words, -1_500)]).map((found) => names.get(found))).toEqual(expected);
});

/** Finds the reversed credits among lines in the order of payments. */
function findBack(lines: BankStatementRow[]): BankStatementRow[] {
  const known = lines.flatMap((line, index) =>
    line.amount > 0 ? [{ line, index, day: line.day, amount: line.amount, text: textOf(line), payer: null }] : [],
  );
  const outs = lines.flatMap((line, index) => (line.amount < 0 ? [{ line, index }] : []));
  return [...findWentBack(outs, known, { prefixes: [], payerOf: () => null }).values()].map(({ line }) => line);
}

const wentBackOf = (...lines: BankStatementRow[]) => findBack(lines).map((found) => lines.indexOf(found));

test("a later credit, or another amount, is not reversed; each debit takes one", () => {
  expect(wentBackOf(line(3, "Reversal", -1_500), came("A DONOR"))).toEqual([]);
  expect(wentBackOf(came("A DONOR"), line(5, "Reversal", -1_400))).toEqual([]);
  expect(wentBackOf(came("A DONOR"), line(4, "Reversal", -1_500), came("A DONOR"))).toEqual([0]);
  expect(wentBackOf(line(4, "Reversal", -1_500), came("A DONOR"))).toEqual([1]);
  expect(wentBackOf(came("A"), came("A"), line(5, "Reversal", -1_500), line(5, "Reversal", -1_500))).toEqual([1, 0]);
});

test("a reversed payment makes no gift by itself; another payment of that amount does", async () => {
  const here = await withTreasurer();
  const first = await here.promise({ own: "1500", name: "A Donor" });
  const second = await here.promise({ own: "1500", name: "B Giver" });
  const lines: BankLine[] = [
    [4, `NIP/A DONOR/TAB ${first.code}`, 1_500],
    [5, `NIP/B GIVER/TAB ${second.code}`, 1_500],
    [6, "NIP/C FRIEND", 700],
    [7, "REVERSAL OF A DONOR", -1_500],
    [7, "REVERSAL", -700],
  ];
  await sendStatement(here, here.cookie, writeStatement(lines));
  expect((await here.gifts()).map(({ promise_id }) => promise_id)).toEqual([second.id]);
  const page = await here.open(statementPath);
  expect(page.match(/The same amount went back in this statement/g)).toHaveLength(2);
  expect(page).not.toContain("Reference and amount agree");
  // The payment came after all, as a person decides.
  await here.post(statementPath, { intent: "join", id: "1", promise: String(first.id) });
  expect((await here.gifts()).map(({ promise_id }) => promise_id)).toEqual([second.id, first.id]);
});

test("a longer statement shows that a waiting line was reversed", async () => {
  const here = await withTreasurer();
  const lines: BankLine[] = [[4, "NIP/A DONOR/GIFT", 1_500]];
  await sendStatement(here, here.cookie, writeStatement(lines));
  expect(await here.open(statementPath)).not.toContain("The same amount went back");
  await sendStatement(here, here.cookie, writeStatement([...lines, [5, "REVERSED A DONOR", -1_500]]));
  expect(await here.open(statementPath)).toContain("The same amount went back in this statement");
});
