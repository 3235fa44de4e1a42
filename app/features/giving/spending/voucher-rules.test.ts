import { expect, test } from "vitest";
import { checkBooks } from "../../../../tests/support/books.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { aVoucherPicture, siteWithSpending } from "../../../../tests/support/spending.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { erasePerson } from "../../office/privacy/erase-person.server.ts";
import { exportPerson } from "../../office/privacy/find-person.server.ts";
import { makePlace } from "../purse/find-holders.server.ts";
import { writeEntry } from "../purse/write-entry.server.ts";

test("a closed month gives the line the first open day, as the page says", async () => {
  const site = await siteWithSpending("writer");
  const { db } = site.ctx;
  const fields = { paidFrom: "place:1", day: "2026-02-15" };
  await site.admin.send({ picture: await aVoucherPicture(), fields });
  const file = { content: "", sha256: "", closed_by_id: "two", agreed_by_id: null, at: "2026-03-02T00:00:00.000Z" };
  await db
    .insertInto("month_files")
    .values({ month: "2026-02", ...file })
    .execute();
  expect(await site.second.open("/admin/spending/1")).toContain("The line gets the day March 1, 2026.");
  await site.second.act(1, "approve");
  expect(await db.selectFrom("entries").select("day").where("what", "=", "spent").execute()).toEqual([
    { day: "2026-03-01" },
  ]);
  await checkBooks(site.ctx);
});

test("a voucher of a project that ended meanwhile is not written", async () => {
  const site = await siteWithSpending();
  await site.admin.send({ picture: await aVoucherPicture(), fields: { for: "1:running", paidFrom: "place:1" } });
  await site.ctx.db
    .updateTable("purses")
    .set({ ended_at: "2026-03-01T00:00:00.000Z" })
    .where("project_id", "=", 1)
    .execute();
  expect(await site.second.open("/admin/spending/1")).toContain("has ended");
  const { status, text } = await site.second.act(1, "approve");
  expect([status, text.includes("has ended")]).toEqual([409, true]);
  const again = await site.admin.send({ picture: await aVoucherPicture("#123456"), fields: { for: "1:running" } });
  expect([again.status, again.text.includes("has ended")]).toEqual([409, true]);
});

test("a voucher in another currency than the place is refused", async () => {
  const site = await siteWithSpending();
  const { status, text } = await site.admin.send({
    picture: await aVoucherPicture(),
    fields: { currency: "USD", paidFrom: "place:1" },
  });
  expect([status, text.includes("The place holds NGN, and the voucher is in USD.")]).toEqual([422, true]);
});

/** Gives the writer cash. @returns the place, as a form names it */
async function giveCash({ ctx }: Awaited<ReturnType<typeof siteWithSpending>>, minor: number): Promise<string> {
  return withTransaction(ctx, async (ctx) => {
    const place = await makePlace(ctx, { kind: "hand", currency: "NGN", account: null, user_id: "writer" });
    const bank = await makePlace(ctx, { kind: "bank", currency: "NGN", account: "NGN", user_id: null });
    const lines = [
      { place, currency: "NGN", minor },
      { place: bank, currency: "NGN", minor: -minor },
    ] as const;
    const entry = { day: "2026-02-02", what: "moved", source: "give:1", lines: [...lines], people: 2 } as const;
    if (minor > 0) await writeEntry(ctx, entry);
    return `place:${place.id}`;
  });
}

test("more cash than the person has is refused", async () => {
  const site = await siteWithSpending("writer");
  const fields = { paidFrom: await giveCash(site, 0) };
  const { status, text } = await site.person("writer").send({ picture: await aVoucherPicture(), fields });
  expect([status, text.includes("Was the rest your own money?")]).toEqual([422, true]);
});

test("cash of vouchers that wait is not spent again", async () => {
  const site = await siteWithSpending("writer");
  const writer = site.person("writer");
  const fields = { paidFrom: await giveCash(site, 10_000), amount: "40" };
  const colours = ["#aa0000", "#00aa00", "#0000aa"];
  const pictures = await Promise.all(colours.map(aVoucherPicture));
  for (const picture of pictures.slice(0, 2)) expect((await writer.send({ picture, fields })).status).toBe(303);
  const { status, text } = await writer.send({ picture: pictures[2], fields });
  expect(status).toBe(422);
  expect(text).toContain("There is ₦20 left with you.");
  expect(text).toContain("Vouchers for ₦80 from your cash wait for approval.");
  expect(text).toContain("Cash with me, ₦20");
  await writer.act(1, "takeBack");
  expect((await writer.send({ picture: pictures[2], fields })).status).toBe(303);
});

test("the limit for two people follows the limit of gifts", async () => {
  const site = await siteWithSpending("writer");
  await site.ctx.db
    .insertInto("gift_limits")
    .values({
      amounts: '{"NGN":500}',
      by_id: "two",
      at: "2026-03-01T00:00:00.000Z",
      live_at: "2026-03-01T00:00:00.000Z",
    })
    .execute();
  await site.person("writer").send({ picture: await aVoucherPicture(), fields: { amount: "10.01" } });
  expect(await site.admin.open("/admin/spending/1")).toContain("come to more than ₦10.");
  await site.admin.act(1, "approve");
  expect(await site.admin.open("/admin/spending/1")).toContain("One person approved");
});

test("a payee in capitals with accents counts as the same payee", async () => {
  const site = await siteWithSpending("writer");
  const writer = site.person("writer");
  await writer.send({ picture: await aVoucherPicture(), fields: { amount: "60,000", payee: "École Élan" } });
  await writer.send({ picture: await aVoucherPicture("#123456"), fields: { amount: "60,000", payee: "ECOLE  ELAN" } });
  expect(await site.admin.open("/admin/spending/2")).toContain("Two people approve");
});

test("an erased person leaves payee, note, words, name, picture", async () => {
  const site = await siteWithSpending("writer");
  const { ctx } = site;
  await ctx.db.updateTable("users").set({ name: "Adaeze Uncommon" }).where("id", "=", "writer").execute();
  await site.person("writer").send({ picture: await aVoucherPicture("#112233"), fields: { payee: "A shop" } });
  const paid = { payee: "ADAEZE UNCOMMON", payeeKind: "person", note: "Taxi of Adaeze Uncommon" };
  const sent = await site.admin.send({ picture: await aVoucherPicture(), fields: paid });
  const fine = [...sent.html.matchAll(/name="fine" value="([^"]+)"/g)].map(([, id = ""]) => id);
  await site.admin.send({ picture: await aVoucherPicture(), fields: { ...paid, fine } });
  await site.second.act(2, "ask", { words: "Did adaeze uncommon pay it?" });
  const { picture } = await ctx.db
    .selectFrom("vouchers")
    .select("picture")
    .where("id", "=", 2)
    .executeTakeFirstOrThrow();
  if (picture === null) throw new Error("The voucher has no picture.");
  const [row] = await ctx.db.selectFrom("users").select(["id", "name", "email"]).where("id", "=", "two").execute();
  if (row === undefined) throw new Error("The second admin is missing.");
  const facts = { roles: ["admin" as const], position: null, twoFactor: false, readsSafeguarding: false };
  const admin = { ...row, ...facts };
  expect(JSON.stringify(await exportPerson(ctx, admin, "writer@example.org"))).toContain("2026-0002");
  await erasePerson(ctx, admin, "writer@example.org", true);
  const stored = JSON.stringify([
    await ctx.db.selectFrom("vouchers").selectAll().execute(),
    await ctx.db.selectFrom("voucher_events").selectAll().execute(),
  ]);
  expect(stored.toLowerCase()).not.toContain("uncommon");
  expect(await ctx.storage.open(picture)).toBeUndefined();
  expect(await site.admin.open("/admin/spending/2")).toContain("The photo was erased.");
  // The picture of another payee's voucher stays.
  expect(await ctx.db.selectFrom("vouchers").select("picture").where("id", "=", 1).execute()).not.toEqual([
    { picture: null },
  ]);
});

test("the pages are in French", async () => {
  const site = await siteWithSpending("writer");
  await site.person("writer").send({ picture: await aVoucherPicture() });
  await site.post("/admin/language", { language: "fr" });
  const read = async (path: string) => textOf(await site.admin.html(path));
  expect(await read("/admin/spending")).toContain("À approuver");
  expect(await read("/admin/spending/new")).toContain("Photographier la pièce");
  expect(await read("/admin/spending/1")).toContain("Approuver");
});
