import { expect, test } from "vitest";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";

const opening = { intent: "open", idempotencyKey: "first", day: "2026-02-01", "place:bank:NGN:NGN": "0" };

async function withReceipts() {
  const here = await withTreasurer();
  const receive = async (fields: object = {}) => {
    const promise = await here.promise({ own: "20000", email: "donor@example.org", ...fields });
    await here.post("/admin/gifts", { intent: "seen", id: String(promise.id), day: "2026-03-10", amount: "20000" });
    return newest();
  };
  const newest = async () => {
    const mails = here.ctx.db.selectFrom("outbox_emails").selectAll().where("kind", "=", "receipt");
    return (await mails.orderBy("id", "desc").executeTakeFirstOrThrow()).text;
  };
  return { ...here, receive, newest };
}

test("without books, a receipt promises an email about spending", async () => {
  const { receive } = await withReceipts();
  expect(await receive({ project: "1" })).toContain("We will write once more, when it has been spent.");
});

test("with books, a receipt names the email at the end of the project", async () => {
  const { receive, post } = await withReceipts();
  await post("/admin/cash", opening);
  const text = await receive({ project: "1" });
  expect(text).toContain("We will write once more, when the project ends.");
  expect(text).toContain("https://site.test/project/readmore/1/account");
});

test("with books, a receipt for Most needed promises no email", async () => {
  const { receive, post } = await withReceipts();
  await post("/admin/cash", opening);
  const text = await receive();
  expect(text).not.toContain("once more");
  expect(text).toContain("See what came in, what was spent and what is left:\nhttps://site.test/transparency\n");
});

test("after an early refund, a receipt names what came and what went back", async () => {
  const { receive, post, html, newest } = await withReceipts();
  await receive();
  const page = await html("/admin/gifts/1");
  const value = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page.slice(page.indexOf('id="refund"')))?.[1] ?? "";
  const form = { intent: "refund", left: value("left"), idempotencyKey: value("idempotencyKey"), way: "transfer" };
  await post("/admin/gifts/1", { ...form, amount: "1000" });
  const text = await newest();
  expect(text).toContain("Your ₦20,000 arrived");
  expect(text).toContain("Went back to you: ₦1,000\nStays with us: ₦19,000");
});
