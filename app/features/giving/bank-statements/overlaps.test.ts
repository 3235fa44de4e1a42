import { expect, test } from "vitest";
import { chosenColumns, statementForm, statementPath } from "../../../../tests/support/bank-statement.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";

type Written = [day: number, words: string, amount: number, balance: number];

const head = "Date,Narration,Debit,Credit,Balance";

const write = (lines: Written[]): string =>
  [
    head,
    ...lines.map(([day, words, amount, balance]) => {
      const sides = amount < 0 ? `${-amount},` : `,${amount}`;
      return `2026-03-${String(day).padStart(2, "0")},${words},${sides},${balance}`;
    }),
  ].join("\n");

async function withStatements() {
  const here = await withTreasurer();
  const headers = { Cookie: here.cookie, Origin: "https://site.test" };
  const post = (body: FormData | URLSearchParams) => here.ask(statementPath, { method: "POST", headers, body });
  /** Sends a file, confirms its columns if asked, and gives these answers. */
  const read = async (lines: Written[], answers: Record<string, string> = {}) => {
    let answer = await post(statementForm(write(lines)));
    let held = /\?file=(\d+)/.exec(answer.headers.get("Location") ?? "")?.[1];
    const isAsked = answer.status === 422 && Object.keys(answers).length > 0;
    if (isAsked) held = /name="file" value="(\d+)"/.exec(await answer.clone().text())?.[1];
    if (held !== undefined) answer = await post(new URLSearchParams({ ...chosenColumns, ...answers, file: held }));
    const to = answer.headers.get("Location");
    return { status: answer.status, text: to === null ? textOf(await answer.text()) : await here.open(to) };
  };
  const credits = () =>
    here.ctx.db.selectFrom("bank_credits").select(["day", "amount", "balance"]).orderBy("id").execute();
  const forgetBalances = () => here.ctx.db.updateTable("bank_credits").set({ balance: null }).execute();
  return { ...here, read, post, credits, forgetBalances };
}

const list: Written[] = [
  [2, "NIP/ADA", 500, 1_500],
  [3, "NIP/BOLA", 500, 2_000],
  [4, "CHARGE", -50, 1_950],
  [5, "NIP/CHIDI", 300, 2_250],
];

/** The same payments in another export: other words, and value dates a day later. */
const other: Written[] = list.map(([day, words, amount, balance]) => [
  day + 1,
  `TRANSFER ${words} WITH MORE WORDS`,
  amount,
  balance,
]);

test("a payment with other words on another value date is the same payment", async () => {
  const here = await withStatements();
  await here.read(list);
  const { text } = await here.read([...other, [7, "NIP/DEBORAH", 100, 2_350]]);
  expect(text).toContain("and no row was read twice");
  expect((await here.credits()).map(({ balance }) => balance)).toEqual([150_000, 200_000, 225_000, 235_000]);
  const outs = await here.ctx.db.selectFrom("lines_out").select(["day", "amount", "balance"]).execute();
  expect(outs).toEqual([{ day: "2026-03-04", amount: 5_000, balance: 195_000 }]);
});

test("two simultaneous exports add each payment once", async () => {
  const here = await withStatements();
  await here.read([[1, "FIRST", 1_000, 1_000]]);
  const answers = await Promise.all([list, other].map((lines) => here.post(statementForm(write(lines)))));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect((await here.credits()).map(({ balance }) => balance)).toEqual([100_000, 150_000, 200_000, 225_000]);
});

test("a continued file has new payments where only the balance differs", async () => {
  const here = await withStatements();
  const twin: Written = [5, "NIP/TWINS", 300, 2_550];
  await here.read([...list.slice(0, 3), [5, "NIP/TWINS", 300, 2_250]]);
  await here.read([twin, [6, "LATER", 50, 2_600]]);
  expect(await here.credits()).toHaveLength(5);
  await here.read([...list.slice(0, 3), [5, "NIP/TWINS", 300, 2_250], twin]);
  expect(await here.credits()).toHaveLength(5);
});

test("old lines without balance take it from equal words, unasked", async () => {
  const here = await withStatements();
  await here.read(list);
  await here.forgetBalances();
  await here.read([...list, [6, "NIP/DEBORAH", 100, 2_350]]);
  expect((await here.credits()).map(({ balance }) => balance)).toEqual([150_000, 200_000, 225_000, 235_000]);
});

test.each([
  ["same", 4],
  ["other", 7],
])("an overlap without balances is asked about once: %s", async (overlap, number) => {
  const here = await withStatements();
  await here.read(list);
  await here.forgetBalances();
  const said = [...list.map(([day, words, ...sums]): Written => [day, `TRANSFER ${words}`, ...sums])];
  const longer: Written[] = [...said, [6, "NIP/DEBORAH", 100, 2_350]];
  const asked = await here.read(longer);
  expect(asked.status).toBe(422);
  expect(asked.text).toContain("3 lines agree in day and amount with lines that we have, and not in words or balance.");
  expect(await here.credits()).toHaveLength(3);
  const { text } = await here.read(longer, { overlap });
  expect(text).toContain("The statement adds up: opening ₦1,000, closing ₦2,350");
  expect(text.includes("no row was read twice")).toBe(overlap === "same");
  const credits = await here.credits();
  expect(credits).toHaveLength(number);
  if (overlap === "same") expect(credits.map(({ balance }) => balance)).not.toContain(null);
  // The answer is stored: a longer file asks nothing more.
  const later = await here.read([...longer, [7, "NIP/EMEKA", 100, 2_450]]);
  expect([later.status, (await here.credits()).length]).toEqual([303, number + 1]);
});

test("a contradicting file is asked about before anything is stored", async () => {
  const here = await withStatements();
  await here.read(list);
  const changed: Written[] = [
    [2, "NIP/ADA", 500, 1_500],
    [3, "NIP/OTHER", 700, 2_200],
    [4, "CHARGE", -50, 2_150],
    [5, "NIP/CHIDI", 300, 2_450],
  ];
  const asked = await here.read(changed);
  expect(asked.status).toBe(422);
  expect(asked.text).toContain("Are these the same payments?");
  expect(asked.text).toContain("1 line that we have of these days is not in this file.");
  expect(await here.credits()).toHaveLength(3);
});

const promised = async (here: Awaited<ReturnType<typeof withStatements>>, name: string, own = "500") => {
  const { code, ...row } = await here.promise({ own, name });
  return { ...row, code: `TAB-${code.slice(0, 3)}-${code.slice(3)}` };
};

test("money that the bank reverses makes a need until the gift is taken out", async () => {
  const here = await withStatements();
  const { code } = await promised(here, "Ada Sample");
  await here.read([[2, `NIP/ADA SAMPLE/${code}`, 500, 1_500]]);
  expect(await here.gifts()).toHaveLength(1);
  await here.read([
    [3, "CASH", -100, 1_400],
    [9, `REVERSAL OF ADA SAMPLE ${code}`, -500, 900],
  ]);
  const today = await here.open("/admin");
  expect(today).toContain("The bank took ₦500 of March 2, 2026 back");
  expect(await here.html("/admin")).toContain('href="/admin/gifts/1"');
  await here.ctx.db.updateTable("gifts").set({ state: "void" }).execute();
  expect(await here.open("/admin")).not.toContain("The bank took");
});

test.each([
  ["the payer's name", "NIP TRANSFER TO ADA SAMPLE", true],
  ["nothing but the amount", "NIP TRANSFER TO A CARPENTER", false],
])("a debit that agrees in amount and in %s", async (_what, words, asks) => {
  const here = await withStatements();
  const { code } = await promised(here, "Ada Sample");
  await here.read([[2, `NIP/ADA SAMPLE/${code}`, 500, 1_500]]);
  await here.read([[6, words, -500, 1_000]]);
  const today = await here.open("/admin");
  expect(today.includes("₦500 of March 2, 2026 left the account again. Did this gift go back?")).toBe(asks);
  expect(today).not.toContain("The bank took");
});

test("the page counts the debits that were read", async () => {
  const here = await withStatements();
  const { text } = await here.read([
    [2, "NIP/ADA SAMPLE/GIFT", 500, 1_500],
    [2, "RENT", -300, 1_200],
    [3, "SMS FEE", -4, 1_196],
  ]);
  expect(text).toContain("3 lines read");
  expect(text).toContain("Two rows are money out. Their words stay for 90 days.");
  expect((await here.read([[4, "NIP/BO SAMPLE/GIFT", 500, 1_696]])).text).not.toContain("money out.");
  await here.read([[5, "RENT", -300, 1_396]]);
  expect(await here.open(statementPath)).toContain("One row is money out. Its words stay for 90 days.");
});

test("a partner's payout is no gift, but is compared with the online gifts", async () => {
  const here = await withStatements();
  const { code } = await promised(here, "Ada Sample");
  await here.read([[1, `NIP/ADA SAMPLE/${code}`, 500, 500]]);
  const { db } = here.ctx;
  const online = { source: "paystack:one", fee: 1_500, method: "card", value_date: "2026-03-02" } as const;
  await db.updateTable("gifts").set(online).execute();
  const next = await promised(here, "Bola Sample", "485");
  await here.read([
    [4, `PAYSTACK PAYMENTS LIMITED SETTLEMENT ${next.code}`, 485, 985],
    [5, "PAYSTACK PAYMENTS LIMITED SETTLEMENT", 900, 1_885],
    [6, "NIP/PAYSTACK-TITAN/CHIDI SAMPLE", 50, 1_935],
  ]);
  expect(await here.gifts()).toHaveLength(1);
  const rows = await db.selectFrom("bank_credits").select(["amount", "state", "payout"]).orderBy("id").execute();
  expect(rows.slice(1)).toEqual([
    { amount: 48_500, state: "other", payout: "paystack" },
    { amount: 90_000, state: "open", payout: "paystack" },
    { amount: 5_000, state: "open", payout: null },
  ]);
  const page = await here.open(statementPath);
  expect(page).toContain("1 is paid out by a payment partner");
  expect(page).toContain("Paid out by Paystack. Its gifts are counted already");
  expect(page).toContain("1 online gift from January 29, 2026 to March 5, 2026: ₦500, less ₦15 of fees.");
  const id = String(rows.findIndex(({ state }) => state === "other") + 1);
  await here.post(new URLSearchParams({ intent: "reopen", id }));
  const refused = await here.post(new URLSearchParams({ intent: "record", id }));
  expect([refused.status, (await here.gifts()).length]).toEqual([422, 1]);
  expect(page).toContain("Paid out by Paystack. It is more than the online gifts of these days");
});

test("an old promise is proposed when whole name with amount agree", async () => {
  const here = await withStatements();
  const { id } = await promised(here, "Ada Bola Sample");
  await here.ctx.db
    .updateTable("promises")
    .set({ created_at: "2025-11-02T08:00:00.000Z" })
    .where("id", "=", id)
    .execute();
  await here.read([
    [2, "NIP/SAMPLE ADA BOLA/GIFT", 500, 1_500],
    [3, "NIP/ADA OTHER/GIFT", 500, 2_000],
  ]);
  const page = await here.open(statementPath);
  expect(page.match(/Name and amount match, no reference/g)).toHaveLength(1);
  await here.post(new URLSearchParams({ intent: "no", id: "1" }));
  expect(await here.open(statementPath)).toContain("A colleague rejected the proposal");
});

test("the foundation's own name is never a payer", async () => {
  const here = await withStatements();
  await here.read([
    [2, "NIP FROM TABASAMU CHILDREN’S FOUNDATION", 500, 1_500],
    [3, "NIP/KUDA/CHIDI SAMPLE", 500, 2_000],
  ]);
  const payers = await here.ctx.db.selectFrom("bank_credits").select("payer").orderBy("id").execute();
  expect(payers.map(({ payer }) => payer)).toEqual([null, "Chidi Sample"]);
});
