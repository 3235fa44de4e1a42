import { expect, test } from "vitest";
import { type FileEntry, noSeal, writeMonthFile } from "./write-month-file.server.ts";

const place = (code: string, minor: number, what: FileEntry["what"] = "spent") =>
  ({ what, place: code, purpose: "", kind: "", currency: "NGN", minor }) as const;
const purse = (code: string, minor: number, what: FileEntry["what"] = "spent", kind = "") =>
  ({ what, place: "", purpose: code, kind, currency: "NGN", minor }) as const;

const anEntry = (id: number, changes: Partial<FileEntry>): FileEntry => ({
  id,
  day: "2026-10-26",
  what: "spent",
  isOfGift: false,
  voucher: "",
  payee: "",
  fixes: null,
  people: 2,
  postings: [],
  ...changes,
});

const spent = anEntry(7, {
  voucher: "2026-0118",
  payee: "a person",
  postings: [place("hand-1", -4_100_000), purse("pad-a-girl", -4_100_000, "spent", "trips")],
});

test("a voucher stands in one row with its place and its purpose", () => {
  const { text, lines, last } = writeMonthFile(
    "2026-10",
    noSeal,
    { entries: [spent], vouchers: [] },
    { lines: new Map(), last: 803 },
  );
  expect(text.split("\n")).toEqual([
    `previous-sha256,${noSeal}`,
    "line,day,what,place,purpose,kind,currency,amount,count,voucher,payee,fixes,people",
    "804,2026-10-26,spent,hand-1,pad-a-girl,trips,NGN,-41000.00,,2026-0118,a person,,2",
    "",
  ]);
  expect([lines.get(7), last]).toEqual([804, 804]);
});

test("gifts stand in a row for each place and each purpose, on the last day", () => {
  const gift = (id: number, minor: number) =>
    anEntry(id, {
      what: "gift",
      isOfGift: true,
      people: 0,
      postings: [place("bank-1", minor, "gift"), purse("general", minor, "gift")],
    });
  const { text } = writeMonthFile(
    "2026-02",
    noSeal,
    { entries: [gift(1, 500), gift(2, 250)], vouchers: [] },
    { lines: new Map(), last: 0 },
  );
  expect(text.split("\n").slice(2, -1)).toEqual([
    "1,2026-02-28,gift,,general,,NGN,7.50,2,,,,",
    "2,2026-02-28,gift,bank-1,,,NGN,7.50,2,,,,",
  ]);
});

test("a correction names the line that it mends, also of an earlier month", () => {
  const back = anEntry(9, { fixes: 3, postings: [place("box-1", 100), purse("general", 100, "spent", "trips")] });
  const { text } = writeMonthFile(
    "2026-10",
    noSeal,
    { entries: [back], vouchers: [] },
    { lines: new Map([[3, 12]]), last: 20 },
  );
  expect(text).toContain("21,2026-10-26,spent,box-1,general,trips,NGN,1.00,,,,12,2");
});

test("money that was put in with a voucher has rows without a place", () => {
  const entry = {
    ...spent,
    postings: [...spent.postings, purse("pad-a-girl", 50, "put-in"), purse("general", -50, "put-in")],
  };
  const { text } = writeMonthFile("2026-10", noSeal, { entries: [entry], vouchers: [] }, { lines: new Map(), last: 0 });
  expect(text).toContain("\n1,2026-10-26,put-in,,general,,NGN,-0.50,,2026-0118,a person,,2\n");
});

test("a refused number stands with 0.00", () => {
  const refused = { day: "2026-10-02", what: "refused", voucher: "2026-0009", currency: "NGN" } as const;
  const { text } = writeMonthFile(
    "2026-10",
    noSeal,
    { entries: [], vouchers: [refused] },
    { lines: new Map(), last: 0 },
  );
  expect(text).toContain("1,2026-10-02,refused,,,,NGN,0.00,,2026-0009,,,");
});

test("a name that a spreadsheet takes for a formula gets a sign before it", () => {
  const entry = { ...spent, payee: '=HYPERLINK("x")' };
  const { text } = writeMonthFile("2026-10", noSeal, { entries: [entry], vouchers: [] }, { lines: new Map(), last: 0 });
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
});
