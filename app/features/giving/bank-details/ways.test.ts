import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { bareStep, sealedAfter, sealHead, sealRow, verifiedRows } from "./bank-seal.server.ts";
import { type BankRow, deriveBankState } from "./bank-state.ts";
import { markBankRestored, resealBank } from "./reseal-bank.server.ts";
import {
  formatWay,
  hasNumber,
  isSamePlace,
  isSameWays,
  isSharedNumber,
  readWays,
  type Way,
  withoutMore,
} from "./ways.ts";

const secret = "a secret of thirty-two characters";

const old = {
  version: 1,
  ways: null,
  bank_name: "Own Bank",
  naira_account: "1234567890",
  dollar_account: "0987654321",
};
const oldDetails = { ...old, account_name: "Upendo", bank_code: "058" };

/** Makes a chain of these steps, with its head. */
function chainOf(...steps: (Partial<BankRow> & Pick<BankRow, "what">)[]) {
  const rows: BankRow[] = [];
  let head = sealHead(secret, []);
  for (const [index, step] of steps.entries()) {
    const at = `2026-03-${String(10 + index)}T09:00:00.000Z`;
    const sealed = sealedAfter(secret, rows, { ...bareStep, at, ...step });
    rows.push(sealed.row);
    head = sealed.head;
  }
  return { rows, head };
}

/** As rows of version 2 store it. */
const paybillOfTwo = {
  kind: "paybill" as const,
  label: "M-Pesa Paybill",
  currency: "KES" as const,
  bank: null,
  bankCode: null,
  number: "247247",
  name: "Sauti ya Watoto",
};

const paybill: Way = { ...withoutMore, ...paybillOfTwo };

test("old rows are verified by the old formula, new rows after them by the new one", () => {
  const { rows, head } = chainOf(
    { what: "first", ...oldDetails },
    { what: "confirmed", version: 1 },
    { what: "asked", ways: JSON.stringify([paybill]), status: "scheduled", publish_at: "2026-03-15T09:00:00.000Z" },
  );
  expect(verifiedRows(secret, rows, head)).toEqual(rows);
  const state = deriveBankState(rows, new Date("2026-03-14T00:00:00.000Z"), (a, b) => a === b);
  expect(state.live?.ways.map(({ number, currency, bankCode }) => [number, currency, bankCode])).toEqual([
    ["1234567890", "NGN", "058"],
    ["0987654321", "USD", null],
  ]);
  expect(state.open?.ways).toEqual([paybill]);
});

test("the seal of version 1 stays the same", () => {
  const row = { ...bareStep, ...oldDetails, id: 1, what: "first" as const, at: "2026-03-10T09:00:00.000Z" };
  expect(sealRow("secret", row, "")).toBe("24c002429d72c42da6adc770b6fc1e8f20463b679072cfe848c0fe4b227a145c");
});

test("the seal of version 2 stays the same", () => {
  const ways = JSON.stringify([paybillOfTwo]);
  const row = { ...bareStep, version: 2, ways, id: 1, what: "first" as const, at: "2026-03-10T09:00:00.000Z" };
  expect(sealRow("secret", row, "")).toBe("a46f09c89d242b02be97a8d0de5cf56a2f185f7067c916ae243a2503751d3483");
});

test("rows of version 2 verify before newer ones", () => {
  const free = { ...paybill, kind: "wallet" as const, label: "InstaPay", steps: ["Open InstaPay"], hasReference: true };
  const { rows, head } = chainOf(
    { what: "first", version: 2, ways: JSON.stringify([paybillOfTwo]) },
    { what: "confirmed", version: 2 },
    { what: "asked", ways: JSON.stringify([{ ...paybill, account: "0112345678" }, free]) },
  );
  expect(verifiedRows(secret, rows, head)).toEqual(rows);
  expect(rows.map(readWays)).toEqual([[paybill], [], [{ ...paybill, account: "0112345678" }, free]]);
  const changed = rows.map((row, index) =>
    index === 2 ? { ...row, ways: (row.ways ?? "").replace("0112345678", "0112345679") } : row,
  );
  expect(verifiedRows(secret, changed, head)).toBeUndefined();
});

describe("the number of a way", () => {
  const shared: Way = { ...paybill, account: "0112 345678" };
  const wallet: Way = { ...paybill, kind: "wallet", label: "Mixx", number: "0712 345 678", steps: [] };

  test.each<[string, Way, string, boolean]>([
    ["a Paybill of its own", paybill, "247-247", true],
    ["a shared Paybill alone", shared, "247247", false],
    ["the account at it", shared, "0112345678", true],
    ["both numbers", shared, "247247 0112345678", true],
    ["another account at it", shared, "247247 0112345679", false],
    ["a telephone with its country", wallet, "+255 712 345 678", true],
    ["a telephone in Arabic digits", wallet, "٠٧١٢٣٤٥٦٧٨", true],
    ["an account without its nought", { ...paybill, kind: "bank", number: "0123456789" }, "123456789", false],
    ["an address of a wallet", { ...wallet, number: "upendo@instapay" }, "Upendo@InstaPay", true],
  ])("is found in %s", (_what, way, typed, isFound) => expect(hasNumber(way, typed)).toBe(isFound));

  test("is shared where others have accounts behind it", () => {
    expect([shared, paybill].map((way) => isSharedNumber(way, "247 247"))).toEqual([true, false]);
    expect(isSamePlace(shared, { ...shared, account: "999999" })).toBe(false);
    expect(isSameWays([shared], [{ ...shared, account: "999999" }])).toBe(false);
  });
});

test("a line for auditors has all facts of a way", () => {
  const bank: Way = { ...paybill, kind: "bank", bank: "Lake Bank", bic: "BARCKENX", abroad: "By Own Bank London" };
  expect(formatWay(bank)).toBe("Lake Bank 247247, KES, Sauti ya Watoto, BARCKENX, By Own Bank London");
  expect(formatWay({ ...paybill, account: "12345", steps: ["Dial *1#"] })).toBe(
    "M-Pesa Paybill 247247, 12345, KES, Sauti ya Watoto, Dial *1#",
  );
});

test("a lower version, or one of a later release, is never verified", () => {
  const fallen = chainOf({ what: "first", ways: JSON.stringify([paybill]) }, { what: "asked", ...oldDetails });
  expect(verifiedRows(secret, fallen.rows, fallen.head)).toBeUndefined();
  const { rows, head } = chainOf({ what: "first", ways: JSON.stringify([paybill]) });
  expect(
    verifiedRows(
      secret,
      rows.map((row) => ({ ...row, version: 4 })),
      head,
    ),
  ).toBeUndefined();
});

test.each<[string, Partial<BankRow>]>([
  ["version", { version: 1 }],
  ["ways", { ways: JSON.stringify([{ ...paybill, number: "247248" }]) }],
  ["an old column", { version: 1, naira_account: "1234567890" }],
])("a row altered in its %s verifies nowhere", (_what, change) => {
  const { rows, head } = chainOf({ what: "first", ways: JSON.stringify([paybill]) }, { what: "confirmed" });
  expect(verifiedRows(secret, rows, head)).toHaveLength(2);
  expect(
    verifiedRows(
      secret,
      rows.map((row, index) => (index === 0 ? { ...row, ...change } : row)),
      head,
    ),
  ).toBeUndefined();
});

test("a row of each version has its ways; a step without ways has none", () => {
  const [first] = chainOf({ what: "first", ...oldDetails }).rows;
  const [step] = chainOf({ what: "confirmed", version: 1 }).rows;
  const [later] = chainOf({ what: "confirmed" }).rows;
  expect([first && readWays(first).length, step && readWays(step).length, later && readWays(later).length]).toEqual([
    2, 0, 0,
  ]);
});

describe("a backup of an earlier release", () => {
  /** Makes a database file without the columns of ways, sealed as that release did. */
  function anOldFile() {
    const file = join(mkdtempSync(join(tmpdir(), "ways-")), "site.sqlite");
    const { rows, head } = chainOf({ what: "first", ...oldDetails }, { what: "confirmed", version: 1 });
    const db = new DatabaseSync(file);
    const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== "version" && name !== "ways");
    db.exec(`create table bank_details (${columns.join(", ")}); create table settings (name, value)`);
    const places = columns.map(() => "?").join(", ");
    for (const row of rows)
      db.prepare(`insert into bank_details values (${places})`).run(
        ...columns.map((name) => row[name as keyof BankRow]),
      );
    db.prepare("insert into settings values ('bankHead', ?)").run(JSON.stringify(head));
    const read = (key: string) => {
      const stored = db.prepare("select * from bank_details order by id").all() as unknown as BankRow[];
      const saved = db.prepare("select value from settings").get()?.value;
      return verifiedRows(key, stored, JSON.parse(String(saved)));
    };
    /** Changes the table as the migration does. */
    const update = () =>
      db.exec(
        "alter table bank_details add version integer not null default 1; alter table bank_details add ways text",
      );
    return { file, db, read, update };
  }

  test("is marked in its own version, then verifies with new rows after its update", () => {
    const { file, db, read, update } = anOldFile();
    markBankRestored(file, secret, "2026-03-12T09:00:00.000Z");
    update();
    const rows = read(secret) ?? [];
    expect(rows.map(({ what, version }) => [what, version])).toEqual([
      ["first", 1],
      ["confirmed", 1],
      ["restored", 1],
    ]);
    const next = {
      ...bareStep,
      what: "asked" as const,
      at: "2026-03-20T09:00:00.000Z",
      ways: JSON.stringify([paybill]),
    };
    const { row, head } = sealedAfter(secret, rows, next);
    expect(verifiedRows(secret, [...rows, row], head)).toHaveLength(4);
    db.close();
  });

  test("is sealed for another secret", () => {
    const { file, db, read, update } = anOldFile();
    resealBank(file, secret, "the secret of a copy");
    update();
    expect(read("the secret of a copy")).toHaveLength(2);
    expect(read(secret)).toBeUndefined();
    db.close();
  });
});
