import { expect, test } from "vitest";
import {
  sendStatement,
  statementForm,
  statementPath,
  writeStatement,
} from "../../../../tests/support/bank-statement.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { keyOf } from "../../../values/private-key.ts";
import { writeReference } from "../../../values/transfer-reference.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { formatPath } from "../receipts/receipt-contents.ts";
import { listEnds } from "./payer-name.ts";

test.each([
  ["Merchant Payment from 2547****567 - A DONOR", ["567"]],
  ["from 254712344567 A DONOR", ["4567"]],
  ["from 0712 344 567 and 254-733-000-111", ["4567", "0111"]],
  ["receipt 12345, room 12", []],
])("%j keeps only its ends", (narration, ends) => expect(listEnds(narration)).toEqual(ends));

/** Statement of a Till: receipts on days of March 2026, in shillings, from numbers; negative: payments to them. */
function tillStatement(...rows: [day: number, from: string, amount: number][]): string {
  let balance = 0;
  const lines = rows.map(([day, from, amount], index) => {
    balance += amount;
    const cells = [
      `SKT${index}AAAA01`,
      `2026-03-${String(day).padStart(2, "0")} 09:00:00`,
      amount > 0 ? `Merchant Payment from ${from}` : `Business Payment to ${from}`,
    ];
    const sides = amount > 0 ? [amount.toFixed(2), ""] : ["", (-amount).toFixed(2)];
    return [...cells, "Completed", "Merchant Payment", ...sides, balance.toFixed(2)].join(",");
  });
  const heads = "Receipt No.,Completion Time,Details,Transaction Status,Transaction Type,Paid In,Withdrawn,Balance";
  return `${[heads, ...lines].join("\n")}\n`;
}

const ways = { form1: "M-Pesa Till", number1: "5123456", name1: "Sauti ya Watoto" };

/** Opens a Kenyan foundation with a Till, a donor with a promise, and staff. */
async function withTill(more: Record<string, string> = {}) {
  const here = await withTreasurer();
  await saveSetting(here.ctx.db, "country", "KE");
  await here.post("/admin/bank", { intent: "ask", ...ways, ...more });
  const promise = await here.promise({ own: "1500", money: "KES" });
  const path = `/g/${keyOf(promise)}/send`;
  const tell = async (sentDay: string, digits: string) => {
    const answer = await here.send(path, { sentDay, digits });
    return { status: answer.status, to: answer.headers.get("Location"), html: await answer.text() };
  };
  const headers = { Cookie: here.cookie, Origin: "https://site.test" };
  const sendFile = async (file: string) => {
    const post = (body: FormData | URLSearchParams) => here.ask(statementPath, { method: "POST", headers, body });
    let answer = await post(statementForm(file, { currency: "KES" }));
    const [, held] = /\?file=(\d+)/.exec(answer.headers.get("Location") ?? "") ?? [];
    if (held !== undefined) {
      const columns = { day: "completion time", words: "details", in: "paid in", out: "withdrawn", balance: "balance" };
      const fields = { intent: "columns", header: "0", status: "transaction status", ...columns, file: held };
      answer = await post(new URLSearchParams(fields));
    }
    return answer.status;
  };
  return { ...here, promised: promise, path, tell, sendFile };
}

test("a Till takes no reference, but asks for the day with the last digits", async () => {
  const { read, path, tell, readPromise, promised, clock } = await withTill();
  const page = await read(path);
  const text = textOf(mainOf(page));
  expect(text).toContain("M-Pesa Till has no field for a reference.");
  expect(text).toMatch(/Amount KSh\s1,500, then your PIN/);
  expect(text).not.toContain("Type this reference");
  expect(text).not.toContain("Most transfers show within one working day");
  const today = clock.at.toISOString().slice(0, 10);
  const wrong = await tell("2026-12-24", "45");
  expect(wrong.status).toBe(422);
  for (const part of ["2026-12-24", 'value="45"', "Give the last four digits", "Write the day that your phone shows."])
    expect(wrong.html).toContain(part);
  for (const [day, digits] of [
    ["2026-02-30", "4567"],
    ["2026-01-01", "4567"],
    [today, "456a"],
    ["", ""],
  ] as const)
    expect((await tell(day, digits)).status).toBe(422);
  expect(await readPromise(promised.id)).toMatchObject({ sent_day: null, sent_from: null, sent_at: null });
  expect(await tell(today, "4567")).toMatchObject({ status: 303, to: expect.stringContaining("?done=sent") });
  // The first digits were wrong.
  await tell(today, "4568");
  expect(await readPromise(promised.id)).toMatchObject({ sent_day: today, sent_from: "4568", state: "open" });
});

test("a payment to a Till is only proposed, by amount, day or digits", async () => {
  const { tell, sendFile, open, post, gifts, promised, readPromise } = await withTill();
  await tell("2026-03-10", "4567");
  expect(
    await sendFile(tillStatement([9, "2547****999 - A DONOR", 1_500], [10, "254712344567 - A DONOR", 1_500])),
  ).toBe(303);
  expect(await gifts()).toEqual([]);
  const page = await open(statementPath);
  expect(page).toContain("Amount, day and the last digits of the number agree, no reference");
  expect(page).toContain(writeReference(promised.prefix, promised.code));
  expect(page.match(/Amount, day and the last digits/g)).toHaveLength(1);
  const slip = await post(statementPath, { intent: "join-reference", id: "1", reference: "512 3456" });
  expect(slip).toMatchObject({ status: 422, text: expect.stringContaining("your own way to give, M-Pesa Till") });
  await post(statementPath, { intent: "join", id: "2", promise: String(promised.id) });
  expect(await gifts()).toMatchObject([
    { amount: 150_000, currency: "KES", state: "received", promise_id: promised.id },
  ]);
  expect(await readPromise(promised.id)).toMatchObject({ state: "received" });
});

test.each([
  ["another amount", [[10, "254712344567", 1_400]]],
  ["another number", [[10, "254712344568", 1_500]]],
  ["a day far off", [[1, "254712344567", 1_500]]],
] as [string, [number, string, number][]][])("%s makes no proposal", async (_what, rows) => {
  const { tell, sendFile, open, gifts } = await withTill();
  await tell("2026-03-10", "4567");
  expect(await sendFile(tillStatement(...rows))).toBe(303);
  expect(await open(statementPath)).not.toContain("Amount, day and the last digits");
  expect(await gifts()).toEqual([]);
});

test("a Paybill takes the reference, while the Till beside it asks", async () => {
  const { read, path, promised } = await withTill({ form2: "M-Pesa Paybill", number2: "247247", name2: "Sauti" });
  const text = textOf(mainOf(await read(path)));
  expect(text).toContain(`Account number ${writeReference(promised.prefix, promised.code)}`);
  expect(text).toContain("M-Pesa Till has no field for a reference.");
  expect(text).toContain("Sent it?");
});

test("an erased donor leaves no digits", async () => {
  const { tell, send, promised, readPromise, ctx } = await withTill();
  await tell("2026-03-10", "4567");
  await send(`/g/${keyOf(promised)}`, { intent: "forget" });
  expect(await readPromise(promised.id)).toMatchObject({ sent_from: null });
  expect(await ctx.db.selectFrom("gift_events").select("note").where("note", "like", "%4567%").execute()).toEqual([]);
});

/** Returns the words of receipts on their gifts' ways, oldest first. */
async function howTheyCame({ ctx, read }: Awaited<ReturnType<typeof withTreasurer>>): Promise<string[]> {
  const rows = await ctx.db.selectFrom("receipts").selectAll().orderBy("id").execute();
  const pages = await Promise.all(rows.map((row) => read(formatPath(row))));
  return pages.map((page) => /How it came (.*? 2026)/.exec(textOf(mainOf(page)))?.[1] ?? "");
}

test("only a gift with a bank line has a receipt that says seen on our statement", async () => {
  const byHand = async (here: Awaited<ReturnType<typeof withTreasurer>>, id: number) => {
    const seen = { intent: "seen", id: String(id), amount: "1500", day: "2026-03-09", idempotencyKey: "one" };
    expect((await here.post("/admin/gifts", seen)).text).toContain("The gift is recorded.");
  };
  const nigerian = await withTreasurer();
  await byHand(nigerian, (await nigerian.promise({ own: "1500" })).id);
  const { code } = await nigerian.promise({ own: "2500" });
  await sendStatement(nigerian, nigerian.cookie, writeStatement([[8, `NIP/TAB ${code}`, 2_500]]));
  expect(await howTheyCame(nigerian)).toEqual([
    "Bank transfer, recorded by hand for March 9, 2026",
    "Bank transfer, seen on our statement of March 8, 2026",
  ]);
  const kenyan = await withTill();
  await byHand(kenyan, kenyan.promised.id);
  const named = await kenyan.promise({ own: "2500", money: "KES" });
  await kenyan.sendFile(tillStatement([8, `254712344567 - A DONOR TAB ${named.code}`, 2_500]));
  expect(await howTheyCame(kenyan)).toEqual([
    "Mobile money, recorded by hand for March 9, 2026",
    "Mobile money, seen on our statement of March 8, 2026",
  ]);
});

test("an old receipt keeps its words", async () => {
  const here = await withTreasurer();
  const { code } = await here.promise({ own: "1500" });
  await sendStatement(here, here.cookie, writeStatement([[8, `NIP/TAB ${code}`, 1_500]]));
  await saveSetting(here.ctx.db, "country", "KE");
  await here.post("/admin/bank", { intent: "ask", ...ways });
  expect(await howTheyCame(here)).toEqual(["Bank transfer, seen on our statement of March 8, 2026"]);
});

test("with a wallet beside a bank, each sentence about the reference fits both", async () => {
  const bankWords = "Type this reference where your bank app says narration";
  const paybill = { form1: "M-Pesa Paybill", number1: "247247", name1: "Sauti" };
  const bank = { form2: "Bank account", bank2: "Lake Bank", number2: "0112345678", name2: "Sauti" };
  const here = await withTill({ ...paybill, ...bank });
  const fields = { own: "1500", money: "KES", email: "friend@example.org" };
  const promised = await here.promise(fields);
  const both =
    "where your phone asks for the account number or reference of a payment, or where your bank app says narration";
  const first = (await here.emails())[0]?.text;
  expect(first).toContain(both);
  expect(first).not.toContain("247247");
  expect(textOf(mainOf(await here.read(`/g/${keyOf(promised)}/send`)))).toContain(
    "When you pay, type this as the account number (mobile money) or the narration (bank app).",
  );
  const nigerian = await withTreasurer();
  await nigerian.promise({ own: "1500", email: "friend@example.org" });
  expect((await nigerian.emails())[0]?.text).toContain(bankWords);
});

test("money that a Till sent back is a refund by mobile money", async () => {
  const here = await withTill();
  await here.sendFile(tillStatement([8, "2547****567 - BRIAN OTIENO", 1_500]));
  await here.post(statementPath, { intent: "record", id: "1", name: "Brian Otieno" });
  await here.sendFile(
    tillStatement([8, "2547****567 - BRIAN OTIENO", 1_500], [9, "2547****567 - BRIAN OTIENO", -1_500]),
  );
  expect(await here.open("/admin")).toContain("KSh 1,500 of March 8, 2026 left the account again.");
  await here.post("/admin/gifts/1", { intent: "sent-back", id: "1" });
  expect(await here.ctx.db.selectFrom("refunds").selectAll().execute()).toMatchObject([
    { kind: "refund", way: "mobile money", state: "done", amount: 150_000, day: "2026-03-09", line_id: 1 },
  ]);
});

test("without a reference field, the e-mail asks for none", async () => {
  const here = await withTill();
  await here.promise({ own: "1500", money: "KES", email: "friend@example.org" });
  const text = (await here.emails()).at(-1)?.text ?? "";
  expect(text).toContain("Use this reference when you ask us about your gift:");
  expect(text).not.toContain("Type this reference");
});
