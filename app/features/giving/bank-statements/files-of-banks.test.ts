import { type CountryCode, countryOf } from "content/countries/index.ts";
import { expect, test } from "vitest";
import { openBankStatementFile, readBankStatementFile } from "../../../../tests/support/read-statement-file.ts";
import { rememberedFiles } from "../../../../tests/support/remembered-files.ts";
import { writeWorkbook } from "../../../../tests/support/write-xlsx.ts";
import type { BankStatementProblem } from "./bank-statement-problem.ts";
import { findPayer } from "./payer-name.ts";
import type { BankStatement } from "./read-bank-statement.ts";
import { readFile } from "./read-file.server.ts";

const readingIn = (country: CountryCode) => {
  const { statement: form, currencies } = countryOf(country);
  return { currency: currencies[0], form, lastDay: "2026-11-29" };
};

const read = async (file: string | Buffer, country: CountryCode = "NG") =>
  readBankStatementFile(file, readingIn(country));

const linesOf = ({ lines }: BankStatement) => lines.map(({ day, amount }) => [day.slice(5), amount / 100]);

const problemOf = async (file: string) => {
  const opened = await openBankStatementFile(file, readingIn("NG"));
  try {
    opened.readWith(opened.layout);
    throw new Error("read without a question");
  } catch (error) {
    return error as BankStatementProblem;
  }
};

test("days from new to old keep the order of their rows", async () => {
  const { statement } = await read(`Date,Details,Money In,Money Out,Balance
12/11/2026,GIFT ADA,700.00,,"5,700.00"
12/11/2026,CHARGE,,10.00,"5,690.00"
11/11/2026,GIFT BOLA,"4,000.00",,"5,000.00"
`);
  expect(linesOf(statement)).toEqual([
    ["11-11", 4_000],
    ["11-12", 700],
    ["11-12", -10],
  ]);
});

test("rows of a day in any order are chained by their balances", async () => {
  const { statement } = await read(`Date,Details,Money In,Money Out,Balance
17/11/2026,GIFT C,300,,1590
17/11/2026,CHARGE,,10,1290
17/11/2026,GIFT B,200,,1300
16/11/2026,GIFT A,100,,1100
`);
  expect(linesOf(statement)).toEqual([
    ["11-16", 100],
    ["11-17", 200],
    ["11-17", -10],
    ["11-17", 300],
  ]);
});

test("a signed column of any name is the amount", async () => {
  const { statement, layout } = await read(`When,What,Movement,Wallet
17 Nov 2026,GIFT OF ADA BOLA,+100.00,1100.00
18 Nov 2026,LEVY,-50.00,1050.00
19 Nov 2026,GIFT OF CHIDI OBI,+75.00,1125.00
`);
  expect(layout).toEqual({ day: "when", words: "what", amount: "movement", balance: "wallet" });
  expect(linesOf(statement).map(([, amount]) => amount)).toEqual([100, -50, 75]);
});

test("settlement columns count beside a gross amount", async () => {
  const { statement } = await read(`Business Name,HOPE HOUSE
Date,Account Name,Transaction Amount (NGN),Settlement Debit (NGN),Settlement Credit (NGN),Balance Before (NGN),Balance After (NGN),Charge (NGN),Beneficiary,Narration
2026-11-17T10:00:00,HOPE HOUSE,1000.00,0.00,990.00,5000.00,5990.00,10.00,,GIFT FROM KEMI SAMPLE
2026-11-18T10:00:00,HOPE HOUSE,2000.00,2020.00,0.00,5990.00,3970.00,20.00,MARKET,SOAP
`);
  expect(linesOf(statement)).toEqual([
    ["11-17", 990],
    ["11-18", -2_020],
  ]);
  expect(statement.lines[0]?.payer).toBe("");
});

test("unsigned amounts take their direction from sender or receiver", async () => {
  const { statement } = await read(
    `Id,Date,Status,From name,To name,Amount,Fee,Balance,Message
1,2026-11-17 10:00:00,Successful,Ama Giver,Hope House,500.00,0,1500.00,books
2,2026-11-18 10:00:00,Successful,Hope House,A Carpenter,200.00,1.50,1298.50,benches
3,2026-11-19 10:00:00,Failed,Hope House,A Carpenter,100.00,1.50,1298.50,again
`,
    "GH",
  );
  expect(linesOf(statement)).toEqual([
    ["11-17", 500],
    ["11-18", -200],
  ]);
  expect(statement.lines[0]?.payer).toBe("Ama Giver");
});

test("a row that leaves the balance unchanged has failed, in spite of its status", async () => {
  const { statement } = await read(`Date,Narration,Credit,Debit,Balance,State
17/11/2026,GIFT,100,,1100,Gone through
17/11/2026,RENT,,500,1100,Bounced back
18/11/2026,GIFT,200,,1300,Gone through
`);
  expect(linesOf(statement).map(([, amount]) => amount)).toEqual([100, 200]);
});

test.each(["--", "—", "N/A", "nil", "0.00"])("%s is no figure", async (nothing) => {
  const { statement } = await read(`Date,Narration,Credit,Debit,Balance
17/11/2026,GIFT,100,${nothing},1100
18/11/2026,RENT,${nothing},500,600
`);
  expect(linesOf(statement).map(([, amount]) => amount)).toEqual([100, -500]);
});

test("an ambiguous file is asked about, with the rows that differ", async () => {
  const file = `Date,Narration,Credit,Debit,Balance
4/2/2026,GIFT,100,,1100
4/6/2026,RENT,,500,600
4/9/2026,GIFT,50,,650
`;
  const problem = await problemOf(file);
  expect(problem.kind).toBe("twoReadings");
  expect(problem.choices.map(({ key, rows }) => [key, rows[0]?.said, rows[0]?.day])).toEqual([
    ["day", "4/2/2026", "2026-02-04"],
    ["month", "4/2/2026", "2026-04-02"],
  ]);
  const chosen = await readBankStatementFile(file, { ...readingIn("NG"), choice: "month" });
  expect(chosen.statement.firstDay).toBe("2026-04-02");
});

test.each([
  ["a day that does not exist in the other order", "4/13/2026"],
  ["a day that lies ahead in the other order", "9/12/2026"],
])("%s decides the order of figures", async (_what, day) => {
  const { statement } = await read(`Date,Narration,Credit,Debit,Balance
${day},GIFT,100,,1100
`);
  expect(statement.firstDay).toBe(day === "4/13/2026" ? "2026-04-13" : "2026-09-12");
});

test("the period of a title decides the order of figures", async () => {
  const { statement } = await read(`Statement period,01-Apr-2026 to 30-Apr-2026
Date,Narration,Credit,Debit,Balance
4/2/2026,GIFT,100,,1100
`);
  expect(statement.firstDay).toBe("2026-04-02");
});

const table = [
  ["Date", "Narration", "Debit", "Credit", "Balance"],
  ["17/11/2026", "GIFT", "", "100", "1100"],
  ["18/11/2026", "RENT", "500", "", "600"],
];
const right = [
  ["11-17", 100],
  ["11-18", -500],
];
const csv = table.map((row) => row.join(",")).join("\n");

const pageOf = (rows: string[][]): string =>
  `<html><head><style>td { color: red }</style></head><body><table><tr><td colspan=5>Example &amp; Sons</td></tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td><b>${cell}</b></td>`).join("")}</tr>`)
    .join("")}</table></body></html>`;

const bigEndian = Buffer.from(`\ufeff${csv}`, "utf16le").swap16();

test.each<[string, string | Buffer]>([
  [
    "a sheet behind a cover",
    writeWorkbook([
      { name: "Summary", rows: [["Hope House"]] },
      { name: "List", rows: table },
    ]),
  ],
  [
    "a sheet behind a hidden one",
    writeWorkbook([
      { name: "Old", rows: table.slice(0, 2), isHidden: true },
      { name: "New", rows: table },
    ]),
  ],
  ["a page named .xls", pageOf(table)],
  ["UTF-16, big end first", bigEndian],
  [
    "MT940",
    `{1:F01EXAMPLE}{4:
:20:ONE
:25:0000000000
:28C:1/1
:60F:C261116NGN1000,
:61:2611171117C100,NTRFNONREF
:86:GIFT OF ADA
SAMPLE
:61:261118D500,00NTRFRENT
:86:RENT
:62F:C261118NGN600,00
-}`,
  ],
])("%s is read", async (_what, file) => {
  expect(linesOf((await read(file)).statement)).toEqual(right);
});

test("the sheet that was read is named", async () => {
  const file = writeWorkbook([
    { name: "Summary", rows: [["Hope House"]] },
    { name: "List", rows: table },
  ]);
  const { form } = readingIn("NG");
  expect(await readFile(rememberedFiles, file, form)).toMatchObject({ sheet: "List" });
});

test.each([
  ["pdf", "%PDF-1.7"],
  ["camt", '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>'],
  ["ofx", "OFXHEADER:100\nDATA:OFXSGML\n<OFX>"],
  ["oldExcel", Buffer.from("d0cf11e0a1b11ae1", "hex")],
])("%s is recognized, but not read", async (problem, file) => {
  expect(await readFile(rememberedFiles, Buffer.from(file), readingIn("NG").form)).toEqual({ problem });
});

test("quotes inside quoted words end no cell", async () => {
  const { statement } = await read(`Date,Narration,Credit,Debit,Balance
17/11/2026,"FROM "MAMA" WITH LOVE, ALWAYS",100,,1100
18/11/2026,"ROPE 6"",",200,,1300
19/11/2026,LARGE,"1,25,000.00",,"1,26,300.00"
`);
  expect(statement.lines.map(({ amount, words }) => [amount / 100, words])).toEqual([
    [100, 'FROM "MAMA" WITH LOVE, ALWAYS'],
    [200, 'ROPE 6",'],
    [125_000, "LARGE"],
  ]);
});

test("quotes that split a cell wrongly are named with their row", async () => {
  const file = `Date,Narration,Credit,Debit,Balance
17/11/2026,"FROM "MAMA", WITH LOVE",100,,1100
`;
  expect(await problemOf(file)).toMatchObject({ kind: "quotes", row: 2 });
});

test.each([
  ["source", "Ada Sample"],
  ["remitter", "Ada Sample"],
  ["originator", "Ada Sample"],
  ["other party", "Ada Sample"],
  ["beneficiary", undefined],
])("a column named %s is the payer: %s", async (head, name) => {
  const { statement, own } = await read(`Account Name,HOPE HOUSE
Date,Narration,${head},Credit,Debit,Balance
17/11/2026,GIFT,ADA SAMPLE,100,,1100
18/11/2026,RENT,A LANDLORD,,500,600
`);
  const [line] = statement.lines;
  expect(findPayer(line?.payer ?? "", line?.words ?? "", own)).toBe(name);
});

test("neither a footer nor the account's own name is a payer", () => {
  const own = new Set(["FOUNDATION HOPE HOUSE"]);
  expect(findPayer("----- End of Statement -----", "GIFT", own)).toBeUndefined();
  expect(findPayer("HOPE HOUSE FOUNDATION", "NIP/ADA SAMPLE", own)).toBe("Ada Sample");
  expect(findPayer("", "FROM HOPE HOUSE FOUNDATION", own)).toBeUndefined();
});
