import { expect, test } from "vitest";
import { balancesOf, checkBooks, siteWithBooks } from "../../../../tests/support/books.ts";
import { agreeToPurseAct } from "../purse/act-on-purse.server.ts";
import { approveAlone } from "./act-on-voucher.server.ts";

/** A site whose books are open, and that two people keep. */
async function openSite(...roles: Parameters<typeof siteWithBooks>) {
  const site = await siteWithBooks(...roles);
  expect(await site.open()).toBe("waits");
  await agreeToPurseAct(site.senderOf("treasurer"), 1);
  return site;
}

const stateOf = async ({ ctx }: Awaited<ReturnType<typeof siteWithBooks>>, id = 1) =>
  (await ctx.db.selectFrom("vouchers").select("state").where("id", "=", id).executeTakeFirst())?.state;

test("the person who asked for the first day cannot agree to it", async () => {
  const site = await siteWithBooks();
  await site.open();
  await expect(agreeToPurseAct(site.senderOf("admin"), 1)).rejects.toMatchObject({
    message: expect.stringContaining("You asked"),
  });
  expect(await balancesOf(site.ctx)).toEqual({});
});

test("the first day of a house with one person is live at once", async () => {
  const site = await siteWithBooks(["admin", "writer"]);
  expect(await site.open()).toBe("done");
  expect(await balancesOf(site.ctx)).toEqual({ "bank-1": 100_000, general: 100_000 });
});

test("a paid voucher is in the books after another person approved it", async () => {
  const site = await openSite();
  expect(await site.send("admin", { paidFrom: "place:1" })).toMatchObject({ number: "2026-0001", isRepeated: false });
  await site.act("treasurer", 1, "approve");
  expect(await balancesOf(site.ctx)).toEqual({ "bank-1": 99_000, general: 99_000 });
  await checkBooks(site.ctx);
});

test("a bill is in the books when it is paid", async () => {
  const site = await openSite();
  await site.send("writer");
  await site.act("treasurer", 1, "approve");
  expect(await stateOf(site)).toBe("to pay");
  expect(await balancesOf(site.ctx)).toEqual({ "bank-1": 100_000, general: 100_000 });
  await site.act("admin", 1, "pay", { placeId: 1 });
  expect(await balancesOf(site.ctx)).toEqual({ "bank-1": 99_000, general: 99_000 });
});

test.each(["approve", "refuse", "ask"] as const)("the spender cannot %s", async (act) => {
  const site = await openSite();
  await site.send("treasurer");
  await expect(site.act("treasurer", 1, act, { words: "x" })).rejects.toMatchObject({
    message: expect.stringContaining("You spent this"),
  });
});

test("an account that the spender made cannot approve", async () => {
  const site = await openSite(["admin", "treasurer", "admin", "writer"]);
  await site.ctx.db
    .insertInto("account_changes")
    .values({
      account_id: "admin-2",
      what: "created",
      by_id: "treasurer",
      at: "2026-03-01T00:00:00.000Z",
      was_settled_admin: 0,
    } as never)
    .execute();
  await site.send("treasurer");
  await expect(site.act("admin-2", 1, "approve")).rejects.toMatchObject({
    message: expect.stringContaining("one person"),
  });
  expect(await stateOf(site)).toBe("waits");
});

test.each([
  ["above the limit", { minor: 10_000_001 }],
  ["without a picture", { pictureHash: null, note: "The shop gives none." }],
])("two people approve a voucher %s", async (_, changes) => {
  const site = await openSite(["admin", "treasurer", "admin", "writer"], 20_000_000);
  await site.send("writer", { ...changes, paidFrom: "unpaid" });
  await site.act("treasurer", 1, "approve");
  expect(await stateOf(site)).toBe("half");
  await expect(site.act("treasurer", 1, "approve")).rejects.toMatchObject({
    message: expect.stringContaining("already"),
  });
  await site.act("admin", 1, "approve");
  expect(await stateOf(site)).toBe("to pay");
});

test("vouchers of one week for one payee are added up", async () => {
  const site = await openSite(["admin", "treasurer", "writer"], 20_000_000);
  for (const _ of [1, 2]) await site.send("writer", { minor: 6_000_000 });
  await site.act("treasurer", 1, "approve");
  expect(await stateOf(site)).toBe("half");
});

test("another spelling is no other payee", async () => {
  const site = await openSite(["admin", "treasurer", "writer"], 20_000_000);
  for (const payee of ["Kano Builders", "Messrs Builders Kanо (Lagos) Ltd"])
    await site.send("writer", { minor: 6_000_000, payee });
  await site.act("treasurer", 1, "approve");
  expect(await stateOf(site)).toBe("half");
});

test("typed days do not divide vouchers that were sent together", async () => {
  const site = await openSite(["admin", "treasurer", "writer"], 20_000_000);
  for (const paidOn of ["2026-02-10", "2026-03-01"]) await site.send("writer", { minor: 6_000_000, paidOn });
  await site.act("treasurer", 1, "approve");
  expect(await stateOf(site)).toBe("half");
});

test("vouchers of one person need two above three limits", async () => {
  const site = await openSite(["admin", "treasurer", "writer", "writer"], 40_000_000);
  const send = (by: string, payee: string) => site.send(by, { minor: 8_000_000, payee });
  for (const payee of ["Alpha", "Beta", "Gamma"]) await send("writer", payee);
  await send("writer-3", "Delta");
  await site.act("treasurer", 1, "approve");
  expect(await stateOf(site)).toBe("to pay");
  const same = { what: "created", by_id: "writer", at: "2026-03-01T00:00:00.000Z", was_settled_admin: 0 } as const;
  await site.ctx.db
    .insertInto("account_changes")
    .values({ ...same, account_id: "writer-3" })
    .execute();
  await site.act("treasurer", 2, "approve");
  expect(await stateOf(site, 2)).toBe("half");
});

test("an answer lets the approvals begin again", async () => {
  const site = await openSite();
  await site.send("writer", { pictureHash: null, note: "None." });
  await site.act("treasurer", 1, "approve");
  await site.act("admin", 1, "ask", { words: "Which shop?" });
  await site.act("writer", 1, "answer", { words: "The one at the corner." });
  expect(await stateOf(site)).toBe("waits");
  await site.act("admin", 1, "approve");
  expect(await stateOf(site)).toBe("half");
});

test("one form sent fifty times makes one voucher", async () => {
  const site = await openSite();
  const key = crypto.randomUUID();
  await Promise.all(Array.from({ length: 50 }, () => site.send("writer", { key, pictureHash: "same" })));
  expect(await site.ctx.db.selectFrom("vouchers").select("serial").execute()).toEqual([{ serial: 1 }]);
});

test("a picture stands on one voucher alone", async () => {
  const site = await openSite();
  await site.send("writer", { pictureHash: "same" });
  await expect(site.send("admin", { pictureHash: "same" })).rejects.toMatchObject({
    message: "This photo is on voucher 2026-0001 already. Nothing was sent.",
  });
});

test.each([0, -5, 1.5, 2 ** 53])("an amount of %d is refused", async (minor) => {
  const site = await openSite();
  await expect(site.send("writer", { minor })).rejects.toMatchObject({
    message: expect.stringContaining("Type the amount"),
  });
});

test("Most needed adds what a purse lacks, if two people approve", async () => {
  const site = await openSite(["admin", "treasurer", "writer"]);
  const [project] = await site.ctx.db.selectFrom("projects").select("id").orderBy("id").execute();
  await site.send("writer", { projectId: project?.id ?? 0, paidFrom: "unpaid" });
  await site.act("treasurer", 1, "approve", { putsIn: true });
  expect(await stateOf(site)).toBe("half");
  await site.act("admin", 1, "approve");
  await site.act("admin", 1, "pay", { placeId: 1 });
  expect(await balancesOf(site.ctx)).toEqual({ "bank-1": 99_000, general: 99_000 });
  await checkBooks(site.ctx);
});

test("the voucher of the only person is approved after 72 hours", async () => {
  const site = await siteWithBooks(["admin", "writer"]);
  await site.open();
  await site.send("admin", { paidFrom: "place:1" });
  await approveAlone(site.ctx);
  expect(await stateOf(site)).toBe("waits");
  await site.ctx.db.updateTable("vouchers").set({ waiting_since: "2026-03-01T00:00:00.000Z" }).execute();
  await approveAlone(site.ctx);
  expect(await stateOf(site)).toBe("written");
  const entries = site.ctx.db.selectFrom("entries").select("people").where("what", "=", "spent");
  expect(await entries.execute()).toEqual([{ people: 1 }]);
});
