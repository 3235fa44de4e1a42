import { expect, test } from "vitest";
import { withBank } from "../../../../tests/support/bank.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { recordStandingChange } from "../../people/users/find-settled-people.server.ts";
import { moneyChecks } from "./check-public-texts.server.ts";
import { comparePublicTexts } from "./compare-public-texts.server.ts";

const text = "The school’s own account is 2087654321 at its bank.";
const asked = { intent: "ask", number: "2087654321", why: "The school’s own" };

async function openSite() {
  const here = await withBank();
  const idOf = async () => (await here.ctx.db.selectFrom("money_numbers").select("id").executeTakeFirst())?.id ?? "";
  const publish = async (as: typeof here.first, title = "Colours") =>
    (await as.post({ title, paragraphs: text, status: "published" }, "/admin/post")).status;
  const mails = async (kind: string) =>
    await here.ctx.db.selectFrom("outbox_emails").select(["recipient", "text"]).where("kind", "=", kind).execute();
  return { ...here, idOf, publish, mails };
}

test("every text may name the number after a second settled person agrees", async () => {
  const { first, second, idOf, publish, mails } = await openSite();
  const other = await second();
  expect(await publish(first)).toBe(422);
  expect((await first.post(asked, "/admin/numbers")).text).toContain("Asked.");
  expect((await first.post(asked, "/admin/numbers")).text).toContain("asked for already");
  const own = await first.post({ intent: "agree", number_id: await idOf() }, "/admin/numbers");
  expect([own.status, await publish(first)]).toEqual([422, 422]);
  expect((await other.post({ intent: "agree", number_id: await idOf() }, "/admin/numbers")).text).toContain("Agreed.");
  expect([await publish(first), await publish(first, "Once more")]).toEqual([200, 200]);
  const told = await mails("money-number-asked");
  expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(["admin@example.org", "second@example.org"]);
  expect(told.some(({ text }) => text.includes("2087654321"))).toBe(false);
});

test("a stopped number is asked about again", async () => {
  const { first, second, idOf, publish } = await openSite();
  const other = await second();
  await first.post(asked, "/admin/numbers");
  const id = await idOf();
  await other.post({ intent: "agree", number_id: id }, "/admin/numbers");
  await other.post({ intent: "stop", number_id: id }, "/admin/numbers");
  expect(await publish(first)).toBe(422);
  expect((await other.post({ intent: "agree", number_id: id }, "/admin/numbers")).status).toBe(409);
});

test("one person alone waits 72 hours", async () => {
  const { first, pass, publish } = await openSite();
  expect((await first.post(asked, "/admin/numbers")).status).toBe(200);
  await pass(71);
  expect(await publish(first)).toBe(422);
  await pass(2);
  expect(await publish(first)).toBe(200);
});

test("an admin’s second account is no second person", async () => {
  const { ctx, first, second, idOf, publish } = await openSite();
  await second("third");
  const double = await second("double");
  await withTransaction(ctx, (inside) =>
    recordStandingChange(inside, { account: "double", what: "created", by: "admin" }),
  );
  await first.post(asked, "/admin/numbers");
  expect((await double.post({ intent: "agree", number_id: await idOf() }, "/admin/numbers")).status).toBe(422);
  expect(await publish(first)).toBe(422);
});

test("an editor asks for a number; only admins decide", async () => {
  const { ctx, ask, first, second, idOf } = await openSite();
  await second();
  const Cookie = await signIn(ctx, "editor");
  const send = (fields: Record<string, string>) =>
    ask("/admin/numbers", {
      method: "POST",
      headers: { Cookie, Origin: "https://site.test" },
      body: new URLSearchParams(fields),
    });
  expect((await send(asked)).status).toBe(200);
  expect((await send({ intent: "agree", number_id: await idOf() })).status).toBe(403);
  expect((await send({ intent: "stop", number_id: await idOf() })).status).toBe(403);
  expect((await first.post({ intent: "agree", number_id: await idOf() }, "/admin/numbers")).status).toBe(200);
});

test("a text with a foreign number is listed, mailed once or shown by the doctor", async () => {
  const { ctx, first, read, mails } = await openSite();
  await comparePublicTexts(ctx);
  const before = await ctx.db.selectFrom("money_findings").selectAll().execute();
  await ctx.db
    .updateTable("posts")
    .set({ paragraphs: JSON.stringify([text]) })
    .where("slug", "=", "quiet-corners")
    .execute();
  await comparePublicTexts(ctx);
  await comparePublicTexts(ctx);
  const found = await ctx.db.selectFrom("money_findings").selectAll().execute();
  expect(found.filter(({ number }) => number === "2087654321")).toHaveLength(1);
  expect(before.some(({ number }) => number === "2087654321")).toBe(false);
  expect(await read("/blog/quiet-corners")).toContain("2087654321");
  expect(await first.open("/admin/numbers")).toContain("2087654321");
  expect(await first.open("/admin")).toContain("1 public text names another number");
  expect((await mails("money-number-found")).length).toBe(before.length > 0 ? 2 : 1);
  const parts = { config: ctx.config, openDb: async () => ctx.db } as Parameters<
    ReturnType<typeof moneyChecks>[number][1]
  >[0];
  expect(await moneyChecks()[0]?.[1](parts)).toMatchObject({ state: "bad" });
});
