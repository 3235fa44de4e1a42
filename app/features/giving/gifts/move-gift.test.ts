import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { writeReference } from "../../../values/transfer-reference.ts";

async function withTwoDonors() {
  const here = await withTreasurer();
  const ada = await here.promise({ own: "30000", name: "Ada Firstdonor", email: "ada@example.org" });
  const ben = await here.promise({ own: "30000", name: "Ben Seconddonor", email: "ben@example.org" });
  const seen = { intent: "seen", id: String(ada.id), amount: "30000", day: "2026-03-10" };
  await here.post("/admin/gifts", seen);
  const keyOf = ({ code, link }: typeof ada) => `${code}${link}`;
  const page = async (promise: typeof ada) => textOf(mainOf(await here.read(`/g/${keyOf(promise)}`)));
  const status = async (promise: typeof ada, number: string) =>
    (await here.ask(`/g/${keyOf(promise)}/receipt/${number}`)).status;
  const join = (promise: typeof ada, id = 1) =>
    here.post(`/admin/gifts/${id}`, { intent: "join", reference: writeReference(promise.prefix, promise.code) });
  const { db } = here.ctx;
  const receipts = async () =>
    (await db.selectFrom("receipts").select(["contents", "state"]).orderBy("id").execute()).map(
      ({ contents, state }) => `${state} ${JSON.parse(contents).name}`,
    );
  const letters = async () =>
    (await db.selectFrom("outbox_emails").select(["kind", "recipient"]).orderBy("id").execute())
      .filter(({ kind }) => kind === "receipt" || kind === "gift-spent")
      .map(({ kind, recipient }) => `${kind} ${recipient}`);
  return { ...here, ada, ben, keyOf, page, status, join, receipts, letters };
}

test("a gift joined to another promise belongs to its donor; the first promise waits again", async () => {
  const { ada, ben, page, status, join, receipts, letters, gifts, readPromise, post, read, keyOf } =
    await withTwoDonors();
  await post("/admin/gifts/1", { intent: "thank", day: "2026-03-10", how: "by phone", before: "" });
  await post("/admin/gifts/1", { intent: "spend", spentOn: "Books" });
  expect(await letters()).toEqual(["receipt ada@example.org", "gift-spent ada@example.org"]);
  expect((await join(ben)).status).toBe(200);
  expect((await gifts())[0]).toMatchObject({ name: "Ben Seconddonor", promise_id: ben.id, thanked_on: null });
  expect(await receipts()).toEqual(["replaced null", "valid Ben Seconddonor"]);
  expect(await letters()).toEqual(["receipt ben@example.org"]);
  expect([(await readPromise(ada.id)).state, (await readPromise(ben.id)).state]).toEqual(["open", "received"]);
  expect(await page(ada)).not.toContain("arrived");
  expect(await page(ben)).toContain("Receipt 2026-0002");
  // Even the earlier receipt, which the new one names, lacks the other donor's name.
  for (const number of ["2026-0001", "2026-0002"])
    expect(await read(`/g/${keyOf(ben)}/receipt/${number}`)).not.toContain("Ada Firstdonor");
  expect([await status(ada, "2026-0001"), await status(ada, "2026-0002")]).toEqual([404, 404]);
  expect((await join(ben)).text).toContain("This gift belongs to that promise already.");
  expect(await receipts()).toHaveLength(2);
});

test("the promise's link does not open a joined gift's former receipt", async () => {
  const { ctx, ben, page, status } = await withTwoDonors();
  await ctx.db.updateTable("gifts").set({ promise_id: ben.id }).execute();
  expect([await status(ben, "2026-0001"), (await page(ben)).includes("2026-0001")]).toEqual([404, false]);
});

test("every part of a divided gift belongs to its promise, even after the donor is erased", async () => {
  const { ctx, ada, page, post, send, keyOf, receipts, letters, readPromise } = await withTwoDonors();
  await post("/admin/gifts/1", { intent: "split", amount: "10000" });
  await post("/admin/gifts/3", { intent: "split", amount: "5000" });
  for (const number of ["2026-0002", "2026-0004", "2026-0005"]) expect(await page(ada)).toContain(`Receipt ${number}`);
  await post("/admin/gifts/2", { intent: "void", reason: "No" });
  expect((await readPromise(ada.id)).state).toBe("received");
  await send(`/g/${keyOf(ada)}`, { intent: "forget" });
  expect((await receipts()).filter((line) => line.includes("Ada"))).toEqual([]);
  expect(await letters()).toEqual([]);
  const gifts = await ctx.db.selectFrom("gifts").select(["name", "name_folded", "email", "donor_salt"]).execute();
  expect(gifts.flatMap((row) => Object.values(row)).filter((value) => value !== null)).toEqual([]);
});
