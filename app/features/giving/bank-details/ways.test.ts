// SQLite alone: other tests run their SQL on PostgreSQL, compared statement by statement.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { countries } from "content/countries/index.ts";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { agree, giveBank, waysOfAccounts } from "../../../../tests/support/bank.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, signIn, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { trustTime } from "../../../server/db/trusted-time.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { bareStep, headOf, sealedAfter, sealOf, verifiedRows } from "./bank-seal.server.ts";
import { type BankRow, bankStateOf } from "./bank-state.ts";
import { markBankRestored, resealBank } from "./reseal-bank.server.ts";
import { waysSchema } from "./way-schema.ts";
import { type Way, waysOf } from "./ways.ts";

const secret = "a secret of thirty-two characters";

const old = {
  version: 1,
  ways: null,
  bank_name: "Own Bank",
  naira_account: "1234567890",
  dollar_account: "0987654321",
};
const oldDetails = { ...old, account_name: "Upendo", bank_code: "058" };

/** A chain of these steps, and its head. */
function chainOf(...steps: (Partial<BankRow> & Pick<BankRow, "what">)[]) {
  const rows: BankRow[] = [];
  let head = headOf(secret, []);
  for (const [place, step] of steps.entries()) {
    const at = `2026-03-${String(10 + place)}T09:00:00.000Z`;
    const sealed = sealedAfter(secret, rows, { ...bareStep, at, ...step });
    rows.push(sealed.row);
    head = sealed.head;
  }
  return { rows, head };
}

const paybill: Way = {
  kind: "paybill",
  label: "M-Pesa Paybill",
  currency: "KES",
  bank: null,
  bankCode: null,
  number: "247247",
  name: "Sauti ya Watoto",
};

test("rows of before verify by the old formula, and new ones after them by theirs", () => {
  const { rows, head } = chainOf(
    { what: "first", ...oldDetails },
    { what: "confirmed", version: 1 },
    { what: "asked", ways: JSON.stringify([paybill]), status: "scheduled", publish_at: "2026-03-15T09:00:00.000Z" },
  );
  expect(verifiedRows(secret, rows, head)).toEqual(rows);
  const state = bankStateOf(rows, new Date("2026-03-14T00:00:00.000Z"), (one, other) => one === other);
  expect(state.live?.ways.map(({ number, currency, bankCode }) => [number, currency, bankCode])).toEqual([
    ["1234567890", "NGN", "058"],
    ["0987654321", "USD", null],
  ]);
  expect(state.open?.ways).toEqual([paybill]);
});

test("the seal of a release before is what it was", () => {
  const row = { ...bareStep, ...oldDetails, id: 1, what: "first" as const, at: "2026-03-10T09:00:00.000Z" };
  expect(sealOf("secret", row, "")).toBe("24c002429d72c42da6adc770b6fc1e8f20463b679072cfe848c0fe4b227a145c");
});

test("a version that falls along the chain, and one of a later release, verify nowhere", () => {
  const fallen = chainOf({ what: "first", ways: JSON.stringify([paybill]) }, { what: "asked", ...oldDetails });
  expect(verifiedRows(secret, fallen.rows, fallen.head)).toBeUndefined();
  const { rows, head } = chainOf({ what: "first", ways: JSON.stringify([paybill]) });
  expect(
    verifiedRows(
      secret,
      rows.map((row) => ({ ...row, version: 3 })),
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
      rows.map((row, place) => (place === 0 ? { ...row, ...change } : row)),
      head,
    ),
  ).toBeUndefined();
});

test("a row of each version says its ways; a step without any has none", () => {
  const [first] = chainOf({ what: "first", ...oldDetails }).rows;
  const [step] = chainOf({ what: "confirmed", version: 1 }).rows;
  const [later] = chainOf({ what: "confirmed" }).rows;
  expect([first && waysOf(first).length, step && waysOf(step).length, later && waysOf(later).length]).toEqual([
    2, 0, 0,
  ]);
});

type Fields = Record<string, string>;

/** What the form of a country says of these fields: the ways, or the fields that are wrong. */
function read(code: keyof typeof countries, fields: Fields) {
  const result = v.safeParse(waysSchema(countries[code]), fields, { abortPipeEarly: true });
  if (result.success)
    return result.output.ways.map(({ label, number, currency }) => [label, number, currency].join(" "));
  return Object.fromEntries(result.issues.map(({ path, message }) => [String(path?.[0]?.key), message]));
}

const till = { form1: "M-Pesa Till", number1: "5123456", name1: "Sauti ya Watoto" };
const bank = { form1: "Bank account", bank1: "Lake Bank", number1: "0112 3456 7890", name1: "Sauti ya Watoto" };
const rib = { form1: "RIB", bank1: "Banque du Lac", name1: "Voix des Enfants", number1: "SN010 01520 000485000030 35" };
const iban = { ...rib, form1: "IBAN", number1: "SN08 SN01 0015 2000 0485 0000 3035" };

test.each<[keyof typeof countries, string, Fields, unknown]>([
  ["KE", "a Till", till, ["M-Pesa Till 5123456 KES"]],
  ["KE", "a bank, with blanks", bank, ["Bank account 0112 3456 7890 KES"]],
  ["KE", "a bank in dollars", { ...bank, currency1: "USD" }, ["Bank account 0112 3456 7890 USD"]],
  ["SN", "a RIB", rib, [`RIB ${rib.number1} XOF`]],
  ["SN", "an IBAN", iban, [`IBAN ${iban.number1} XOF`]],
  [
    "KE",
    "four ways in their order",
    {
      ...bank,
      form2: "M-Pesa Paybill",
      number2: "247247",
      name2: "S",
      form4: "M-Pesa Till",
      number4: "5123456",
      name4: "S",
      form3: "Bank account",
      bank3: "B",
      number3: "998877665544",
      name3: "S",
      currency3: "USD",
    },
    [
      "Bank account 0112 3456 7890 KES",
      "M-Pesa Paybill 247247 KES",
      "Bank account 998877665544 USD",
      "M-Pesa Till 5123456 KES",
    ],
  ],
])("%s takes %s", (code, _what, fields, ways) => expect(read(code, fields)).toEqual(ways));

test.each<[keyof typeof countries, string, Fields, Fields]>([
  ["KE", "nothing", {}, { form1: "Choose at least one way to give" }],
  [
    "KE",
    "a Paybill with a letter",
    { ...till, form1: "M-Pesa Paybill", number1: "24724A" },
    { number1: "A number of M-Pesa Paybill looks like 123456. Nothing else stands in it: look once more" },
  ],
  ["KE", "a Till in dollars", { ...till, currency1: "USD" }, { currency1: "M-Pesa Till takes Kenya shillings only" }],
  ["KE", "naira", { ...bank, currency1: "NGN" }, { currency1: expect.stringContaining("has no naira") }],
  ["KE", "a number without its kind", { ...till, form1: "" }, { form1: expect.stringContaining("Choose what it is") }],
  [
    "KE",
    "no name and no bank",
    { ...bank, name1: "", bank1: "" },
    { bank1: "This cannot be empty", name1: "This cannot be empty" },
  ],
  [
    "KE",
    "the same number twice",
    { ...till, form2: "M-Pesa Till", number2: "512 3456", name2: "S" },
    { number2: "This number stands above already" },
  ],
  [
    "SN",
    "a RIB with one wrong digit",
    { ...rib, number1: "SN010 01520 000485000031 35" },
    { number1: expect.stringContaining("The check digit does not fit RIB."), sure1: expect.any(String) },
  ],
  [
    "SN",
    "an IBAN with one wrong digit",
    { ...iban, number1: "SN08 SN01 0015 2000 0485 0000 3036" },
    { number1: expect.stringContaining("The check digit does not fit IBAN."), sure1: expect.any(String) },
  ],
  [
    "NG",
    "an account with eleven digits",
    { ...bank, number1: "12345678901" },
    { number1: expect.stringContaining("not how Bank account is written in Nigeria"), sure1: expect.any(String) },
  ],
  [
    "NG",
    "an account with a sign",
    { ...bank, number1: "12345/6789" },
    { number1: expect.stringContaining("no other signs") },
  ],
])("%s refuses %s", (code, _what, fields, problems) => expect(read(code, fields)).toEqual(problems));

test("what the bank wrote so is taken after a tick, and the second admin reads that its check digit does not fit", async () => {
  expect(read("SN", { ...rib, number1: "SN010 01520 000485000031 35", sure1: "on" })).toHaveLength(1);
  const here = await createTestSite();
  await saveSetting(here.ctx.db, "country", "SN");
  const Cookie = await signIn(here.ctx, "admin");
  const fields = { intent: "ask", ...rib, number1: "SN010 01520 000485000031 35", sure1: "on" };
  const headers = { Cookie, Origin: "https://site.test" };
  await here.ask("/admin/bank", { method: "POST", headers, body: new URLSearchParams(fields) });
  const page = textOf(await (await here.ask("/admin/bank", { headers: { Cookie } })).text());
  expect(page).toContain("The account’s check digit does not fit.");
});

test("a Kenyan site asks for a Paybill and a Till, two people approve it, and donors see both with their steps", async () => {
  const here = await createTestSite();
  await saveSetting(here.ctx.db, "country", "KE");
  const post = async (Cookie: string, fields: Fields) => {
    const headers = { Cookie, Origin: "https://site.test" };
    const body = new URLSearchParams(fields);
    return textOf(await (await here.ask("/admin/bank", { method: "POST", headers, body })).text());
  };
  const first = await signIn(here.ctx, "admin");
  const ways = {
    form1: "M-Pesa Paybill",
    number1: "247247",
    name1: "Sauti ya Watoto",
    form2: "M-Pesa Till",
    number2: "5123456",
    name2: "Sauti ya Watoto",
  };
  expect(await post(first, { intent: "ask", ...bank })).toContain("The details are saved.");
  expect(await post(first, { intent: "ask", ...ways })).toContain("The change is asked for.");
  await addStaffMember(here.ctx, { id: "second", role: "admin", name: "Second", email: "second@example.org" });
  const second = await signInAgain(here.ctx, "second@example.org");
  expect(await post(second, { ...agree, id: "2" })).toContain("You agreed.");
  const donate = async () => textOf(mainOf(await here.read("/donate")));
  expect(await donate()).toContain("0112 3456 7890");
  here.clock.at = new Date(here.clock.at.getTime() + 25 * 3_600_000);
  await trustTime(here.ctx.db, here.clock.at.toISOString());
  const page = await donate();
  expect(page).not.toContain("0112 3456 7890");
  expect(page).toContain("Business number 247247");
  expect(page).toContain("Till number 5123456");
  const check = async (number: string) => (await here.send("/donate/check", { number })).text();
  expect(await check("5 123 456")).toContain("Yes. This is an account of ours.");
  expect(await check("0112-3456-7890")).toContain("until");
});

test("a way to give of Nigeria stays as it was on the page of a site that had two accounts", async () => {
  const here = await createTestSite();
  await giveBank(here.ctx);
  expect(waysOfAccounts({ bankName: "B", nairaAccount: "1", dollarAccount: "2", accountName: "N" })).toHaveLength(2);
  const rows = [...(await here.read("/donate")).matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, dt, dd]) => [
    dt,
    dd,
  ]);
  expect(rows).toEqual([
    ["Bank name", "Own Bank"],
    ["Naira account", "1234567890"],
    ["Dollar account", "0987654321"],
    ["Account name", "Upendo Children’s Home"],
  ]);
});

describe("a backup of the release before", () => {
  /** A database file whose table lacks the columns of ways, with what that release sealed. */
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
    /** What the migration does. */
    const update = () =>
      db.exec(
        "alter table bank_details add version integer not null default 1; alter table bank_details add ways text",
      );
    return { file, db, read, update };
  }

  test("is marked in its own version, and verifies after its update with new rows after it", () => {
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
