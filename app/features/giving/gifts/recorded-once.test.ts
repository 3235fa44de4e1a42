import { expect, test } from "vitest";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";

const page = "/admin/gifts/record";
const cash = { method: "transfer", amount: "5000", day: "2026-03-10", name: "Ada" };

const keyOf = (html: string) => /name="idempotencyKey" value="(page-[^"]*)"/.exec(html)?.[1] ?? "";

test("a form without script has a new key from the server each time", async () => {
  const here = await withTreasurer();
  const keys = [keyOf(await here.html(page)), keyOf(await here.html(page))];
  expect(keys).toEqual([expect.stringMatching(/^page-/), expect.stringMatching(/^page-/)]);
  expect(new Set(keys).size).toBe(2);
});

test("four presses at once record one gift, as the answers say", async () => {
  const here = await withTreasurer();
  const idempotencyKey = keyOf(await here.html(page));
  const answers = await Promise.all([1, 2, 3, 4].map(() => here.post(page, { ...cash, idempotencyKey })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.filter(({ text }) => text.includes("The form came twice and counts once."))).toHaveLength(3);
  expect(await here.gifts()).toHaveLength(1);
});

test("a page of the back button records no other gift", async () => {
  const here = await withTreasurer();
  const idempotencyKey = keyOf(await here.html(page));
  await here.post(page, { ...cash, idempotencyKey });
  expect(await here.post(page, { ...cash, amount: "7000", idempotencyKey })).toMatchObject({
    status: 409,
    text: expect.stringContaining("This form has recorded ₦5,000 of March 10, 2026 already."),
  });
  expect(await here.gifts()).toMatchObject([{ amount: 500_000 }]);
});

test("a form after a refusal counts once", async () => {
  const here = await withTreasurer();
  const first = keyOf(await here.html(page));
  const headers = { Cookie: here.cookie, Origin: "https://site.test" };
  const body = new URLSearchParams({ ...cash, amount: "", idempotencyKey: first });
  const refused = await (await here.ask(page, { method: "POST", headers, body })).text();
  const next = keyOf(refused);
  expect([next.startsWith("page-"), next === first]).toEqual([true, false]);
  for (let count = 0; count < 2; count++) await here.post(page, { ...cash, idempotencyKey: next });
  expect(await here.gifts()).toHaveLength(1);
});

test("a new post sent twice without script is one post", async () => {
  const here = await withTreasurer();
  const idempotencyKey = keyOf(await here.html("/admin/post?create="));
  expect(idempotencyKey).not.toBe("");
  const count = async () => (await here.ctx.db.selectFrom("posts").select("id").execute()).length;
  const before = await count();
  const post = { title: "Colours", paragraphs: "Blue.", idempotencyKey };
  for (let times = 0; times < 2; times++) await here.post("/admin/post", post);
  expect(await count()).toBe(before + 1);
});
