import { type CountryCode, countryOf } from "content/countries/index.ts";
import { describe, expect, test } from "vitest";
import { proposedColumns, statementForm, statementPath } from "../../../../tests/support/bank-statement.ts";
import {
  egyptianStatement,
  encodeAs,
  momoStatement,
  mpesaStatement,
  senegaleseStatement,
} from "../../../../tests/support/country-statements.ts";
import { admin } from "../../../../tests/support/family-model.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { readBankStatementFile } from "../../../../tests/support/read-statement-file.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { formatMoney } from "../../../values/money.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { guessLayout, readHeads } from "./bank-statement-columns.ts";
import type { BankStatementForm } from "./bank-statement-form.ts";
import { BankStatementProblem } from "./bank-statement-problem.ts";
import { importBankStatement } from "./import-bank-statement.server.ts";
import { readBankStatement } from "./read-bank-statement.ts";

/** No list has Egypt yet. */
const egyptian: BankStatementForm = {
  heads: { day: ["التاريخ"], words: ["البيان"], in: ["دائن"], out: ["مدين"], balance: ["الرصيد"] },
  sums: { opening: ["رصيد أول المدة"] },
  decimal: ".",
  months: ["ينا", "فبر", "مار", "أبر", "ماي", "يوني", "يولي", "أغس", "سبت", "أكت", "نوف", "ديس"],
  encoding: "windows-1256",
};

/** Opens a country's site whose treasurer sends files without changing the proposed columns. */
async function inCountry(country: CountryCode) {
  const here = await withTreasurer();
  await saveSetting(here.ctx.db, "country", country);
  const [currency] = countryOf(country).currencies;
  const headers = { Cookie: here.cookie, Origin: "https://site.test" };
  const send = async (file: string | Buffer) => {
    const post = (body: FormData | URLSearchParams) => here.ask(statementPath, { method: "POST", headers, body });
    let answer = await post(statementForm(file, { currency }));
    const held = answer.headers.get("Location") ?? "";
    const columns = held.includes("?file=") ? proposedColumns(await here.html(held)) : undefined;
    if (columns !== undefined) answer = await post(columns);
    const to = answer.headers.get("Location");
    return { columns, status: answer.status, text: to === null ? textOf(await answer.text()) : await here.open(to) };
  };
  const credits = () => here.ctx.db.selectFrom("bank_credits").select(["day", "amount"]).orderBy("id").execute();
  return { ...here, send, credits };
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

const samples = [
  {
    what: "an M-Pesa statement of Kenya",
    country: "KE",
    file: mpesaStatement,
    columns: {
      day: "completion time",
      words: "details",
      in: "paid in",
      out: "withdrawn",
      balance: "balance",
      status: "transaction status",
      payer: "other party",
    },
    lines: 5,
    sums: [1_500_000, 1_543_050],
    credits: [
      ["2026-03-08", 500_000],
      ["2026-03-08", 250_000],
      ["2026-03-09", 100_050],
    ],
    changed: ["14,430.00", "14,480.00"],
  },
  {
    what: "a MoMo statement of Uganda",
    country: "UG",
    file: momoStatement,
    columns: {
      day: "date",
      words: "message",
      amount: "amount",
      balance: "balance",
      status: "status",
      fee: "fee",
      from: "from",
      to: "to",
    },
    lines: 3,
    sums: [1_000_000, 668_300],
    credits: [
      ["2026-03-08", 50_000],
      ["2026-03-08", 20_000],
    ],
    changed: ["1500", "1600"],
  },
  {
    what: "a statement of a bank of Senegal",
    country: "SN",
    file: senegaleseStatement,
    columns: { day: "date opération", words: "libellé", in: "crédit", out: "débit", balance: "solde" },
    lines: 4,
    sums: [1_000_000, 877_500],
    credits: [
      ["2026-03-02", 25_000],
      ["2026-03-04", 5_000],
    ],
    changed: ["25\u00a0000", "26\u00a0000"],
  },
] as const;

describe.each(samples)("$what", ({ country, file, columns, lines, sums, credits, changed: [right, wrong] }) => {
  const currency = countryOf(country).currencies[0];

  test("is read to the last unit without doubling; a reference makes a gift", async () => {
    const here = await inCountry(country);
    const { code } = await here.promise({ own: String(20_000), name: "A Donor", money: currency });
    const whole = file.replace("{reference}", `TAB-${code.slice(0, 3)}-${code.slice(3)}`);
    const first = await here.send(whole);
    const chosen = Object.entries(Object.fromEntries(first.columns ?? []));
    const roles = chosen.filter(([role, head]) => head !== "" && !["intent", "file", "header"].includes(role));
    expect(Object.fromEntries(roles)).toEqual(columns);
    expect(first.text).toContain(`${lines} lines read`);
    const [opening, closing] = sums.map((amount) => formatMoney({ amount, currency }));
    expect(plain(first.text)).toContain(plain(`opening ${opening}, closing ${closing}`));
    expect((await here.credits()).map(({ day, amount }) => [day, amount])).toEqual(credits);
    expect(await here.gifts()).toMatchObject([{ currency, method: "transfer" }]);
    const again = await here.send(whole);
    expect([again.columns, again.text]).toEqual([undefined, expect.stringContaining("Nothing was added twice.")]);
    expect(await here.credits()).toHaveLength(credits.length);
  });

  test("is refused whole, with the row, when one digit is changed", async () => {
    const here = await inCountry(country);
    const { status, text } = await here.send(file.replace(right, wrong));
    expect(status).toBe(422);
    expect(text).toMatch(/The statement does not add up at row \d+: the balance should be .*Nothing was saved\./);
    expect(await here.credits()).toEqual([]);
  });
});

test("a file in an old encoding is the same statement as in UTF-8", async () => {
  const here = await inCountry("SN");
  expect((await here.send(senegaleseStatement)).text).toContain("4 lines read");
  const old = encodeAs("windows-1252", senegaleseStatement.replaceAll("\u202f", "\u00a0"));
  expect((await here.send(old)).text).toContain("Nothing was added twice.");
  expect((await here.ctx.db.selectFrom("bank_credits").select("narration").execute()).at(-1)).toEqual({
    narration: "Dépôt d’un donateur",
  });
});

test("an Egyptian statement with Arabic digits is read to the last piastre, once", async () => {
  const here = await withTreasurer();
  const account = { name: "EGP", currency: "EGP", label: null } as const;
  const { statement, rows, header, layout } = await readBankStatementFile(egyptianStatement, {
    currency: "EGP",
    form: egyptian,
    choice: "day",
  });
  expect(statement).toMatchObject({
    opening: 1_000_000,
    closing: 924_025,
    firstDay: "2026-03-02",
    lastDay: "2026-03-05",
    lines: [{ amount: 250_050 }, { day: "2026-03-03", amount: -400_025 }, { amount: 75_000 }, { amount: -1_000 }],
  });
  const sent = { rows, header, layout, choice: "day" };
  const add = (file: typeof sent) =>
    importBankStatement({ ctx: here.ctx, member: admin }, { name: "sample.csv", account, form: egyptian, ...file });
  expect(await add(sent)).toHaveProperty("added");
  const western = egyptianStatement
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll("\u066c", ",")
    .replaceAll("\u066b", ".");
  const old = await readBankStatementFile(encodeAs("windows-1256", western), {
    currency: "EGP",
    form: egyptian,
    choice: "day",
  });
  for (const file of [sent, { ...old, choice: "day" }])
    expect(await add(file)).toHaveProperty("again", expect.any(String));
  const stored = await here.ctx.db.selectFrom("bank_credits").select(["day", "amount"]).orderBy("id").execute();
  expect(stored).toEqual([
    { day: "2026-03-02", amount: 250_050 },
    { day: "2026-03-04", amount: 75_000 },
  ]);
});

/** Generates the rows of a file, each time with another digit changed in one of these cells. */
function* withOneDigitChanged(rows: readonly string[][], columns: number[], isCounted: (row: string[]) => boolean) {
  for (const [at, row] of rows.entries())
    for (const column of columns)
      for (const [index, digit] of [...(row[column] ?? "")].entries())
        if (/\p{Nd}/u.test(digit) && isCounted(row)) {
          const cell = [...(row[column] ?? "")];
          cell[index] = digit === "7" || digit === "٧" ? "3" : "7";
          yield rows.map((cells, row) => (row === at ? cells.with(column, cell.join("")) : cells));
        }
}

test.each([
  // Without a named opening, the first row's amount cannot be proved.
  ["KE", mpesaStatement, "KES", countryOf("KE").statement, ["in", "out", "balance"], /Completed.*Acc\. \{|SKL[35]/],
  ["UG", momoStatement, "UGX", countryOf("UG").statement, ["amount", "fee", "balance"], /900000000[24]/],
  ["SN", senegaleseStatement, "XOF", countryOf("SN").statement, ["in", "out", "balance"], /2026/],
  ["EG", egyptianStatement, "EGP", egyptian, ["in", "out", "balance"], /٢٠٢٦/],
] as const)("a change of any digit of a sum in %s is refused", async (_code, file, currency, form, roles, counted) => {
  const { rows, header, columns } = await readBankStatementFile(file, { currency, form, choice: "day" });
  const indexes = roles.map((role) => columns[role] ?? -1);
  let tried = 0;
  for (const changed of withOneDigitChanged(rows, indexes, (row) => counted.test(row.join(" ")))) {
    expect(() => readBankStatement(changed, header, columns, { currency, form, choice: "day" })).toThrow(
      BankStatementProblem,
    );
    tried++;
  }
  expect(tried).toBeGreaterThan(15);
});

test("a statement whose failed payment moved money is refused", async () => {
  const reading = { currency: "KES", form: countryOf("KE").statement } as const;
  const declined = mpesaStatement.replace("Acc. {reference},Completed", "Acc. {reference},Declined");
  await expect(readBankStatementFile(declined, reading)).rejects.toMatchObject({ kind: "breaks" });
});

test("fees inside the amounts are not taken twice", async () => {
  const reading = { currency: "UGX", form: countryOf("UG").statement } as const;
  const within = momoStatement.replace("200,1069800", "200,1070000").replace(",0,1069800", ",0,1070000");
  const { statement } = await readBankStatementFile(within.replace("1500,668300", "1500,670000"), reading);
  expect([statement.opening, statement.closing]).toEqual([1_000_000, 670_000]);
});

test("a column of types is one of debit or credit only if it says so", () => {
  const heads = ["date", "narration", "amount", "type", "balance"];
  const sideIn = (country: CountryCode, ...cells: string[]) => {
    const below = cells.map((cell) => ["", "", "", cell, ""]);
    return guessLayout(heads, countryOf(country).statement, below).side;
  };
  expect(sideIn("UG", "CR", "", "DR")).toBe("type");
  expect(sideIn("UG", "Credit", "Debit")).toBe("type");
  expect(sideIn("UG", "Debit", "", "Transfer")).toBeUndefined();
  expect(sideIn("NG", "Transfer")).toBeUndefined();
});

test("heads without their accents are the same heads", () => {
  const { statement } = countryOf("SN");
  const heads = readHeads(["DATE D'OPERATION", "LIBELLE", "DEBIT", "CREDIT", "SOLDE (FCFA)"]);
  expect(guessLayout(heads, statement)).toEqual({
    day: "date d operation",
    words: "libelle",
    out: "debit",
    in: "credit",
    balance: "solde",
  });
});

test("a statement in a foreign currency is refused, named in a row or a title", async () => {
  const uganda = { currency: "UGX", form: countryOf("UG").statement } as const;
  const oneRow = momoStatement.replace("-400000,UGX", "-400000,USD");
  await expect(readBankStatementFile(oneRow, uganda)).rejects.toMatchObject({
    kind: "otherCurrency",
    row: 5,
    found: "dollars",
  });
  const senegal = { currency: "XOF", form: countryOf("SN").statement, choice: "day" } as const;
  const titled = senegaleseStatement.replace("Relevé de compte;", "Devise : USD;");
  await expect(readBankStatementFile(titled, senegal)).rejects.toMatchObject({ kind: "otherCurrency", row: 2 });
  const own = await readBankStatementFile(senegaleseStatement.replace("Relevé de compte;", "Devise : XOF;"), senegal);
  expect(own.statement.closing).toBe(877_500);
});

test("an opening beside its name, in Arabic digits, proves the first row", async () => {
  const reading = { currency: "EGP", form: egyptian, choice: "day" } as const;
  const titled = egyptianStatement.replace(/^;رصيد.*$/m, "").replace("بنك مثال", "رصيد أول المدة: ١٠٬٠٠٠٫٠٠");
  expect((await readBankStatementFile(titled, reading)).statement.opening).toBe(1_000_000);
  await expect(readBankStatementFile(titled.replace("٢٬٥٠٠٫٥٠", "٢٬٦٠٠٫٥٠"), reading)).rejects.toMatchObject({
    kind: "breaks",
  });
});
