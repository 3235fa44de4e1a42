import { expect, test } from "vitest";
import { sendStatement, statementPath, writeStatement } from "../../../../tests/support/bank-statement.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { runJob } from "../../../../tests/support/run-job.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { writeReference } from "../../../values/transfer-reference.ts";

const donor = { name: "Ada Donor", email: "ada@example.org" };

async function open() {
  const here = await withTreasurer();
  const other = await here.another();
  const promise = async (fields: Record<string, string> = {}) => here.promise({ own: "80000", ...donor, ...fields });
  const seen = (id: number, amount = "80000") =>
    here.post("/admin/gifts", { intent: "seen", id: String(id), amount, day: "2026-03-10" });
  const page = async ({ code, link }: Awaited<ReturnType<typeof promise>>) =>
    textOf(mainOf(await here.read(`/g/${code}${link}`)));
  /** Days in which the jobs run. */
  const days = async (count: number) => {
    await here.pass(count * 24);
    await runJob(here.ctx, "promised gifts");
  };
  const show = (words: string, amount: number) =>
    sendStatement(here, here.cookie, writeStatement([[9, words, amount]]));
  return { ...here, other, promise, seen, page, days, show };
}

test("a promise does not expire while its gift waits 61 days for a second person", async () => {
  const { promise, seen, days, other, gifts, readPromise, emails } = await open();
  const { id } = await promise();
  await seen(id);
  await days(61);
  await other.post("/admin/gifts/1", { intent: "agree" });
  expect((await gifts())[0]).toMatchObject({ state: "received", ...donor });
  expect((await readPromise(id)).state).toBe("received");
  expect((await emails()).some(({ to, subject }) => to === donor.email && subject.includes("receipt"))).toBe(true);
});

test("a void gift that is restored after the nightly jobs has its donor again", async () => {
  const { promise, seen, days, post, gifts, readPromise, page } = await open();
  const promised = await promise();
  await seen(promised.id, "40000");
  await days(365);
  await post("/admin/gifts/1", { intent: "void", reason: "A slip" });
  await days(2);
  expect(await page(promised)).toContain("We are looking out for your gift");
  await post("/admin/gifts/1", { intent: "restore" });
  expect([(await gifts())[0], (await readPromise(promised.id)).state]).toMatchObject([donor, "received"]);
  expect(await page(promised)).toContain("Your gift has arrived");
  // If the gift is never restored, the promise expires, and the void gift loses the donor's name.
  await post("/admin/gifts/1", { intent: "void", reason: "Not ours" });
  await days(61);
  expect([(await gifts())[0], (await readPromise(promised.id)).state]).toMatchObject([
    { name: null, email: null },
    "expired",
  ]);
});

test.each([
  ["expired", "open", async (here: Awaited<ReturnType<typeof open>>) => here.days(61)],
  [
    "withdrawn",
    "withdrawn",
    async (here: Awaited<ReturnType<typeof open>>) => {
      const { code, link } = await here.readPromise(1);
      await here.send(`/g/${code}${link}`, { intent: "withdraw" });
    },
  ],
] as const)(
  "money for a promise that is %s makes it received; without the money, it is %s",
  async (state, after, end) => {
    const here = await open();
    const promised = await here.promise();
    await end(here);
    expect((await here.readPromise(1)).state).toBe(state);
    await here.show(`NIP/${writeReference(promised.prefix, promised.code)}`, 80_000);
    expect(await here.gifts()).toEqual([]);
    await here.post(statementPath, { intent: "join", id: "1", promise: "1" });
    expect([(await here.readPromise(1)).state, (await here.gifts())[0]?.name]).toEqual(["received", null]);
    expect(await here.page(promised)).toContain("Your gift has arrived");
    await here.post(statementPath, { intent: "undo", id: "1" });
    expect((await here.readPromise(1)).state).toBe(after);
  },
);

test("a transfer for a stopped monthly gift is proposed with the reason, not matched", async () => {
  const { promise, send, show, gifts, open: read } = await open();
  const { code, link, prefix } = await promise({ frequency: "monthly" });
  await send(`/g/${code}${link}/stop`, {});
  await show(`NIP/${writeReference(prefix, code)}`, 80_000);
  expect(await gifts()).toEqual([]);
  expect(await read(statementPath)).toContain("stopped");
});

test("a December receipt replaced in January gets the new year's number; neither year has a gap", async () => {
  const { clock, post, other, ctx, open: read } = await open();
  clock.at = new Date("2026-12-31T22:30:00.000Z");
  for (let count = 0; count < 2; count++)
    await post("/admin/gifts/record", { method: "transfer", amount: "2000", day: "2026-12-31" });
  await post("/admin/gifts/1", { intent: "void", reason: "A slip" });
  clock.at = new Date("2026-12-31T23:30:00.000Z");
  await other.post("/admin/gifts/1", { intent: "restore" });
  await other.post("/admin/gifts/2", { intent: "receipt", name: "Ada", reason: "Her name" });
  const receipts = await ctx.db.selectFrom("receipts").select(["year", "serial", "state"]).orderBy("id").execute();
  expect(receipts.map(({ year, serial, state }) => `${year}-${serial} ${state}`)).toEqual([
    "2026-1 replaced",
    "2026-2 replaced",
    "2027-1 valid",
    "2027-2 valid",
  ]);
  const audit = async (year: number) => read(`/admin/gifts/audit?year=${year}`);
  expect(await audit(2026)).toContain("2026-0001, replaced, A slip");
  expect(await audit(2026)).toContain("2026-0002, replaced, Her name");
  for (const year of [2026, 2027]) expect(await audit(year)).toContain("2 receipts, no number is missing.");
});
