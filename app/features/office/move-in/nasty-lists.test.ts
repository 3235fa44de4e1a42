import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { writeXlsx } from "../../../../tests/support/write-xlsx.ts";
import { createMovingSite, zipOf } from "./old-sites.support.ts";
import { runImports } from "./run-imports.server.ts";

const utf8 = (text: string) => Buffer.from(text);
const utf16be = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16();

async function movingSite() {
  const site = await createMovingSite();
  return {
    ...site,
    shown: async (path: string) => textOf(mainOf(await site.readAsStaff(path))),
    list: async () =>
      (await site.ctx.db.selectFrom("subscribers").select(["email", "created_at"]).orderBy("id").execute()).map(
        ({ email, created_at }) => `${email} ${created_at.slice(0, 10)}`,
      ),
  };
}

const rows = "Email,Date,Status\none@example.org,2021-02-03,active\n";

test.each([
  ["a byte order mark", utf8(`\ufeff${rows}`)],
  ["big-endian UTF-16", utf16be(rows)],
  ["line ends of Windows", utf8(rows.replaceAll("\n", "\r\n"))],
  ["line ends of an old Mac", utf8(rows.replaceAll("\n", "\r"))],
  ["the separator in its first row", utf8(`sep=;\n${rows.replaceAll(",", ";")}`)],
  ["bars between cells", utf8(rows.replaceAll(",", "|"))],
  ["a line end inside a cell", utf8('Note,Email,Date,Status\n"a\nb",one@example.org,2021-02-03,active\n')],
  [
    "a quotation mark inside a cell",
    utf8('Note,Email,Date,Status\n"He said "yes" twice",one@example.org,2021-02-03,active\n'),
  ],
  ["blank heads", utf8(",,Email,Date,,Status\nx,y,one@example.org,2021-02-03,z,active\n")],
  ["heads that stand twice", utf8("Email,Email,Date,Date,Status\none@example.org,,2021-02-03,,active\n")],
  ["rows of different lengths", utf8("Email,Date,Status,Name\none@example.org,2021-02-03,active\n,,\nx\n")],
  [
    "old Western signs",
    Buffer.from("Pr\xe9nom,Email,Date,Statut\nZo\xe9,one@example.org,2021-02-03,abonn\xe9\n", "latin1"),
  ],
  ["titles above its heads", utf8(`The list of our readers\nMade on 1 March,,\n\n${rows}`)],
  ["an apostrophe and fixed blanks", utf8("Email,Date,Status\n'one@example.org\u00a0,\u00a02021-02-03,Active \n")],
  ["an address with its name", utf8('Email,Date,Status\n"One <mailto:One@Example.org>",2021-02-03,active\n')],
  [
    "serial days",
    writeXlsx([
      ["Email", "Date", "Status"],
      ["one@example.org", { serial: 44_230 }, "active"],
    ]),
  ],
  [
    "days as plain numbers",
    writeXlsx([
      ["Email", "Date", "Status"],
      ["one@example.org", 44_230, "active"],
    ]),
  ],
  ["a folder in a ZIP file", zipOf({ "lists/readers.csv": utf8(rows), "lists/readme.pdf": utf8("%PDF") })],
])("a list with %s is read", async (_, file) => {
  const { read, press, list } = await movingSite();
  await press(await read("subscribers", file), "bring");
  expect(await list()).toEqual(["one@example.org 2021-02-02"]);
});

test("formulas of a list are text", async () => {
  const { read, press, shown, ctx } = await movingSite();
  const path = await read("volunteers", utf8(`Name,Phone\n"=HYPERLINK(""http://x.example"",""Ada"")",08030000001\n`));
  await press(path, "bring");
  expect(await shown(path)).toContain("1 volunteer came in.");
  expect((await ctx.db.selectFrom("volunteers").select("name").execute())[0]?.name).toMatch(/^=HYPERLINK/);
});

test("twenty thousand rows are read and shown", async () => {
  const { read, shown } = await movingSite();
  const many = Array.from({ length: 20_000 }, (_, index) => `reader${index}@example.org,2021-02-03,active`);
  const path = await read("subscribers", utf8(`Email,Date,Status\n${many.join("\n")}\n`));
  const page = await shown(path);
  expect(page).toContain("The file has 20,000 rows.");
  expect(page).toContain("reader49@example.org");
});

test("two thousand readers in three files need two decisions at most", async () => {
  const { read, press, post, readAsStaff, list, shown } = await movingSite();
  const part = (from: number) =>
    utf8(
      `Email,Date\n${Array.from({ length: 700 }, (_, index) => `reader${from + index}@example.org,03/04/2021`).join("\n")}\n`,
    );
  const path = await read("subscribers", part(0), part(650), part(1_300));
  const page = await readAsStaff(path);
  const days = /name="(days:[^"]+)"/.exec(page)?.[1] ?? "";
  await post(path, { intent: "answers", [days]: "day", asked: "yes" });
  await press(path, "bring");
  expect(await list()).toHaveLength(2_000);
  expect(await shown(path)).toContain("2,000 readers of the newsletter came in.");
});

test("an import that was killed goes on", async () => {
  const { read, post, ctx, list, work } = await movingSite();
  const many = Array.from({ length: 60 }, (_, index) => `reader${index}@example.org,2021-02-03,active`);
  const path = await read("subscribers", utf8(`Email,Date,Status\n${many.join("\n")}\n`));
  await post(path, { intent: "bring" });
  let asked = 0;
  const stopping = Object.defineProperty(new AbortController().signal, "aborted", { get: () => ++asked > 25 });
  await runImports(ctx, stopping);
  const before = (await list()).length;
  expect(before).toBeGreaterThan(10);
  expect(before).toBeLessThan(60);
  await work();
  expect(await list()).toHaveLength(60);
});

test("columns that staff chose are proposed for the same heads again", async () => {
  const { read, post, press, list, readAsStaff } = await movingSite();
  const sheet = (name: string) => utf8(`Wer,Wann,Wie\n${name}@example.org,2021-02-03,active\n`);
  const path = await read("subscribers", sheet("one"));
  const signature = /name="column:(\w+):email"/.exec(await readAsStaff(path))?.[1];
  const chosen = {
    [`column:${signature}:email`]: "0",
    [`column:${signature}:day`]: "1",
    [`column:${signature}:status`]: "2",
  };
  await post(path, { intent: "answers", ...chosen });
  await press(path, "bring");
  await press(await read("subscribers", sheet("two")), "bring");
  expect(await list()).toEqual(["one@example.org 2021-02-02", "two@example.org 2021-02-02"]);
});
