import { expect, test } from "vitest";
import { readMonthFile, readNewestRows } from "./read-month-file.server.ts";

/** A file of more rows than are read together, of two purses. */
const rows = Array.from({ length: 250 }, (_, index) => {
  const [purpose, payee] = index % 40 === 0 ? ["taps", '"Pipes, taps"'] : ["general", "a person"];
  return `${index + 1},2026-02-10,spent,bank-1,${purpose},trips,NGN,-1.00,,2026-0001,${payee},,2`;
});
const file = [`previous-sha256,${"0".repeat(64)}`, "line,day,what", ...rows, ""].join("\n");

test.each([
  ["of all purses", undefined, 120],
  ["of one purse", "taps", 5],
  ["of a purse with fewer", "taps", 100],
  ["of an unknown purse", "pad", 5],
])("the newest rows %s are those of the whole file", (_, code, limit) => {
  const isWanted = ({ purpose }: { purpose: string }) => code === undefined || purpose === code;
  const whole = readMonthFile(file).filter(isWanted).toReversed().slice(0, limit);
  expect(readNewestRows(file, code, { isWanted, limit })).toEqual(whole);
});
