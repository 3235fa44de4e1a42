import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { writeXlsx } from "../../../../tests/support/write-xlsx.ts";
import { createMovingSite } from "./old-sites.support.ts";

const csv = (...lines: string[]) => Buffer.from(`${lines.join("\n")}\n`);

const sheet = csv(
  "Name,Phone,E-mail,Can do,Age,Vetted",
  "Helper Alpha,0803 000 0001,,Read with children,34,yes",
  "Helper Beta,,Beta@Example.org,Cook,,",
  "Helper Gamma,0803 000 0003,,Sing,16,",
  "Helper Delta,2.34803E+12,,Drive,40,",
);

async function movingSite() {
  const site = await createMovingSite();
  return {
    ...site,
    volunteers: () => site.ctx.db.selectFrom("volunteers").selectAll().orderBy("id").execute(),
    shown: async (path: string) => textOf(mainOf(await site.readAsStaff(path))),
    async bring(...files: Uint8Array[]) {
      const path = await site.read("volunteers", ...files);
      await site.press(path, "bring");
      return path;
    },
  };
}

test("adults with a contact come in as new", async () => {
  const { bring, volunteers, shown, ctx } = await movingSite();
  const path = await bring(sheet);
  expect(await volunteers()).toMatchObject([
    { name: "Helper Alpha", phone: "08030000001", email: null, other_skill: "Read with children", state: "new" },
    { name: "Helper Beta", phone: null, email: "beta@example.org", vetted_on: null, vetted_by: null },
  ]);
  const page = await shown(path);
  expect(page).toContain("2 volunteers came in.");
  expect(page).toContain("The person is under 18. Rows 4");
  expect(page).toContain("The spreadsheet lost digits of the telephone number.");
  expect(await ctx.db.selectFrom("outbox_emails").select("id").execute()).toEqual([]);
});

test("nothing of a child or of a lost row is kept", async () => {
  const { bring, ctx, waitingFolders } = await movingSite();
  await bring(sheet);
  const rows = await Promise.all(
    (["imports", "import_notes", "imported_rows", "audit_log", "volunteers"] as const).map((table) =>
      ctx.db.selectFrom(table).selectAll().execute(),
    ),
  );
  expect(JSON.stringify(rows)).not.toMatch(/Gamma|Delta|Sing|Drive/);
  expect(waitingFolders()).toEqual([]);
});

test.each([
  ["an age below 18", "17"],
  ["an age between two numbers", "16-18"],
  ["an age in words", "under 18"],
  ["an unclear age", "?"],
  ["a birthday this year", "", "2010-03-04"],
  ["a year of birth", "", "2009"],
  ["an unclear birthday", "", "in spring"],
])("a person with %s stays out", async (_, age, birthday = "") => {
  const { bring, volunteers } = await movingSite();
  await bring(csv("Name,Phone,Age,Birthday", `A,08030000001,${age},${birthday}`));
  expect(await volunteers()).toEqual([]);
});

test.each([
  ["34 years", ""],
  ["", "1985-03-04"],
  ["", "13/04/85"],
  ["adult", "1985"],
])("a person of age %s %s comes in", async (age, birthday) => {
  const { bring, volunteers } = await movingSite();
  await bring(csv("Name,Phone,Age,Birthday", `A,08030000001,${age},${birthday}`));
  expect(await volunteers()).toHaveLength(1);
});

test("a person who is not to be contacted stays out", async () => {
  const { bring, volunteers } = await movingSite();
  await bring(csv("Name,Phone,Do not contact", "A,08030000001,yes", "B,08030000002,no"));
  expect((await volunteers()).map(({ name }) => name)).toEqual(["B"]);
});

test("a workbook gives a number its first digit back", async () => {
  const { bring, volunteers } = await movingSite();
  await bring(
    writeXlsx([
      ["Prénom", "Nom", "Téléphone"],
      ["Awa", "Diop", 8_030_000_002],
      ["Ada", "Obi", 2_348_030_000_003],
    ]),
  );
  expect((await volunteers()).map(({ name, phone }) => [name, phone])).toEqual([
    ["Awa Diop", "08030000002"],
    ["Ada Obi", "+2348030000003"],
  ]);
});

test("one address or number is one person", async () => {
  const { bring, volunteers, shown } = await movingSite();
  await bring(csv("Name,Phone,Email", "A,08030000001,a@example.org", "B,+234 803 000 0001,", "C,,A@example.org"));
  expect((await volunteers()).map(({ name }) => name)).toEqual(["A"]);
  const again = await bring(csv("Name,Phone,Email", "A,8030000001,"));
  expect(await volunteers()).toHaveLength(1);
  expect(await shown(again)).toContain("Nothing new came in.");
});

test("a deleted volunteer does not come back", async () => {
  const { bring, volunteers, ctx } = await movingSite();
  await bring(sheet);
  await ctx.db.deleteFrom("volunteers").where("id", "=", 1).execute();
  await bring(sheet);
  expect((await volunteers()).map(({ name }) => name)).toEqual(["Helper Beta"]);
});

test("an undo removes the volunteers whom staff did not touch", async () => {
  const { bring, volunteers, press, shown, post } = await movingSite();
  const path = await bring(sheet);
  await post("/admin/volunteers/1", { intent: "state", state: "talked" });
  const touched = (await volunteers()).filter(({ state }) => state === "talked").length;
  expect(touched).toBe(1);
  expect(await shown(path)).toContain("Staff changed 1 item after the import.");
  await press(path, "undo", { changed: "keepChanged" });
  expect((await volunteers()).map(({ name }) => name)).toEqual(["Helper Alpha"]);
});
