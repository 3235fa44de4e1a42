import { expect, test } from "vitest";
import { sendStatement, statementPath, writeStatement } from "../../../../tests/support/bank-statement.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { remakes } from "../donor-statements/send-donor-statements.server.ts";
import { insertGifts } from "../gifts/gift-queries.server.ts";
import { insertPastGift } from "./past-gift-queries.server.ts";

type Given = Partial<Parameters<typeof insertPastGift>[1]>;

async function withPast(...gifts: Given[]) {
  const here = await createStaffedSite({}, "admin");
  const all = gifts.length > 0 ? gifts : [{}];
  for (const gift of all) await insertPastGift(here.ctx.db, { ...past, ...gift });
  return {
    ...here,
    open: async (path: string) => textOf(mainOf(await here.readAsStaff(path))),
    csv: async (path: string) => (await (await here.visit(path)).text()).split("\r\n").slice(1),
  };
}

const past = {
  amount: 500_000,
  currency: "NGN" as const,
  fee: 7_500,
  value_date: "2025-03-04",
  name: "Ọlá Sample",
  email: "ola@example.org",
  is_without_mail: 0,
  purpose: "Roof",
  receipt: "N-501",
  program: "givewp",
  import_id: 1,
  brought_at: "2026-03-09T09:00:00.000Z",
};

const ofSite = {
  part: 1,
  is_public: 0,
  donor_hash: "h",
  recorded_at: "2025-03-01T09:00:00.000Z",
  currency: "NGN" as const,
  method: "transfer" as const,
  state: "received" as const,
  source: "credit:1",
};

test("the list finds past gifts by a part of a name", async () => {
  const { open } = await withPast({}, { name: "Ben Other", email: null, amount: 100_000, receipt: null, fee: 0 });
  const all = await open("/admin/gifts/past");
  expect(all).toContain("2 past gifts");
  expect(all).toContain("₦6,000");
  const found = await open("/admin/gifts/past?q=ola");
  expect(found).toContain("₦75 ₦5,000");
  expect(found).toContain("N-501");
  expect(found).toContain("GiveWP");
  expect(found).not.toContain("Ben Other");
});

test("the list without a past gift says who brings them along", async () => {
  const { readAsStaff } = await createStaffedSite({}, "admin");
  expect(await readAsStaff("/admin/gifts/past")).toContain("An admin brings gifts of another program");
});

test("a long list goes on with earlier gifts", async () => {
  const gifts = Array.from({ length: 52 }, (_, at) => ({
    name: `Donor ${at}`,
    value_date: at < 51 ? "2025-03-04" : "2024-01-01",
  }));
  const { readAsStaff, open } = await withPast(...gifts);
  const [, older = ""] = /href="[^"]*\?([^"]*before=[^"]*)"/.exec(await readAsStaff("/admin/gifts/past")) ?? [];
  const rest = await open(`/admin/gifts/past?${older}`);
  expect(rest).toContain("Donor 0");
  expect(rest).toContain("Donor 51");
});

test("received gifts and past gifts have sums of their own", async () => {
  const { open, ctx } = await withPast();
  await insertGifts(ctx.db, [{ ...ofSite, amount: 100_000, value_date: "2025-03-05" }]);
  const shown = await open("/admin/gifts/received?when=2025");
  expect(shown).toContain("₦1,000");
  expect(shown).toContain("1 past gift from before this site, not counted here: ₦5,000");
  expect(shown).not.toContain("₦6,000");
  expect(await open("/admin/gifts/received?when=2024")).not.toContain("past gift from before");
  expect(await open("/admin/gifts/received?when=2025&way=cash")).not.toContain("past gift from before");
});

test("the file of received gifts has past gifts as a part of its own", async () => {
  const { csv, ctx } = await withPast();
  await insertGifts(ctx.db, [{ ...ofSite, amount: 100_000, value_date: "2025-03-05" }]);
  expect((await csv("/admin/gifts/received.csv?when=2025")).slice(1)).toEqual([
    '""',
    '"Past gifts, from before this site, not counted above"',
    '"","2025-03-04","Ọlá Sample","ola@example.org","5000.00","NGN","","","Roof","N-501","Past gift","",""',
  ]);
  expect(await csv("/admin/gifts/received.csv?when=2025&way=transfer")).toHaveLength(1);
});

test("past gifts have a file of their own", async () => {
  const { csv } = await withPast();
  expect(await csv("/admin/gifts/past.csv?q=ola")).toEqual([
    '"1","2025-03-04","Ọlá Sample","ola@example.org","5000.00","75.00","NGN","Roof","N-501","GiveWP"',
  ]);
});

test("the report for the board tells past gifts apart", async () => {
  const { open, csv, ctx } = await withPast();
  await insertGifts(ctx.db, [{ ...ofSite, amount: 100_000, value_date: "2025-03-05" }]);
  const shown = await open("/admin/gifts/board?year=2025");
  expect(shown).toContain("Together ₦1,000 (1 gift) nothing");
  expect(shown).toContain("Past gifts, from before this site No other sum of this page counts them.");
  expect(shown).toContain("Together ₦5,000 (1 gift) nothing");
  expect((await csv("/admin/gifts/board.csv?year=2025")).slice(1)).toEqual([
    '""',
    '"Past gifts, from before this site, not counted above"',
    '"2025","","","Past gift","NGN","1","5000.00"',
  ]);
});

test("the statement of a donor lists past gifts with their old receipts", async () => {
  const { open, ctx } = await withPast();
  await insertGifts(ctx.db, [{ ...ofSite, amount: 100_000, value_date: "2025-06-05", email: "ola@example.org" }]);
  const shown = await open("/admin/gifts/of-donor?email=Ola@example.org&from=2025-01-01&to=2025-12-31");
  expect(shown).toContain("Gives since March 4, 2025.");
  expect(shown).toContain("Together: ₦1,000");
  expect(shown).toContain("This site made no receipts for them.");
  expect(shown).toContain("Earlier receipt N-501");
  expect(shown).toContain("Together before this site: ₦5,000");
});

test("a donor of past gifts alone gets a statement as PDF", async () => {
  const { visit } = await withPast();
  const pdf = await visit("/admin/gifts/of-donor.pdf?email=ola@example.org&from=2025-01-01&to=2025-12-31");
  expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
});

test("statements of a year go to past donors who take e-mails", async () => {
  const { open, ctx } = await withPast(
    {},
    { email: "silent@example.org", name: "Si Lent" },
    { email: "silent@example.org", name: "Si Lent", value_date: "2019-01-01", is_without_mail: 1 },
    { email: null, name: "On Paper" },
  );
  const shown = await open("/admin/gifts/statements?year=2025");
  expect(shown).toContain("1 donor with an email address.");
  const email = { to: "ola@example.org", subject: "", text: "", html: "" };
  expect((await remakes["year statement"]?.(ctx, email, { year: 2025 }))?.text).toContain("in 2025: ₦5,000.");
});

test("past donors without e-mail get sheets", async () => {
  const { visit, open } = await withPast(
    { email: "silent@example.org", name: "Si Lent", is_without_mail: 1 },
    { email: null, name: "On Paper" },
    { email: null, name: "ON PAPER", amount: 200_000 },
  );
  expect(await open("/admin/gifts/statements?year=2025")).toContain("ON PAPER: all 2 gifts are one person’s");
  const pages = async (query: string) => {
    const pdf = await visit(`/admin/gifts/statements.pdf?year=2025${query}`);
    return Buffer.from(await pdf.arrayBuffer())
      .toString("latin1")
      .match(/\/Type \/Page\b(?!s)/g)?.length;
  };
  expect([await pages(""), await pages("&one=-2")]).toEqual([3, 2]);
});

test("a data request finds and exports past gifts", async () => {
  const { post } = await withPast();
  const found = await post("/admin/people-data", { intent: "find", email: "ola@example.org" });
  expect(textOf(await found.text())).toContain("Past gifts");
  const file = await post("/admin/people-data/export", { email: "ola@example.org" });
  expect(await file.text()).toMatch(/"receipt": ?"N-501"/);
});

test("erasing a donor keeps the sums of past gifts", async () => {
  const { post, ctx } = await withPast();
  await post("/admin/people-data", { intent: "erase", email: "ola@example.org", sure: "on" });
  expect(await ctx.db.selectFrom("past_gifts").selectAll().execute()).toMatchObject([
    { name: null, name_folded: null, email: null, amount: 500_000, value_date: "2025-03-04", receipt: "N-501" },
  ]);
});

test("a bank line of a past gift matches nothing", async () => {
  const here = await withTreasurer();
  const { code } = await here.promise({ own: "8000", name: "Ada Sample" });
  await insertPastGift(here.ctx.db, { ...past, amount: 800_000, value_date: "2026-03-09" });
  const upload = (file: string) => sendStatement(here, here.cookie, file);
  const page = await upload(
    writeStatement([
      [9, `NIP/TAB ${code}`, 8000],
      [9, "NIP/FRIEND", 300],
    ]),
  );
  expect(page.text).toContain("Already a past gift");
  expect(page.text).not.toContain("exact match");
  expect(await here.ctx.db.selectFrom("gifts").selectAll().execute()).toEqual([]);
  await here.post(statementPath, { intent: "friends", credit: "1" });
  expect(await here.ctx.db.selectFrom("gifts").selectAll().execute()).toEqual([]);
});
