import { expect, test } from "vitest";
import { textOf } from "../../../tests/support/page-text.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../tests/support/test-site.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { type ArrivedGift, receiveGift } from "../gifts/receive-gift.server.ts";
import { idOf, type ReceiptContents } from "./receipt-contents.ts";

type Fields = Record<string, string>;

const transfer: ArrivedGift = { amount: 800_000, currency: "NGN", method: "transfer" };

async function withReceipts(options?: Parameters<typeof createTestSite>[0]) {
  const here = await createTestSite(options);
  const { db } = here.ctx;
  const receive = (gift: Partial<ArrivedGift> = {}) =>
    withTransaction(here.ctx, (ctx) => receiveGift(ctx, { ...transfer, ...gift }));
  const rows = () => db.selectFrom("receipts").selectAll().orderBy("id").execute();
  const receipts = async () =>
    (await rows()).map(({ contents, ...row }) => ({ ...row, ...(JSON.parse(contents) as ReceiptContents) }));
  const promise = async (fields: Fields) => {
    await here.send("/donate/promise", { own: "8000", ...fields });
    const [row] = await db.selectFrom("pledges").selectAll().orderBy("id", "desc").execute();
    if (row === undefined) throw new Error("no promise");
    return { ...row, path: `/g/${row.code}${row.link}`.toLowerCase() };
  };
  const open = async (path: string, Cookie = "") => {
    const answer = await here.ask(path, { headers: { Cookie } });
    return { status: answer.status, text: textOf(await answer.text()) };
  };
  return { ...here, receive, rows, receipts, promise, open };
}

async function withTreasurer() {
  const here = await withReceipts();
  const cookie = await signIn(here.ctx, "admin");
  const act = (fields: Fields, path = "/admin/gifts/1") =>
    here.ask(path, {
      method: "POST",
      headers: { Cookie: cookie, Origin: "https://site.test" },
      body: new URLSearchParams(fields),
    });
  return { ...here, cookie, act };
}

test("receipts are numbered without gaps, also when twenty gifts arrive at once and some are rolled back; each year anew", async () => {
  const { ctx, clock, receive, receipts } = await withReceipts();
  const failing = () =>
    withTransaction(ctx, async (ctx) => {
      await receiveGift(ctx, transfer);
      throw new Error("power cut");
    }).catch(() => undefined);
  await Promise.all(Array.from({ length: 20 }, (_, number) => (number % 4 === 0 ? failing() : receive())));
  // 23:30 UTC on New Year's Eve is the next year in Lagos.
  clock.at = new Date("2026-12-31T23:30:00Z");
  await receive();
  const numbers = (await receipts()).map(({ year, serial }) => [year, serial]);
  expect(numbers).toEqual([...Array.from({ length: 15 }, (_, number) => [2026, number + 1]), [2027, 1]]);
});

test("what a receipt says is frozen when it is issued; a gift without an address gets no email", async () => {
  const { ctx, receive, receipts, promise, emails } = await withReceipts();
  const { id } = await promise({ name: "Ọlá Sample", email: "friend@example.org" });
  const pledge = await ctx.db.selectFrom("pledges").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await receive({ pledge, valueDate: "2026-03-09", source: "credit:1" });
  await receive({ pledge, valueDate: "2026-03-09", source: "credit:1" });
  await receive({ amount: 0, method: "goods", goods: { what: "exercise books", count: 200 } });
  const [money, goods] = await receipts();
  expect(await receipts()).toHaveLength(2);
  expect(money).toMatchObject({
    ...{ year: 2026, serial: 1, state: "valid", amount: 800_000, inWords: "Eight thousand naira only" },
    ...{ day: "2026-03-09", issuedOn: "2026-03-10", name: "Ọlá Sample", legalName: "Tabasamu Children’s Foundation" },
    ...{ tax: null, replaces: null, reference: `TAB-${pledge.code.slice(0, 3)}-${pledge.code.slice(3)}` },
  });
  expect(goods).toMatchObject({ serial: 2, amount: 0, inWords: null, goods: { what: "exercise books", count: 200 } });
  const sent = (await emails()).filter(({ subject }) => subject.includes("receipt"));
  expect(sent.map(({ subject, to }) => [subject, to])).toEqual([
    ["Your receipt from Tabasamu: ₦8,000", "friend@example.org"],
  ]);
});
