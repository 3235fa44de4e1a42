import { expect, test } from "vitest";
import { hasRightCheckDigit } from "./nuban.ts";

test.each([
  ["011", "0000014579", true],
  ["011", "0000000220", true],
  ["044", "0010246780", true],
  ["221", "0054556411", true],
  ["50515", "5522116946", true],
  ["999991", "8106136519", true],
  ["058", "0010246780", false],
  ["011", "0000014578", false],
  ["011", "00 0001 4579", true],
  ["011", "123456789", undefined],
  ["", "0000014579", undefined],
  ["12", "0000014579", undefined],
])("the check digit of %s %s: %s", (code, account, isRight) => {
  expect(hasRightCheckDigit(code, account)).toBe(isRight);
});
