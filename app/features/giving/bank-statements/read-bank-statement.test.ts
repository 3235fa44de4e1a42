import { NG } from "content/countries/NG.ts";
import { expect, test } from "vitest";
import { readBankStatementFile } from "../../../../tests/support/read-statement-file.ts";
import { rememberedFiles } from "../../../../tests/support/remembered-files.ts";
import { writeXlsx } from "../../../../tests/support/write-xlsx.ts";
import { BankStatementProblem } from "./bank-statement-problem.ts";
import { readFile } from "./read-file.server.ts";

/** Reads a file with the proposed columns. */
const read = async (file: string | Buffer) =>
  (await readBankStatementFile(file, { currency: "NGN", form: NG.statement, choice: "day" })).statement;

const amounts = async (file: string | Buffer) => (await read(file)).lines.map(({ amount }) => amount / 100);

async function problem(file: string) {
  const error = await read(file).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof BankStatementProblem)) throw new Error("read without a problem");
  return [error.kind, error.row, error.found];
}

const plain = `Date,Narration,Debit,Credit,Balance
03/11/2026,NIP/ADA SAMPLE/TAB-7K4-QXM,,"8,000.00","907,700.00"
04/11/2026,COMM,50.00,,"907,650.00"
04/11/2026,VAT,3.75,,"907,646.25"
05/11/2026,CASH,,"2,500.50","910,146.75"
`;

test("a plain statement adds up", async () => {
  expect(await read(plain)).toMatchObject({
    opening: 89_970_000,
    closing: 91_014_675,
    firstDay: "2026-11-03",
    lastDay: "2026-11-05",
    lines: [
      { row: 2, day: "2026-11-03", amount: 800_000, words: "NIP/ADA SAMPLE/TAB-7K4-QXM" },
      { amount: -5_000 },
      { amount: -375 },
      { amount: 250_050 },
    ],
  });
});

test.each([
  [
    "semicolons",
    plain
      .replaceAll('"', "")
      .replaceAll(",", ";")
      .replaceAll(/(\d);(\d{3}\.)/g, "$1,$2"),
  ],
  [
    "tabs",
    plain
      .replaceAll('"', "")
      .replaceAll(",", "\t")
      .replaceAll(/(\d)\t(\d{3}\.)/g, "$1,$2"),
  ],
  ["a byte order mark", `\ufeff${plain}`],
  ["Windows line ends", plain.replaceAll("\n", "\r\n")],
  [
    "zero-width and hard spaces inside",
    plain.replace("Narration", "Narra\u200btion\u00a0").replace("8,000", "\u00a08,000"),
  ],
  ["title rows above the heads", `Sample Bank Plc,,\nAccount Statement,,\n"For 1, to 10 November",,\n\n${plain}`],
  ["the heads on every page", plain.replace("05/11", "Date,Narration,Debit,Credit,Balance\n05/11")],
  ["blank rows and page feet", plain.replace("05/11", "\n,,,,\nPage 1 of 2,,,,\n,Generated on 10/11/2026,,,\n05/11")],
  ["from new to old", `${plain.split("\n")[0]}\n${plain.trim().split("\n").slice(1).toReversed().join("\n")}\n`],
  [
    "an opening and a closing row",
    `${plain.replace("03/11", '01/11/2026,OPENING BALANCE,,,"899,700.00"\n03/11')}CLOSING BALANCE,,,,"910,146.75"\n`,
  ],
  ["opening and closing in the title", `Opening Balance,"899,700.00"\n"Closing Balance: 910,146.75"\n${plain}`],
  ["sums at the foot", `${plain},TOTAL,53.75,"10,500.50",\nTotals,,53.75,"10,500.50",\n`],
  ["balances only here and there", plain.replace(',"907,650.00"', ",")],
  ["zeros and dashes for nothing", plain.replace(",50.00,,", ",50.00,-,").replace(",3.75,,", ",3.75,0.00,")],
  ["naira signs", plain.replaceAll('"8,000.00"', '"₦8,000.00"').replaceAll('"907,', '"NGN 907,')],
])("the same statement with %s reads the same", async (_what, file) => {
  const statement = await read(file);
  expect([...statement.lines.map(({ amount }) => amount)].toSorted()).toEqual(
    [-375, -5_000, 250_050, 800_000].toSorted(),
  );
  expect([statement.opening, statement.closing]).toEqual([89_970_000, 91_014_675]);
});

test("old software writes Windows-1252", async () => {
  const file = Buffer.from(plain.replace("CASH", "Caf\u00e9 \u00a3"), "latin1");
  expect((await read(file)).lines[3]?.words).toBe("Café £");
});

const banks: [string, string][] = [
  [
    "GTBank",
    "Trans Date,Reference,Value Date,Debit,Credit,Balance,Remarks\n03-Nov-2026,'00012,04-Nov-2026,,100.00,100.00,NIP ADA",
  ],
  [
    "Zenith",
    "TRANS DATE,VALUE DATE,TRANS ID,DR AMOUNT,CR AMOUNT,BALANCE,REMARKS\n03/11/2026,04/11/2026,9,0.00,100.00,100.00,NIP ADA",
  ],
  ["UBA", "Posted Date,Narration,Reference No,Debit,Credit,Balance\n04/11/2026,NIP ADA,7,,100.00,100.00"],
  ["First Bank", "Date,Details,Debit (NGN),Credit (NGN),Balance (NGN)\n2026-11-04,NIP ADA,,100.00,100.00"],
  [
    "Kuda",
    "Date/Time,Money In,Money out,Category,To / From,Description,Balance\n04/11/26 10:11:12,₦100.00,,inward,NIP,ADA,₦100.00",
  ],
  [
    "one amount with DR or CR beside",
    "Value Date,Description,Amount,DR/CR,Balance\n04/11/2026,NIP ADA,100.00,CR,100.00",
  ],
  ["one amount with a sign", "Value Date,Description,Amount,Balance\n04/11/2026,NIP ADA,100.00 CR,100.00"],
];

test.each(banks)("the heads of %s are known; the value date counts", async (_bank, file) => {
  expect((await read(`${file}\n`)).lines).toMatchObject([{ day: "2026-11-04", amount: 10_000, words: "NIP ADA" }]);
});

test("debits beside one amount, in brackets, or with DR are negative", async () => {
  const file = `Date,Narration,Amount,Type,Balance
03/11/2026,IN,500.00,CR,500.00
03/11/2026,OUT,200.00,DR,300.00
03/11/2026,OUT,(100.00),,200.00
03/11/2026,OUT,50.00 DR,,150.00
`;
  expect(await amounts(file)).toEqual([500, -200, -100, -50]);
});

test("a row without a day continues the row above, without its reference leaking", async () => {
  const file = `Date,Reference,Narration,Debit,Credit,Balance
03/11/2026,'00001,NIP/ADA SAMPLE/TAB-7K4-,,100.00,100.00
,2345678,QXM gift,,,
04/11/2026,'00001,COMM,10.00,,90.00
`;
  expect((await read(file)).lines.map(({ words }) => words)).toEqual(["NIP/ADA SAMPLE/TAB-7K4- QXM gift", "COMM"]);
});

test("an Excel file reads like its text", async () => {
  const day = (serial: number) => ({ serial });
  const file = writeXlsx([
    ["Sample Bank Plc"],
    ["Date", "Narration", "Debit", "Credit", "Balance"],
    [day(46_329), "NIP/ADA SAMPLE/TAB-7K4-QXM", "", 8000, 907_700],
    ["46330", "COMM & VAT", 53.75, "", 907_646.25],
    [day(46_331), "CASH", "", 2500.5, 907_646.25 + 2500.5 + 1e-10],
  ]);
  expect(await read(file)).toMatchObject({
    opening: 89_970_000,
    closing: 91_014_675,
    lines: [{ day: "2026-11-03", amount: 800_000 }, { day: "2026-11-04", amount: -5_375 }, { day: "2026-11-05" }],
  });
});

test.each([
  ["a lost row", plain.replace(/04\/11.*VAT.*\n/, ""), ["breaks", 4, ""]],
  ["a changed amount", plain.replace("50.00,,", "60.00,,"), ["breaks", 3, ""]],
  ["a row without amount", plain.replace("50.00,,", ",,"), ["noAmount", 3, ""]],
  ["a row without day", plain.replace("05/11/2026", ""), ["noDay", 5, ""]],
  ["a day that does not exist", plain.replace("05/11", "31/02"), ["badDay", 5, "31/02/2026"]],
  ["an unclear amount", plain.replace('"2,500.50"', "2.500"), ["badAmount", 5, "2.500"]],
  ["another opening", `Opening Balance,"899,000.00"\n${plain}`, ["breaks", 3, ""]],
  ["another closing", `${plain}CLOSING BALANCE,,,,"1,000.00"\n`, ["closing", 5, ""]],
  ["no balance at all", plain.replaceAll(/,(?:Balance|"\d+,\d+\.\d\d")\n/g, "\n"), ["noBalance", 0, ""]],
  ["no rows", plain.split("\n").slice(0, 1).join("\n"), ["noLines", 0, ""]],
])("%s refuses the whole statement with the row", async (_what, file, expected) => {
  expect(await problem(file)).toEqual(expected);
});

test("without a balance column, opening with closing prove the sums", async () => {
  const file = `Opening Balance,,100.00
Closing Balance,,250.00
Date,Narration,Amount
03/11/2026,IN,200.00
04/11/2026,OUT,-50.00
`;
  expect(await amounts(file)).toEqual([200, -50]);
  expect(await problem(file.replace("250", "251"))).toEqual(["closing", 5, ""]);
});

test.each([
  ["a PDF", "%PDF-1.7 1 0 obj"],
  ["an old Excel file", "\u00d0\u00cf\u0011\u00e0\u0000\u0000"],
  ["a page", "<html><table><tr><td>a,b,c,d</td></tr></table>"],
  ["an empty file", ""],
  ["a broken Excel file", "PK\u0003\u0004 nothing more"],
  ["one column", "Date\n03/11/2026\n"],
])("%s is no statement", async (_what, file) => {
  expect(await readFile(rememberedFiles, Buffer.from(file, "latin1"), NG.statement)).toHaveProperty("problem");
});

test("two megabytes of rows are read", async () => {
  const rows = Array.from({ length: 18_000 }, (_, n) => `03/11/2026,${"NIP/SAMPLE ".repeat(9)}${n},,1.00,${n + 1}.00`);
  const file = `Date,Narration,Debit,Credit,Balance\n${rows.join("\n")}\n`;
  expect(file.length).toBeGreaterThan(2_000_000);
  expect((await read(file)).lines).toHaveLength(18_000);
});
