import { expect, test } from "vitest";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { writeWorkbook } from "../../../../tests/support/write-xlsx.ts";
import { askAboutTables } from "./ask-columns.server.ts";
import { zipOf } from "./old-sites.support.ts";
import { openTables, readTableDay } from "./open-table-rows.server.ts";
import { readTables } from "./read-table.server.ts";
import type { TableRow, TableShape } from "./table-shape.ts";

const shape: TableShape<"email" | "day" | "amount"> = {
  roles: {
    email: { names: ["email", "e-mail"], isNeeded: true, isCell: (cell) => cell.includes("@") },
    day: { names: ["date", "when", "jour"], holds: "day" },
    amount: { names: ["amount", "montant"], holds: "amount" },
  },
  programs: [
    {
      name: "letters",
      marks: ["EMAIL", "ADDED_TIME"],
      columns: { email: ["EMAIL"], day: ["ADDED_TIME"] },
      isUtc: true,
      order: "day",
    },
  ],
  labels: () => ({ email: "Email", day: "Day", amount: "Amount" }),
};

async function read(...contents: (Buffer | string)[]) {
  const { ctx } = await createTestSite();
  const rows: TableRow[] = [];
  const files = contents.map((content, index) => {
    const bytes = Buffer.from(content);
    return { path: "", name: `list-${index + 1}.csv`, size: bytes.length, content: new Uint8Array(bytes) };
  });
  const made = await readTables(ctx, { kind: "subscribers", shape }, files, async ({ lines }) => {
    const texts = Buffer.from(lines).toString("utf8").split("\n").filter(Boolean);
    rows.push(...texts.map((text) => JSON.parse(text) as TableRow));
  });
  if ("problem" in made) return { problem: made.problem, questions: [], cellsOf: () => [] };
  const { summary } = made;
  return {
    summary,
    questions: askAboutTables(shape, summary, {}),
    open: (answers = {}) => askAboutTables(shape, summary, answers).filter(({ isOpen }) => isOpen),
    cellsOf(answers = {}) {
      const openRow = openTables(shape, summary, answers);
      return rows.flatMap((row) => {
        const cells = openRow(row);
        return cells ? [[cells.file, cells.number, cells.cells.email, cells.day("day"), cells.figures("amount")]] : [];
      });
    },
  };
}

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

test.each([
  ["a BOM and semicolons", "\ufeffE-mail;Date;Montant\na@example.org;13/04/2023;5\n"],
  ["UTF-16 and tabs", utf16("E-mail\tDate\tMontant\na@example.org\t13/04/2023\t5\n")],
  ["quotes and blank heads", '"E-mail",,"Date","Amount"\n"a@example.org","x","13/04/2023","5"\n'],
  ["heads in other order and case", "AMOUNT,WHEN,EMAIL\n5,13 April 2023,a@example.org"],
  ["French months", "Jour;E-mail;Montant\n13 avril 2023;a@example.org;5"],
  ["a number at a day", "Date,Email,Amount\n13th April 2023,a@example.org,5"],
])("a table with %s is read", async (_, content) => {
  const { cellsOf } = await read(content);
  expect(cellsOf()).toEqual([[1, 2, "a@example.org", "2023-04-13", "5"]]);
});

test("titles above the heads keep their row numbers", async () => {
  const { cellsOf } = await read(
    "Our list\n\nMade by the office,,\n\nEmail,Date\na@example.org,2023-04-13\n\nb@example.org,\n",
  );
  expect(cellsOf().map(([, number, email]) => [number, email])).toEqual([
    [6, "a@example.org"],
    [8, "b@example.org"],
  ]);
});

test("a list without heads is found by its cells", async () => {
  const { cellsOf, summary } = await read("a@example.org\nb@example.org\n");
  expect(cellsOf().map(([, number, email]) => [number, email])).toEqual([
    [1, "a@example.org"],
    [2, "b@example.org"],
  ]);
  expect(JSON.stringify(summary)).not.toContain("example.org");
});

test("a day that may be two days is asked about once", async () => {
  const { open, cellsOf } = await read(
    "Email,Date\na@example.org,03/04/2023\n",
    "Email,Date\nb@example.org,05/06/2023\n",
  );
  expect(open?.().map(({ label }) => label)).toEqual(["Choose the day that 03/04/2023 means."]);
  expect(cellsOf().map(([, , , day]) => day)).toEqual([undefined, undefined]);
  const [question] = open?.() ?? [];
  expect(cellsOf({ [question?.name ?? ""]: "month" }).map(([, , , day]) => day)).toEqual(["2023-03-04", "2023-05-06"]);
});

test("one row proves the order of day and month for its file", async () => {
  const { open, cellsOf } = await read("Email,Date\na@example.org,03/04/2023\nb@example.org,13/04/2023\n");
  expect(open?.()).toEqual([]);
  expect(cellsOf().map(([, , , day]) => day)).toEqual(["2023-04-03", "2023-04-13"]);
});

test("an amount that may be two amounts is asked about", async () => {
  const { open, cellsOf } = await read("Email,Amount\na@example.org,5.000\n");
  const [question] = open?.() ?? [];
  expect(question?.options.map(({ label }) => label)).toEqual(["Choose", "5,000", "5"]);
  expect(cellsOf()[0]?.[4]).toBeUndefined();
  expect(cellsOf({ [question?.name ?? ""]: "," })[0]?.[4]).toBe("5000");
});

test.each<[string, string[], string | undefined, (string | undefined)[]]>([
  ["proves itself", ["1,000.00", "1,250.50", "1.000,00"], undefined, ["1000.00", "1250.50", "1000.00"]],
  ["follows the answer of a point", ["5.000", "1,234"], ".", ["5.000", "1234"]],
  ["follows the answer of a comma", ["5.000", "1,234"], ",", ["5000", "1234"]],
  ["waits for an answer", ["5.000", "1,234"], undefined, [undefined, "1234"]],
  ["follows the proof of its column", ["1.234", "1 234,56", "12,50"], undefined, ["1234", "1 234.56", "12.50"]],
  ["with wrong groups is unclear", ["12,34.56", "5.00"], undefined, [undefined, "5.00"]],
  ["of India is read", ["1,00,000.00"], undefined, ["100000.00"]],
])("an amount %s", async (_, amounts, answer, figures) => {
  const { cellsOf, open } = await read(`Email;Amount\n${amounts.map((amount) => `a@x.org;"${amount}"\n`).join("")}`);
  const [question] = open?.() ?? [];
  const answers = question === undefined || answer === undefined ? {} : { [question.name]: answer };
  expect(cellsOf(answers).map(([, , , , amount]) => amount)).toEqual(figures);
});

test("hidden sheets are not read", async () => {
  const rows = [["Email"], ["a@example.org"]];
  const { cellsOf, questions } = await read(
    writeWorkbook([
      { name: "People", rows },
      { name: "Secret", rows: [["Email"], ["hidden@example.org"]], isHidden: true },
    ]),
  );
  expect(cellsOf().map(([, , email]) => email)).toEqual(["a@example.org"]);
  expect(questions.map(({ form }) => form)).not.toContain("boxes");
});

test("staff choose among several sheets", async () => {
  const { cellsOf, questions } = await read(
    writeWorkbook([
      { name: "2024", rows: [["Email"], ["a@example.org"]] },
      { name: "2025", rows: [["Email"], ["b@example.org"]] },
      { name: "Sums", rows: [["Total"], ["words"]] },
    ]),
  );
  expect(questions[0]).toMatchObject({ form: "boxes", value: ["0", "1"] });
  expect(cellsOf({ "sheets:1": ["1"] }).map(([, , email]) => email)).toEqual(["b@example.org"]);
});

test("the tables of a ZIP file are read with their names", async () => {
  const list = (email: string) => Buffer.from(`Email\n${email}\n`);
  const { cellsOf, summary } = await read(
    zipOf({
      "one.csv": list("a@example.org"),
      "in/two.csv": list("b@example.org"),
      "__MACOSX/three.csv": list("c@example.org"),
      "readme.md": list("d@example.org"),
    }),
  );
  expect(cellsOf().map(([file, , email]) => [file, email])).toEqual([
    [1, "a@example.org"],
    [2, "b@example.org"],
  ]);
  expect(summary?.tables.map(({ name }) => name)).toEqual(["one.csv", "two.csv"]);
});

test("the columns of a known program are not asked about", async () => {
  const { cellsOf, questions } = await read("EMAIL;NAME;ADDED_TIME\na@example.org;A;03-02-2021 23:30\n");
  expect(questions).toEqual([]);
  // 23:30 UTC is the next day in Lagos.
  expect(cellsOf()[0]?.[3]).toBe("2021-02-04");
});

test("a table without a known head asks for its columns", async () => {
  const { open, cellsOf } = await read("Wer,Wann\nAda,2023-04-13\n");
  const [question] = open?.() ?? [];
  expect(question?.label).toBe("Choose the column: Email");
  expect(question?.options.map(({ label }) => label)).toEqual(["No column", "Wer", "Wann"]);
  expect(cellsOf({ [question?.name ?? ""]: "0" })[0]?.[2]).toBe("Ada");
});

test.each([
  ["a file without rows", "Email,Date\n", "empty"],
  ["a picture", Buffer.from("89504e470d0a1a0a0000", "hex"), "table"],
  ["a PDF", "%PDF-1.7 x", "table"],
  ["half a ZIP file", zipOf({ "a.csv": Buffer.from("Email\na@example.org") }).subarray(0, 60), "table"],
  ["a ZIP file of other files", zipOf({ "a.png": Buffer.from("x") }), "empty"],
])("%s is refused", async (_, content, problem) => {
  expect((await read(content)).problem).toBe(problem);
});

test.each([
  ["2024-01-31T23:30:00.000Z", "2024-02-01"],
  ["2024-01-31T23:30:00+01:00", "2024-01-31"],
  ["46268", "2026-09-03"],
  ["March 4, 2023 11:30 pm", "2023-03-04"],
  ["31/02/2023", undefined],
])("%s is a day of the site's clock", (cell, day) => {
  expect(readTableDay(cell, "day")).toBe(day);
});
