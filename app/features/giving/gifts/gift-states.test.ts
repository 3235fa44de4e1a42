import { describe, expect, test } from "vitest";
import { findFactsOfGift, findFactsOfPromise } from "../../../../tests/support/facts-on-page.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { countAlone } from "./count-alone.server.ts";
import { counts, type GiftAct, giftActs, needsSecond, ruleOf, stateAfter } from "./gift-states.ts";
import type { GiftState } from "./gift-tables.ts";

const acts = Object.keys(giftActs) as GiftAct[];

/** Acts of one person alone in a foundation of two, on a gift above the limits, with bank lines. */
function pathsOf(method: "cash" | "transfer" | "cheque") {
  interface Place {
    state: GiftState;
    stateBefore: GiftState | null;
    /** A bank line was joined to the gift. */
    isSeen: boolean;
  }
  const seen = new Map<string, Place>();
  const open: Place[] = (["announced", "counted"] as const).map((state) => ({
    state,
    stateBefore: null,
    isSeen: false,
  }));
  const evidence = { ...transfer, method, amount: 9_000_000 };
  for (let gift = open.pop(); gift !== undefined; gift = open.pop()) {
    const key = JSON.stringify(gift);
    if (seen.has(key)) continue;
    seen.set(key, gift);
    for (const act of acts) {
      const { who, second, methods } = ruleOf(act);
      if (who !== "admin" || second || (methods && !methods.includes(method))) continue;
      // The command joins or frees a line first.
      const isSeen = act === "seenInStatement" || (act !== "lostFromStatement" && gift.isSeen);
      const isUnproved = needsSecond({ ...evidence, isSeenInBankStatement: isSeen }, limits);
      const state = stateAfter(act, { ...gift, needsSecond: isUnproved });
      if (state !== undefined) open.push({ state, stateBefore: state === "void" ? gift.state : null, isSeen });
    }
  }
  return [...seen.values()];
}

test("no path of one person's acts makes cash count, or a large transfer without bank line", () => {
  const cash = pathsOf("cash");
  expect(cash.filter(({ state, isSeen }) => counts(state) || isSeen)).toEqual([]);
  expect(cash.length).toBeGreaterThan(3);
  for (const method of ["transfer", "cheque"] as const) {
    const paths = pathsOf(method);
    expect(paths.filter(({ state, isSeen }) => counts(state) && !isSeen)).toEqual([]);
    expect(paths.filter(({ state }) => counts(state)).length).toBeGreaterThan(0);
  }
});

const transfer = {
  method: "transfer" as const,
  amount: 5_000_000,
  currency: "NGN" as const,
  source: null,
  isAgreed: false,
  isSeenInBankStatement: false,
  besides: 0,
};
const limits = { NGN: 5_000_000, USD: 5_000 };

test.each([
  [{}, false],
  [{ amount: 5_000_001 }, true],
  [{ besides: 1 }, true],
  [{ method: "cheque" as const, amount: 5_000_001 }, true],
  [{ currency: "USD" as const, amount: 5_001 }, true],
  [{ method: "cash" as const, amount: 1 }, true],
  [{ method: "goods" as const, amount: 0 }, false],
  [{ amount: 9_000_000, source: "credit:1" }, false],
  [{ amount: 9_000_000, source: "gift:1/2" }, true],
  [{ amount: 9_000_000, isSeenInBankStatement: true }, false],
  [{ amount: 9_000_000, isAgreed: true }, false],
])("a transfer at the limit with %j needs a second person: %s", (changes, needs) => {
  expect(needsSecond({ ...transfer, ...changes }, limits)).toBe(needs);
});

const cash = { method: "cash", amount: "2000", day: "2026-03-10" };
const large = { method: "transfer", amount: "80000", day: "2026-03-10" };

describe("one person alone in a foundation of two makes neither cash nor a large transfer count", () => {
  test.each<[string, (here: Awaited<ReturnType<typeof withTreasurer>>) => Promise<unknown>]>([
    [
      "takes it out and puts it back",
      async ({ post }) => {
        await post("/admin/gifts/record", cash);
        await post("/admin/gifts/1", { intent: "void", reason: "No" });
        await post("/admin/gifts/1", { intent: "restore" });
      },
    ],
    [
      "announces it, and says that it arrived",
      async ({ post }) => {
        for (const gift of [cash, large]) await post("/admin/gifts/record", { ...gift, coming: "on" });
        for (const id of [1, 2]) await post(`/admin/gifts/${id}`, { intent: "arrived" });
      },
    ],
    [
      "takes announced money out, and puts it back as received",
      async ({ post }) => {
        await post("/admin/gifts/record", { ...cash, coming: "on" });
        await post("/admin/gifts/1", { intent: "void", reason: "No" });
        await post("/admin/gifts/1", { intent: "restore" });
        await post("/admin/gifts/1", { intent: "agree" });
      },
    ],
    [
      "has another display name when agreeing",
      async ({ post }) => {
        await post("/admin/gifts/record", cash);
        await post("/admin/manageusers/admin.data", { intent: "change", displayName: "Somebody Else" });
        await post("/admin/gifts/1", { intent: "agree" });
      },
    ],
    [
      "sees it at the bank, for a promise",
      async ({ post, promise }) => {
        const { id } = await promise({ own: "80000" });
        await post("/admin/gifts", { intent: "seen", id: String(id), amount: "80000", day: "2026-03-10" });
      },
    ],
    [
      "agrees from an own second account",
      async ({ ctx, post, another }) => {
        const puppet = await another("puppet");
        const made = { account_id: "puppet", what: "created" as const, by_id: "admin", at: "2025-01-01T00:00:00.000Z" };
        await ctx.db.insertInto("account_changes").values(made).execute();
        await post("/admin/gifts/record", cash);
        await puppet.post("/admin/gifts/1", { intent: "agree" });
        await puppet.post("/admin/gifts/record", cash);
        await post("/admin/gifts/2", { intent: "agree" });
      },
    ],
    [
      "raises the limits alone",
      async ({ post }) => {
        await post("/admin/gifts/record", { intent: "limits", NGN: "90000", USD: "90" });
        await post("/admin/gifts/record", { intent: "agree", id: "1" });
        await post("/admin/gifts/record", large);
      },
    ],
  ])("%s", async (_, tryIt) => {
    const here = await withTreasurer();
    await here.another();
    await tryIt(here);
    await here.pass(80);
    await countAlone(here.ctx);
    const gifts = await here.gifts();
    expect(gifts.length).toBeGreaterThan(0);
    expect(gifts.filter(({ state }) => counts(state))).toEqual([]);
    expect(await here.ctx.db.selectFrom("receipts").select("id").execute()).toEqual([]);
  });
});

test("two people change the limits; then one records more", async () => {
  const here = await withTreasurer();
  const other = await here.another();
  await here.post("/admin/gifts/record", { intent: "limits", NGN: "90000", USD: "90" });
  expect(await other.open("/admin/gifts/record")).toContain("Sample Admin asks for ₦90,000 or $90 instead.");
  expect((await other.post("/admin/gifts/record", { intent: "agree", id: "1" })).text).toContain("are active");
  await here.post("/admin/gifts/record", large);
  expect((await here.gifts())[0]?.state).toBe("received");
});

test("a single person's cash counts after 72 hours, as receipt or list say", async () => {
  const here = await withTreasurer();
  expect((await here.post("/admin/gifts/record", cash)).text).toContain("It counts in 72 hours");
  await here.pass(71);
  await countAlone(here.ctx);
  expect((await here.gifts())[0]?.state).toBe("counted");
  await here.pass(1);
  for (let count = 0; count < 2; count++) await countAlone(here.ctx);
  expect((await here.gifts())[0]).toMatchObject({ state: "received", checked_by: null, is_by_one: 1 });
  expect(await here.open("/admin/gifts/received")).toContain("recorded by one person");
  const [receipt] = await here.ctx.db.selectFrom("receipts").selectAll().execute();
  const page = await here.read(`/g/${receipt?.link}/receipt/${receipt?.year}-0001`);
  expect(page).toContain("Recorded by one person");
});

test("a transfer seen at the bank by two at once is one gift", async () => {
  const here = await withTreasurer();
  const other = await here.another();
  const { id } = await here.promise({ own: "5000" });
  const shown = await findFactsOfPromise(here.ctx, id);
  const seen = { intent: "seen", id: String(id), amount: "5000", day: "2026-03-10", seen: shown };
  const answers = await Promise.all([here, other].map(({ post }) => post("/admin/gifts", seen)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const second = answers.find(({ status }) => status === 409)?.text;
  expect(second).toContain("Somebody else recorded this gift meanwhile. You typed ₦5,000, March 10, 2026");
  expect(await here.gifts()).toHaveLength(1);
});

test("a transfer is not recorded for a promise withdrawn meanwhile", async () => {
  const here = await withTreasurer();
  const { id, code, link } = await here.promise({ own: "5000" });
  await here.send(`/g/${code}${link}`, { intent: "withdraw" });
  const fields = { intent: "seen", id: String(id), amount: "5000", day: "2026-03-10" };
  const answer = await here.post("/admin/gifts", fields);
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining("The donor has withdrawn this promise")]);
  expect([await here.gifts(), (await here.readPromise(id)).state]).toEqual([[], "withdrawn"]);
});

test("a large transfer for a promise waits for the second person, recorded once", async () => {
  const here = await withTreasurer();
  const other = await here.another();
  const { id, code, link } = await here.promise({ own: "80000" });
  const fields = { intent: "seen", id: String(id), amount: "80000", day: "2026-03-10" };
  expect((await here.post("/admin/gifts", fields)).text).toContain("It is waiting for a second person");
  expect((await here.read(`/g/${code}${link}`)).includes("has arrived")).toBe(false);
  expect(await other.open("/admin/gifts")).toContain("Seen at the bank; waiting for a second person");
  expect(await other.post("/admin/gifts", fields)).toMatchObject({
    status: 409,
    text: expect.stringContaining(
      "A transfer for this promise is recorded already, and is waiting for a second person.",
    ),
  });
  const seen = await findFactsOfGift(here.ctx, 1);
  await other.post("/admin/gifts/1", { intent: "agree", seen });
  expect((await here.gifts())[0]).toMatchObject({ state: "received", checked_by_id: "two", recorded_by_id: "admin" });
  expect((await here.readPromise(id)).state).toBe("received");
  expect(await other.post("/admin/gifts/1", { intent: "void", reason: "x", seen })).toMatchObject({
    status: 409,
    text: expect.stringContaining("This gift has changed since you opened the page. Look at it again."),
  });
});

test("a divided gift cannot be restored beside its parts", async () => {
  const here = await withTreasurer();
  await here.post("/admin/gifts/record", { ...large, amount: "30000" });
  await here.post("/admin/gifts/1", { intent: "split", amount: "10000" });
  expect((await here.post("/admin/gifts/1", { intent: "restore" })).text).toContain("counts as another gift now");
  expect((await here.gifts()).map(({ state, amount }) => [state, amount])).toEqual([
    ["void", 3_000_000],
    ["received", 1_000_000],
    ["received", 2_000_000],
  ]);
});

test("a divided gift is never restored beside its own parts", async () => {
  const here = await withTreasurer();
  await here.post("/admin/gifts/record", { ...large, amount: "30000" });
  await here.post("/admin/gifts/1", { intent: "split", amount: "10000" });
  await here.post("/admin/gifts/2", { intent: "split", amount: "4000" });
  const sum = async () =>
    (await here.gifts()).filter(({ state }) => counts(state)).reduce((all, { amount }) => all + amount, 0);
  for (const id of [1, 2])
    expect(await here.post(`/admin/gifts/${id}`, { intent: "restore" })).toMatchObject({
      status: 422,
      text: expect.stringContaining(
        "The money of this gift counts as another gift now. Say of that one first that it was a mistake.",
      ),
    });
  expect(await sum()).toBe(3_000_000);
  for (const id of [3, 4, 5]) await here.post(`/admin/gifts/${id}`, { intent: "void", reason: "No" });
  await here.post("/admin/gifts/1", { intent: "restore" });
  for (const id of [2, 3, 4, 5])
    expect(await here.post(`/admin/gifts/${id}`, { intent: "restore" })).toMatchObject({
      status: 422,
      text: expect.stringContaining(
        "The money of this gift counts as another gift now. Say of that one first that it was a mistake.",
      ),
    });
  expect(await sum()).toBe(3_000_000);
});

test("a gift whose recorder is only a name needs two people now", async () => {
  const here = await withTreasurer();
  const other = await here.another();
  await here.post("/admin/gifts/record", cash);
  await here.ctx.db.updateTable("gifts").set({ recorded_by_id: null }).execute();
  expect((await here.post("/admin/gifts/1", { intent: "agree" })).text).toContain("It is waiting for a second person.");
  expect(await here.post("/admin/gifts/1", { intent: "agree" })).toMatchObject({
    status: 422,
    text: expect.stringContaining("You recorded this gift, so someone else must count and agree."),
  });
  await other.post("/admin/gifts/1", { intent: "agree" });
  expect((await here.gifts())[0]).toMatchObject({ state: "received", recorded_by_id: "admin", checked_by_id: "two" });
});
