import { expect, test } from "vitest";
import { addGift, balancesOf, checkBooks, siteWithBooks } from "../../../../tests/support/books.ts";
import { moveMoney } from "../cash/move-money.server.ts";
import { agreeToPurseAct, doActsAlone } from "../purse/act-on-purse.server.ts";
import { askToCorrect } from "./ask-to-correct.server.ts";
import { listLines } from "./list-lines.server.ts";

/** A site with a voucher of ₦10 for Most needed, written as entry 2. */
async function openSite(roles: Parameters<typeof siteWithBooks>[0] = ["admin", "treasurer", "writer"]) {
  const site = await siteWithBooks(roles);
  const { ctx, senderOf } = site;
  if ((await site.open()) !== "done") await agreeToPurseAct(senderOf("treasurer"), 1);
  const box = { kind: "box", code: "box-1", currency: "NGN", account: "box", user_id: null } as const;
  await ctx.db
    .insertInto("places")
    .values({ ...box, label: "Box", closed_at: null })
    .execute();
  const correct = (changes: Record<string, string> = {}, id = 2, key: string = crypto.randomUUID()) => {
    const whole = {
      "amount-0": "8",
      "holder-0": "place:1",
      "holder-1": "purse:1",
      "kind-1": "running",
      day: "2026-03-02",
      why: "A typing error",
      idempotencyKey: key,
      ...changes,
    };
    const values = Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, [value]]));
    return askToCorrect(senderOf("admin"), id, values);
  };
  const agree = async (by = "treasurer") => {
    const last = await ctx.db.selectFrom("purse_acts").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
    await agreeToPurseAct(senderOf(by), last.id);
  };
  const spend = async () => {
    await site.send("writer", { paidFrom: "unpaid" });
    await site.act("treasurer", 1, "approve");
    await site.act("admin", 1, "pay", { placeId: 1 });
  };
  return { ...site, correct, agree, spend };
}

const saying = (sentence: string) => ({ message: expect.stringContaining(sentence) });
const entries = ({ ctx }: Awaited<ReturnType<typeof openSite>>) =>
  ctx.db.selectFrom("entries").select(["source", "fixes", "voucher_id", "people", "day"]).orderBy("id").execute();

test("a correction writes the exact negative beside the right line", async () => {
  const site = await openSite();
  await site.spend();
  expect(await site.correct()).toBe("waits");
  expect(await balancesOf(site.ctx)).toMatchObject({ general: 99_000 });
  await site.agree();
  expect(await balancesOf(site.ctx)).toEqual({ "bank-1": 99_200, general: 99_200 });
  const fix = { fixes: 2, voucher_id: 1, people: 2, day: "2026-03-02" };
  expect((await entries(site)).slice(2)).toEqual([
    { source: "fix:2", ...fix },
    { source: "fix:2/right", ...fix },
  ]);
  await checkBooks(site.ctx);
});

test("the person who asked for a correction does not agree to it", async () => {
  const site = await openSite();
  await site.spend();
  await site.correct();
  await expect(site.agree("admin")).rejects.toMatchObject(saying("You asked for this"));
});

test("a corrected line is not corrected again, its correction is", async () => {
  const site = await openSite();
  await site.spend();
  await site.correct();
  await site.agree();
  await expect(site.correct()).rejects.toMatchObject(saying("corrected already"));
  const [negative, right] = await site.ctx.db
    .selectFrom("entries")
    .select("id")
    .where("fixes", "=", 2)
    .orderBy("id")
    .execute();
  await expect(site.correct({}, negative?.id)).rejects.toMatchObject(saying("takes another one back"));
  await site.correct({ "amount-0": "7" }, right?.id);
  await site.agree();
  expect(await balancesOf(site.ctx)).toEqual({ "bank-1": 99_300, general: 99_300 });
  await checkBooks(site.ctx);
});

test("an amount of 0 takes the line back", async () => {
  const site = await openSite();
  await site.spend();
  await site.correct({ "amount-0": "0" });
  await site.agree();
  expect(await balancesOf(site.ctx)).toEqual({ "bank-1": 100_000, general: 100_000 });
  expect(await entries(site)).toHaveLength(3);
});

test("a correction changes place, purse or kind", async () => {
  const site = await openSite();
  const { ctx, senderOf } = site;
  await site.spend();
  await moveMoney(senderOf("admin"), { from: 1, to: 2, minor: 5_000, charge: 0, day: "2026-03-01", key: "m" });
  await site.correct({ "amount-0": "10", "holder-0": "place:2" });
  await site.agree();
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 95_000, "box-1": 4_000, general: 99_000 });
});

test("a move with its charge is corrected as a whole", async () => {
  const site = await openSite();
  const { ctx, senderOf } = site;
  await moveMoney(senderOf("admin"), { from: 1, to: 2, minor: 5_000, charge: 50, day: "2026-03-01", key: "m" });
  await site.correct({
    "holder-1": "place:2",
    "amount-0": "60",
    "amount-1": "0.60",
    "holder-2": "place:1",
    "holder-3": "purse:1",
  });
  await site.agree();
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 93_940, "box-1": 6_000, general: 99_940 });
  await checkBooks(ctx);
});

test("the amounts of the first day are corrected", async () => {
  const site = await openSite();
  await site.correct({ "amount-0": "1200" }, 1);
  await site.agree();
  expect(await balancesOf(site.ctx)).toEqual({ "bank-1": 120_000, general: 120_000 });
});

test("the same form twice asks for one correction", async () => {
  const site = await openSite();
  await site.spend();
  expect([await site.correct({}, 2, "k"), await site.correct({}, 2, "k")]).toEqual(["waits", "waits"]);
  await expect(site.correct()).rejects.toMatchObject(saying("waits for another person"));
});

test.each([
  ["without a reason", { why: "" }, "Write why"],
  ["that changes nothing", { "amount-0": "10" }, "says this already"],
  ["of more than the place has", { "amount-0": "2000" }, "too little"],
  ["with a negative amount", { "amount-0": "-5" }, "Nothing was written"],
  ["with three decimals", { "amount-0": "1.005" }, "Nothing was written"],
  ["of an unknown place", { "holder-0": "place:9" }, "Choose a place"],
  ["with a purse as place", { "holder-0": "purse:1" }, "Choose a place"],
  ["of an unknown kind", { "kind-1": "party" }, "what it was for"],
  ["on a day ahead", { day: "2026-12-01" }, "not come yet"],
  ["on the first evening", { day: "2026-02-01" }, "not after the first evening"],
])("a correction %s is refused", async (_, changes, sentence) => {
  const site = await openSite();
  await site.spend();
  await expect(site.correct(changes)).rejects.toMatchObject(saying(sentence));
  expect(await balancesOf(site.ctx)).toEqual({ "bank-1": 99_000, general: 99_000 });
});

test("a line of a gift is changed at the gift", async () => {
  const site = await openSite();
  await addGift(site.ctx);
  await site.book();
  await expect(site.correct({}, 2)).rejects.toMatchObject(saying("Change the gift"));
});

test("money that Most needed put in stays where it is needed", async () => {
  const site = await openSite(["admin", "treasurer", "admin", "writer"]);
  const [project] = await site.ctx.db.selectFrom("projects").select("id").orderBy("id").execute();
  await site.send("writer", { projectId: project?.id ?? 0, paidFrom: "unpaid" });
  await site.act("treasurer", 1, "approve", { putsIn: true });
  await site.act("admin", 1, "approve");
  await site.act("admin", 1, "pay", { placeId: 1 });
  await site.correct({ "holder-1": "purse:2" });
  await site.agree();
  expect(await balancesOf(site.ctx)).toEqual({ "bank-1": 99_200, general: 99_200 });
  await checkBooks(site.ctx);
});

test("the only person corrects a line after 72 hours", async () => {
  const site = await openSite(["admin", "writer"]);
  await moveMoney(site.senderOf("admin"), { from: 1, to: 2, minor: 5_000, charge: 0, day: "2026-03-01", key: "m" });
  expect(await site.correct({ "holder-1": "place:2" })).toBe("alone");
  await site.ctx.db.updateTable("purse_acts").set({ waiting_since: "2026-03-01T00:00:00.000Z" }).execute();
  await doActsAlone(site.ctx);
  expect(await balancesOf(site.ctx)).toEqual({ "bank-1": 99_200, "box-1": 800, general: 100_000 });
});

test("two people at once write one correction", async () => {
  const site = await openSite();
  await site.spend();
  await site.correct();
  await Promise.allSettled([site.agree(), site.agree(), site.agree()]);
  expect(await balancesOf(site.ctx)).toEqual({ "bank-1": 99_200, general: 99_200 });
});

test.each([
  ["2026-0001", 1],
  ["sample SHOP", 1],
  ["10", 1],
  ["2026-02-01", 1],
  ["100% of_it", 0],
  ["", 2],
])("the search “%s” finds %d lines", async (search, count) => {
  const site = await openSite();
  await site.spend();
  const address = `https://site.test/admin/cash/lines?${new URLSearchParams({ q: search })}`;
  expect((await listLines(site, address)).rows).toHaveLength(count);
});
