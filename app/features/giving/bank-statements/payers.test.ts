import { describe, expect, test } from "vitest";
import {
  type BankLine,
  sendStatement,
  statementPath,
  writeStatement,
} from "../../../../tests/support/bank-statement.ts";
import { runJob } from "../../../../tests/support/run-job.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { findPayer, plainPayer } from "./payer-name.ts";

describe("the payer's name of a line", () => {
  test.each([
    ["", "NIP/KUDA/NGOZI SAMPLE/TRANSFER", "Ngozi Sample"],
    ["", "NIP: ADA O'SAMPLE -1123344343/44343231232", "Ada O'Sample"],
    ["", "TRANSFER BETWEEN CUSTOMERS VIA GTWORLD FROM EMEKA SAMPLE TO FOUNDATION", "Emeka Sample"],
    ["", "TRF FROM MRS ADE-BAYO SAMPLE/GIFT", "Ade-Bayo Sample"],
    ["", "Instant Payment 000013260801160808000109424586 NIP TRANSFER", undefined],
    ["", "Pay Bill from 2547****001 - STRANGER W Acc. Rent house", "Stranger W"],
    ["", "Pay Bill from 2547****001 - STRANGER WANJA A/C Rent house", "Stranger Wanja"],
    ["", "Pay Bill from 2547****001 - STRANGER WANJA Account 12 Rent house", "Stranger Wanja"],
    ["", "Pay Bill from 254712344567 STRANGER WANJA Acc.Rent house", "Stranger Wanja"],
    ["", "Pay Bill from 2547****001 - STRANGER Acc. Rent house", undefined],
    ["", "TRF FROM ACCOUNT 0123456789 NGOZI SAMPLE", "Ngozi Sample"],
    ["", "INTEREST CAPITALISED", undefined],
    ["", "SMS CHARGE", undefined],
    ["CHIOMA SAMPLE 0123456789", "gift for books", "Chioma Sample"],
    ["Sample Ventures Ltd", "NIP/KUDA/NGOZI SAMPLE", "Sample Ventures Ltd"],
  ])("%j, %j: %s", (column, words, name) => {
    expect(findPayer(column, words)).toBe(name);
  });

  test("the same name in another order, case or spelling is the same payer", () => {
    expect(plainPayer("Ọlá SAMPLE")).toBe(plainPayer("sample ola"));
  });
});

async function withLines(...statements: BankLine[][]) {
  const here = await withTreasurer();
  for (const lines of statements) await sendStatement(here, here.cookie, writeStatement(lines));
  const credits = () => here.ctx.db.selectFrom("bank_credits").selectAll().orderBy("id").execute();
  const act = (intent: string, fields: Record<string, string>, by: Pick<typeof here, "post"> = here) =>
    by.post(statementPath, { intent, ...fields });
  return { ...here, credits, act };
}

const friends: BankLine[] = [1, 2, 3, 4, 5, 6].map((day) => [day, `NIP/KUDA/FRIEND SAMPLE ${day}/GIFT`, 1_000 + day]);

const chosen = (...ids: number[]): [string, string][] => [
  ["intent", "friends"],
  ...ids.map((id): [string, string] => ["credit", String(id)]),
];

test("six lines become gifts of friends by one press, once for any repetition", async () => {
  const here = await withLines(friends);
  const other = await here.another();
  await here.act("other", { id: "6" });
  const presses = [here, here, other].map(({ post }) => post(statementPath, chosen(1, 2, 3, 4, 5, 6)));
  const answers = await Promise.all(presses);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const texts = answers.map(({ text }) => text).join();
  expect(texts).toContain("5 lines are gifts now. 1 line was decided about before, and stayed as it was.");
  expect(texts).toContain("Somebody decided about these lines meanwhile. Nothing was recorded twice.");
  await here.act("reopen", { id: "6" });
  expect((await other.post(statementPath, chosen(1, 6))).text).toContain("1 line is a gift now. 1 line was decided");
  const gifts = await here.gifts();
  expect(gifts.map(({ source }) => source)).toEqual([1, 2, 3, 4, 5, 6].map((id) => `credit:${id}`));
  expect(gifts.map(({ name, state }) => [name, state])).toEqual(gifts.map(() => [null, "received"]));
  expect((await here.post(statementPath, chosen())).text).toContain("Choose at least one line.");
  // Friends are not recognized later.
  expect((await here.credits()).map(({ payer_hash }) => payer_hash)).toEqual(gifts.map(() => null));
});

test("an unknown line offers the payer's name, which staff can change", async () => {
  const here = await withLines([
    [1, "NIP/KUDA/NGOZI SAMPLE/GIFT", 1_000],
    [2, "NIP/KUDA/CHIOMA SAMPLE/GIFT", 2_000],
  ]);
  expect(await here.html(statementPath)).toMatch(/name="name"[^>]*value="Ngozi Sample"/);
  await here.act("record", { id: "1", name: "Ngozi Sample-Other" });
  await here.act("record", { id: "2", name: " " });
  expect((await here.gifts()).map(({ name }) => name)).toEqual(["Ngozi Sample-Other", null]);
});

test("a known payer is proposed next month, then erased with the donor", async () => {
  const here = await withLines([[1, "NIP/KUDA/NGOZI SAMPLE/GIFT", 1_000]], [[8, "NIP/UBA/Sample Ngozi/AGAIN", 2_000]]);
  expect((await here.credits()).map(({ state }) => state)).toEqual(["open", "open"]);
  await here.act("record", { id: "1", name: "Ngozi Sample" });
  const page = await here.open(statementPath);
  expect(page).toContain("The same name sent a gift before");
  expect(page).toContain("Ngozi Sample: ₦1,000 on March 1, 2026, where it is needed most.");
  expect(await here.act("same-payer", { id: "2", earlier: "9" })).toMatchObject({
    status: 409,
    text: expect.stringContaining("What we know of this payer changed meanwhile. Look at the line once more."),
  });
  await sendStatement(here, here.cookie, writeStatement([[9, "NIP/KUDA/NGOZI SAMPLE/THIRD", 3_000]]));
  expect((await here.gifts()).length).toBe(1);
  for (const status of [200, 409])
    expect((await here.act("same-payer", { id: "2", earlier: "1" })).status).toBe(status);
  expect((await here.gifts()).map(({ name, source }) => [name, source])).toEqual([
    ["Ngozi Sample", "credit:1"],
    ["Ngozi Sample", "credit:2"],
  ]);
  // Without a salt, a gift's commitment reveals no name: its donor was erased.
  await here.ctx.db.updateTable("gifts").set({ donor_salt: null, name: null }).execute();
  expect(await here.open(statementPath)).not.toContain("The same name sent a gift before");
  await runJob(here.ctx, "bank statements");
  expect((await here.credits()).map(({ payer, payer_hash }) => [payer, payer_hash === null])).toEqual([
    [null, true],
    [null, true],
    ["Ngozi Sample", false],
  ]);
});

test("the payer of a monthly promise is proposed for it", async () => {
  const here = await withLines();
  const { id, code } = await here.promise({ own: "1000", frequency: "monthly", name: "Ngozi Sample" });
  const named: BankLine[] = [[1, `NIP/KUDA/ADA ELSEWHERE/TAB ${code}`, 1_000]];
  await sendStatement(here, here.cookie, writeStatement(named));
  await sendStatement(here, here.cookie, writeStatement([[9, "NIP/KUDA/ADA ELSEWHERE/GIFT", 1_500]]));
  expect(await here.open(statementPath)).toContain("The monthly promise:");
  await here.act("join", { id: "2", promise: String(id) });
  expect((await here.gifts()).map(({ promise_id, part }) => [promise_id, part])).toEqual([
    [id, 1],
    [id, 2],
  ]);
});

test("a payer is erased after four hundred days, without a gift after ninety", async () => {
  const here = await withLines([
    [1, "NIP/KUDA/NGOZI SAMPLE/GIFT", 1_000],
    [2, "NIP/KUDA/CHIOMA SAMPLE/GIFT", 2_000],
  ]);
  await here.act("record", { id: "1", name: "Ngozi Sample" });
  const known = async () => (await here.credits()).map(({ payer_hash }) => payer_hash !== null);
  const passDays = async (days: number) => {
    for (let day = 0; day < days; day += 3) await here.pass(72);
    await runJob(here.ctx, "bank statements");
  };
  await passDays(93);
  expect(await known()).toEqual([true, false]);
  await passDays(309);
  expect(await known()).toEqual([false, false]);
});
