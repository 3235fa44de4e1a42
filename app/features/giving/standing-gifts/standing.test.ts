import { expect, test } from "vitest";
import { chosenColumns, statementForm, statementPath } from "../../../../tests/support/bank-statement.ts";
import { findFactsOfPromise } from "../../../../tests/support/facts-on-page.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { dueAfter, lastBeforeMissed, monthAfter } from "./next-due.ts";

const page = "/admin/gifts/monthly";

/** Opens a site of 10 March 2026 with a monthly promise that began on the 8th. */
async function withMonthly() {
  const here = await withTreasurer();
  const promise = await here.promise({ own: "2000", frequency: "monthly", name: "Ngozi Sample" });
  const id = String(promise.id);
  const seen = (fields: Record<string, string>) => here.post(page, { intent: "seen", id, amount: "2000", ...fields });
  await here.post("/admin/gifts", { intent: "seen", id, amount: "2000", day: "2026-03-08" });
  return { ...here, id, seen };
}

test("a month later is the same day, or the month's last one", () => {
  expect(["2026-01-31", "2026-02-28", "2026-12-05", "2026-03-30", "2028-01-30"].map(monthAfter)).toEqual([
    "2026-02-28",
    "2026-03-31",
    "2027-01-05",
    "2026-04-30",
    "2028-02-29",
  ]);
});

test("a gift is missed seven days after its due day", () => {
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2030, 0, 1); at += 86_400_000) {
    const today = new Date(at).toISOString().slice(0, 10);
    const last = lastBeforeMissed(today);
    const next = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
    expect([dueAfter(last, today).missed, dueAfter(next, today).missed, today]).toEqual([1, 0, today]);
  }
});

test("a monthly gift is listed once it has begun; its second month is marked", async () => {
  const here = await withMonthly();
  expect(await here.open(page)).toContain("1 monthly gift ₦2,000");
  expect(await here.open(page)).toContain("about April 8, 2026");
  await here.pass(24 * 31);
  const seen = await findFactsOfPromise(here.ctx, Number(here.id));
  expect(await here.seen({ day: "2026-04-09", seen })).toMatchObject({ status: 200 });
  // An older page's form changes nothing.
  expect(await here.seen({ day: "2026-04-09", seen })).toMatchObject({ status: 409 });
  expect(await here.open(page)).toContain("about May 9, 2026");
  expect(await here.gifts()).toMatchObject([{ part: 1 }, { part: 2, value_date: "2026-04-09" }]);
});

test("a missed gift is on Today until it is skipped, ended or received", async () => {
  const here = await withMonthly();
  const row = "1 monthly gift did not come";
  await here.pass(24 * 35);
  expect(await here.open("/admin")).not.toContain(row);
  await here.pass(24);
  expect(await here.open("/admin")).toContain(row);
  expect(await here.open(page)).toContain("Missed about April 8, 2026");
  const skip = { intent: "skip", id: here.id, due: "2026-04-08" };
  expect((await here.post(page, skip)).text).toContain("The next one is due about May 8, 2026.");
  expect(await here.post(page, skip)).toMatchObject({
    status: 409,
    text: expect.stringContaining("A colleague has just changed this monthly gift"),
  });
  expect(await here.open("/admin")).not.toContain(row);
  await here.pass(24 * 70);
  expect(await here.open(page)).toContain("2 missed, from May 8, 2026 on");
  expect((await here.post(page, { intent: "end", id: here.id, due: "2026-05-08" })).text).toContain(
    "The monthly gift has ended",
  );
  expect(await here.open("/admin")).not.toContain(row);
  expect(await here.open(page)).toContain("No gift comes every month yet");
  expect(await here.open("/admin/log")).toContain("noted that a monthly gift has ended");
});

test("an open bank line of the amount is matched from the list", async () => {
  const here = await withMonthly();
  await here.pass(24 * 31);
  const headers = { Cookie: here.cookie, Origin: "https://site.test" };
  const file = "Date,Narration,Debit,Credit,Balance\n2026-04-08,NIP/N SAMPLE,,2000,2000\n2026-04-09,POS,,150,2150";
  const answer = await here.ask(statementPath, { method: "POST", headers, body: statementForm(file) });
  const held = /\?file=(\d+)/.exec(answer.headers.get("Location") ?? "")?.[1] ?? "";
  await here.post(statementPath, { ...chosenColumns, file: held });
  expect(await here.open(page)).toContain("Open bank line: ₦2,000, April 8, 2026");
  const line = await here.ctx.db
    .selectFrom("bank_credits")
    .select("id")
    .where("amount", "=", 200_000)
    .executeTakeFirst();
  const join = { intent: "join", id: here.id, credit: String(line?.id) };
  expect((await here.post(page, join)).text).toContain("The bank line is this month’s gift.");
  expect(await here.post(page, join)).toMatchObject({ status: 409 });
  expect(await here.gifts()).toMatchObject([{ part: 1 }, { part: 2, source: `credit:${line?.id}` }]);
  expect(await here.open(page)).not.toContain("Open bank line");
});
