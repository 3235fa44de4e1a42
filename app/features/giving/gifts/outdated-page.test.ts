// Also runs on PostgreSQL: receipts and refunds beside the gift, as numbers of either engine.
import { describe, expect, test } from "vitest";
import { sendStatement, statementPath, writeStatement } from "../../../../tests/support/bank-statement.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";

type Fields = Record<string, string>;

const changed = "This gift has changed since you opened the page.";

/** Reads the hidden and typed fields of a form, as a browser sends them. */
function fieldsOf(html: string, intent: string): Fields {
  const form = html.split("<form").find((part) => part.includes(`name="intent" value="${intent}"`)) ?? "";
  const inputs = [...(form.split("</form>")[0]?.matchAll(/<input [^>]*>/g) ?? [])].map(([input]) => {
    const [, name = ""] = /\bname="([^"]*)"/.exec(input) ?? [];
    const [, value = ""] = /\bvalue="([^"]*)"/.exec(input) ?? [];
    return [name, value] as const;
  });
  const [, method] = /<option value="([^"]*)" selected/.exec(form) ?? [];
  return { ...Object.fromEntries(inputs), ...(method !== undefined && { method }) };
}

/** A gift that the first admin recorded; the second one has opened its page. */
async function withOpenPage(gift: Fields) {
  const here = await withTreasurer();
  const two = await here.another();
  await here.post("/admin/gifts/record", { day: "2026-03-10", name: "Ada", email: "ada@example.org", ...gift });
  const page = await two.html("/admin/gifts/1");
  const send = (by: Pick<typeof here, "post">, html: string, intent: string, typed: Fields = {}) =>
    by.post("/admin/gifts/1", { ...fieldsOf(html, intent), ...typed });
  const correct = async (typed: Fields) =>
    send(here, await here.html("/admin/gifts/1"), "correct", { reason: "A slip", ...typed });
  const gifts = async () => (await here.gifts())[0];
  return { ...here, two, page, send, correct, gift: gifts };
}

describe("the second person", () => {
  test("agrees only to the amount on the page", async () => {
    const here = await withOpenPage({ method: "cash", amount: "180200" });
    expect((await here.correct({ amount: "1802000" })).status).toBe(200);
    const answer = await here.send(here.two, here.page, "agree");
    expect(answer).toMatchObject({ status: 409, text: expect.stringContaining(changed) });
    expect(await here.gift()).toMatchObject({ state: "counted", checked_by_id: null, amount: 180_200_000 });
    expect(await here.ctx.db.selectFrom("receipts").selectAll().execute()).toEqual([]);
    expect((await here.send(here.two, await here.two.html("/admin/gifts/1"), "agree")).status).toBe(200);
    expect(await here.gift()).toMatchObject({ state: "received", checked_by_id: "two" });
  });

  test.each([
    ["day", { day: "2026-03-01" }],
    ["method", { method: "cheque" }],
    ["e-mail address", { email: "other@example.org" }],
  ])("does not agree after a change of the %s", async (_what, typed) => {
    const here = await withOpenPage({ method: "cash", amount: "900000" });
    expect((await here.correct(typed)).status).toBe(200);
    expect((await here.send(here.two, here.page, "agree")).status).toBe(409);
    expect(await here.gift()).toMatchObject({ checked_by_id: null, state: "counted" });
  });

  test.each(["counted", "", "received"])(
    "a form of an earlier release, “%s”, does not agree to a gift",
    async (seen) => {
      const here = await withOpenPage({ method: "cash", amount: "180200" });
      expect(await here.two.post("/admin/gifts/1", { intent: "agree", seen })).toMatchObject({
        status: 409,
        text: expect.stringContaining(changed),
      });
      expect(await here.gift()).toMatchObject({ state: "counted" });
    },
  );

  test("agrees to a refund only of the gift on the page", async () => {
    const here = await withOpenPage({ method: "transfer", amount: "900000" });
    await here.send(here.two, here.page, "agree");
    const refund = { amount: "600000", way: "transfer", day: "2026-03-10" };
    await here.send(here, await here.html("/admin/gifts/1"), "refund", refund);
    const page = await here.two.html("/admin/gifts/1");
    expect(fieldsOf(page, "agree-refund").seen).toBeTruthy();
    await here.send(here, await here.html("/admin/gifts/1"), "receipt", { name: "Another", reason: "A slip" });
    expect((await here.send(here.two, page, "agree-refund")).status).toBe(409);
    expect(await here.ctx.db.selectFrom("refunds").select("state").execute()).toEqual([{ state: "waiting" }]);
  });
});

describe("a correction", () => {
  test("leaves the other correction, on an outdated page", async () => {
    const here = await withOpenPage({ method: "transfer", amount: "5000" });
    await here.correct({ amount: "6000" });
    const typed = { day: "2026-03-09", reason: "The day" };
    const answer = await here.send(here.two, here.page, "correct", typed);
    expect(answer).toMatchObject({ status: 409, text: expect.stringContaining(changed) });
    expect(await here.gift()).toMatchObject({ amount: 600_000, value_date: "2026-03-10", recorded_by_id: "admin" });
  });

  test("keeps the typed day after a refusal, but shows the new amount", async () => {
    const here = await withOpenPage({ method: "transfer", amount: "5000" });
    await here.correct({ amount: "6000" });
    const body = new URLSearchParams({
      ...fieldsOf(here.page, "correct"),
      day: "2026-03-09",
      reason: "The day",
    });
    const headers = { Cookie: here.two.cookie, Origin: "https://site.test" };
    const refused = await (await here.ask("/admin/gifts/1", { method: "POST", headers, body })).text();
    const again = fieldsOf(refused, "correct");
    expect(again).toMatchObject({ amount: "6000", day: "2026-03-09", reason: "The day" });
    expect((await here.two.post("/admin/gifts/1", again)).status).toBe(200);
    expect(await here.gift()).toMatchObject({ amount: 600_000, value_date: "2026-03-09", recorded_by_id: "admin" });
  });

  test("is no agreement if another person changes the day", async () => {
    const here = await withOpenPage({ method: "cash", amount: "900000" });
    const answer = await here.send(here.two, here.page, "correct", { day: "2026-03-09", reason: "The day" });
    expect(answer.status).toBe(200);
    expect(await here.gift()).toMatchObject({ state: "counted", recorded_by_id: "admin", checked_by_id: null });
  });
});

test.each(["void", "spend", "receipt", "split", "purpose", "thank", "undo"])(
  "the act “%s” of an outdated page is refused",
  async (intent) => {
    const here = await withOpenPage({ method: "transfer", amount: "5000" });
    await here.correct({ amount: "6000" });
    const before = await here.gift();
    const typed = { reason: "A slip", spentOn: "Books", name: "B", amount: "100", project: "1", why: "x", how: "x" };
    expect((await here.send(here.two, here.page, intent, { ...typed, day: "2026-03-10" })).status).toBe(409);
    expect(await here.gift()).toEqual(before);
  },
);

test("a match that was undone and made again is not undone on an outdated page", async () => {
  const here = await withTreasurer();
  await sendStatement(here, here.cookie, writeStatement([[9, "NIP STRANGER", 700]]));
  await here.post(statementPath, { intent: "record", id: "1", name: "Bore Hole" });
  const [, seen = ""] = /name="seen" value="([^"]*)"/.exec(await here.html(`${statementPath}?added=1`)) ?? [];
  await here.post(statementPath, { intent: "undo", id: "1" });
  await here.post(statementPath, { intent: "record", id: "1", name: "Another" });
  expect((await here.post(statementPath, { intent: "undo", id: "1", seen })).status).toBe(409);
  expect((await here.gifts()).map(({ state, name }) => `${state} ${name}`)).toEqual([
    "void Bore Hole",
    "received Another",
  ]);
});
