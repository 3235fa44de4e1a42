import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  type BankLine,
  sendStatement,
  statementForm,
  statementPath,
  writeStatement,
} from "../../../../tests/support/bank-statement.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { runJob } from "../../../../tests/support/run-job.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { writeXlsx } from "../../../../tests/support/write-xlsx.ts";

async function withTreasurer() {
  const here = await createTestSite();
  const { db } = here.ctx;
  const headers = { Cookie: await signIn(here.ctx, "admin"), Origin: "https://site.test" };
  const submit = async (path: string, body: URLSearchParams | FormData) => {
    const answer = await here.ask(path, { method: "POST", headers, body });
    return { status: answer.status, to: answer.headers.get("Location"), text: textOf(await answer.text()) };
  };
  const promise = async (fields: Record<string, string>) => {
    await here.send("/donate/promise", fields);
    const row = await db.selectFrom("promises").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
    return { ...row, reference: `TAB-${row.code.slice(0, 3)}-${row.code.slice(3)}` };
  };
  return {
    ...here,
    db,
    upload: (file: string | Buffer) => sendStatement(here, headers.Cookie, file),
    submit,
    act: (intent: string, fields: Record<string, string>) =>
      submit(statementPath, new URLSearchParams({ intent, ...fields })),
    open: async (path = statementPath) => textOf(await (await here.ask(path, { headers })).text()),
    promise,
    gifts: () => db.selectFrom("gifts").selectAll().orderBy("id").execute(),
    credits: () => db.selectFrom("bank_credits").selectAll().orderBy("id").execute(),
    readPromise: (id: number) => db.selectFrom("promises").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  };
}

test("the first file shows its columns; then an exact reference becomes a gift", async () => {
  const here = await withTreasurer();
  const { id, code, link, reference } = await here.promise({ own: "8000", name: "Ngozi Sample" });
  const lines: BankLine[] = [
    [9, `NIP/NGOZI SAMPLE/${reference.toLowerCase().replaceAll("-", " ")} gift`, 8000],
    [9, "NIP 000013260801160808000109424586 CHIOMA", 20_000],
    [10, "POS PURCHASE SAMPLE SHOP", -500],
  ];
  const file = writeStatement(lines);
  const first = await here.submit(statementPath, statementForm(file));
  expect(first.to).toMatch(/\?file=\d+$/);
  const columns = await here.open(first.to ?? "");
  expect(columns).toContain("Which column is which?");
  expect(columns).toContain("POS PURCHASE SAMPLE SHOP");
  const page = await here.upload(file);
  expect(page.text).toContain("3 lines read");
  expect(page.text).toContain("The statement adds up: opening ₦899,700, closing ₦927,200, and no row was read twice.");
  expect(page.text).toContain("1 exact match");
  expect(page.text).toContain("1 is unknown");
  expect(await here.open("/admin")).toContain("One bank line waits for a decision");
  expect(await here.gifts()).toMatchObject([
    {
      promise_id: id,
      amount: 800_000,
      method: "transfer",
      value_date: "2026-03-09",
      source: "credit:1",
      recorded_by: null,
    },
  ]);
  expect((await here.readPromise(id)).state).toBe("received");
  expect(textOf(await here.read(`/g/${code}${link}`))).toContain("Your gift has arrived");
  // Debits are not stored, nor more about others than a gift needs.
  expect((await here.credits()).map(({ narration }) => narration)).toEqual([
    expect.stringContaining("NGOZI SAMPLE"),
    "NIP … CHIOMA",
  ]);
});

test("later files use the remembered columns in any order, without adding lines twice", async () => {
  const here = await withTreasurer();
  const lines = Array.from({ length: 800 }, (_, n): BankLine => [1 + (n % 5), `NIP/DONOR ${n % 700}`, 100 + (n % 7)]);
  await here.upload(writeStatement(lines));
  expect(await here.credits()).toHaveLength(800);
  const again = await here.upload(writeStatement(lines));
  expect(again.text).toContain("This statement was added on March 10, 2026. Nothing was added twice.");
  const longer = [...lines, ...Array.from({ length: 20 }, (_, n): BankLine => [6, `NIP/LATER ${n}`, 50])];
  expect((await here.upload(writeStatement(longer))).to).toContain("added=");
  const reordered = writeStatement(longer, ["Balance", "Credit", "Date", "Debit", "Narration"]);
  expect((await here.upload(reordered)).to).toContain("again=");
  expect(await here.credits()).toHaveLength(820);
  expect(await here.db.selectFrom("bank_statement_files").selectAll().execute()).toEqual([]);
});

test("an Excel file is the same statement as its CSV", async () => {
  const here = await withTreasurer();
  await here.upload(writeStatement([[9, "NIP/ADA", 500.5]]));
  const rows = [
    ["Date", "Narration", "Debit", "Credit", "Balance"],
    [{ serial: 46_090 }, "NIP/ADA", "", 500.5, 900_200.5],
  ];
  expect((await here.upload(writeXlsx(rows))).to).toContain("again=");
});

test("two equal lines of a day are two; a file sent by two people is one", async () => {
  const here = await withTreasurer();
  await here.upload(writeStatement([[1, "FIRST", 1]]));
  const twin: BankLine = [9, "NIP/TWINS", 500];
  const file = writeStatement([twin, twin]);
  const answers = await Promise.all([here.upload(file), here.upload(file)]);
  expect(answers.map(({ to }) => to?.includes("again=")).toSorted()).toEqual([false, true]);
  expect((await here.credits()).map(({ occurrence }) => occurrence)).toEqual([1, 1, 2]);
});

test.each([
  ["Row 7 has no amount. Nothing was saved.", (file: string) => file.replace(",600.00,", ",,")],
  [
    "does not add up at row 4: the balance should be ₦900,400, and the file says ₦900,700.",
    (file: string) => file.replace(/.*,300.00,.*\n/, ""),
  ],
  ["Row 3 has a day that does not exist: “31/02/2026”.", (file: string) => file.replace("02/03/2026", "31/02/2026")],
  ["This file is a PDF, which is made for printing.", () => "%PDF-1.7"],
  ["Choose a file", () => ""],
])("%s", async (sentence, change) => {
  const here = await withTreasurer();
  await here.upload(writeStatement([[1, "FIRST", 1]]));
  const file = writeStatement(Array.from({ length: 6 }, (_, n): BankLine => [n + 1, `NIP ${n}`, (n + 1) * 100]));
  const answer = await here.upload(change(file));
  expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(sentence)]);
  expect(await here.credits()).toHaveLength(1);
});

test("a failure in the middle leaves no half import", async () => {
  const here = await withTreasurer();
  const { reference } = await here.promise({ own: "8000" });
  await sql`drop table gift_events`.execute(here.db);
  const answer = await here.upload(writeStatement([[9, reference, 8000]]));
  expect(answer.status).toBe(500);
  expect([await here.credits(), await here.gifts()]).toEqual([[], []]);
  expect(await here.db.selectFrom("bank_statements").selectAll().execute()).toEqual([]);
});

test("a proposal says why, then takes one press; an unknown line offers three ways", async () => {
  const here = await withTreasurer();
  const slipped = await here.promise({ own: "15000" });
  const named = await here.promise({ own: "2500", name: "Class of 2009", frequency: "monthly" });
  const other = await here.promise({ own: "7000" });
  const wrong = slipped.code.endsWith("2") ? "3" : "2";
  await here.upload(
    writeStatement([
      [9, `TRF TAB${slipped.code.slice(0, 5)}${wrong}`, 15_000],
      [9, "MOB/CLASS OF 2009/MARCH", 2500],
      [9, "NIP/CHIOMA E", 20_000],
      [9, "REVERSAL", 40],
    ]),
  );
  const page = await here.open();
  for (const words of ["2 are probable", "One letter differs, amount agrees", "Name and amount match", "2 are unknown"])
    expect(page).toContain(words);
  expect(await here.gifts()).toEqual([]);
  await here.act("join", { id: "1", promise: String(slipped.id) });
  const late = await here.act("join", { id: "1", promise: String(slipped.id) });
  expect([late.status, late.text.includes("Somebody decided about this line")]).toEqual([409, true]);
  await here.act("no", { id: "2" });
  expect(await here.open()).toContain("3 are unknown");
  await here.act("record", { id: "2" });
  expect((await here.act("join-reference", { id: "3", reference: "TAB-222-222" })).text).toContain(
    "One letter is wrong, or two are swapped",
  );
  await here.act("join-reference", { id: "3", reference: other.reference });
  await here.act("other", { id: "4" });
  expect((await here.gifts()).map(({ promise_id, amount }) => [promise_id, amount])).toEqual([
    [slipped.id, 1_500_000],
    [null, 250_000],
    [other.id, 2_000_000],
  ]);
  expect((await here.readPromise(named.id)).state).toBe("open");
  expect(await here.open()).toContain("1 line is not a gift");
  await here.act("reopen", { id: "4" });
  expect((await here.credits()).map(({ state }) => state)).toEqual(["matched", "matched", "matched", "open"]);
});

test("a second transfer for one promise is proposed; a monthly one becomes a gift", async () => {
  const here = await withTreasurer();
  const once = await here.promise({ own: "500" });
  const monthly = await here.promise({ own: "700", frequency: "monthly" });
  const twice = (words: string, amount: number) => [8, 9].map((day): BankLine => [day, words, amount]);
  await here.upload(writeStatement([...twice(once.reference, 500), ...twice(monthly.reference, 700)]));
  expect(await here.gifts()).toMatchObject([
    { promise_id: once.id, part: 1 },
    { promise_id: monthly.id, part: 1 },
    { promise_id: monthly.id, part: 2 },
  ]);
  const receipts = here.db.selectFrom("receipts").select("serial").orderBy("gift_id");
  expect((await receipts.execute()).map(({ serial }) => serial)).toEqual([1, 2, 3]);
  expect(await here.open()).toContain("A second transfer with this reference");
  await here.act("join", { id: "2", promise: String(once.id) });
  expect((await here.gifts()).at(-1)).toMatchObject({ promise_id: once.id, part: 2 });
});

test("an undone match makes the gift void, with a trace", async () => {
  const here = await withTreasurer();
  const { id, reference } = await here.promise({ own: "500" });
  await here.upload(writeStatement([[9, reference, 500]]));
  await here.act("undo", { id: "1" });
  expect([(await here.gifts())[0]?.state, (await here.readPromise(id)).state]).toEqual(["void", "open"]);
  expect(await here.open()).toContain("1 is unknown");
  await here.act("record", { id: "1" });
  expect(await here.gifts()).toMatchObject([
    { source: "credit:1", state: "void" },
    { source: "credit:1#2", state: "received", promise_id: null },
  ]);
  const restored = await here.submit("/admin/gifts/1", new URLSearchParams({ intent: "restore" }));
  expect(restored.text).toContain("counts as another gift now");
  await here.submit("/admin/gifts/2", new URLSearchParams({ intent: "void", reason: "Wrong" }));
  expect(await here.open()).toContain("The gift was a mistake, or split");
  await here.submit("/admin/gifts/1", new URLSearchParams({ intent: "restore" }));
  expect((await here.act("undo", { id: "1" })).text).toContain("counts as another gift now");
  await here.submit("/admin/gifts/1", new URLSearchParams({ intent: "void", reason: "Wrong" }));
  await here.act("undo", { id: "1" });
  await here.submit("/admin/gifts/1", new URLSearchParams({ intent: "restore" }));
  expect((await here.act("join-reference", { id: "1", reference })).text).toContain("counts as a gift already");
  await here.act("record", { id: "1" });
  expect((await here.gifts()).map(({ state }) => state)).toEqual(["received", "void"]);
});

test("money recorded by hand is joined to its line, not counted again", async () => {
  const here = await withTreasurer();
  const { id, reference } = await here.promise({ own: "500" });
  const seen = { intent: "seen", id: String(id), amount: "500", day: "2026-03-09" };
  await here.submit("/admin/gifts", new URLSearchParams(seen));
  await here.upload(writeStatement([[9, reference, 500]]));
  expect(await here.open()).toContain("The same amount was recorded by hand");
  await here.act("join-hand", { id: "1", gift: "1" });
  expect([(await here.gifts()).length, (await here.credits())[0]?.gift_id]).toEqual([1, 1]);
  await here.act("undo", { id: "1" });
  expect((await here.gifts())[0]?.state).toBe("received");
  const moves = await here.db.selectFrom("gift_events").select("what").where("gift_id", "=", 1).orderBy("id").execute();
  expect(moves.map(({ what }) => what)).toEqual([
    "received",
    "receipt issued",
    "seen in the bank statement",
    "not seen in the bank statement",
  ]);
});

test("the fee that a bank may keep is a setting, zero at first", async () => {
  const here = await withTreasurer();
  await here.promise({ own: "8000", name: "Ngozi Sample" });
  await here.upload(writeStatement([[10, "NIP/NGOZI", 7950]]));
  expect(await here.open()).toContain("1 is unknown");
  expect((await here.act("tolerance", { currency: "NGN", tolerance: "5k" })).status).toBe(422);
  // A larger tolerance would accept any amount.
  expect((await here.act("tolerance", { currency: "NGN", tolerance: "4990000" })).status).toBe(422);
  await here.act("tolerance", { currency: "NGN", tolerance: "50" });
  expect(await here.open()).toContain("1 is probable");
});

test("the words of a line are erased with their donor, or after their time", async () => {
  const here = await withTreasurer();
  const first = await here.promise({ own: "500", name: "Ada", email: "ada@example.org" });
  const second = await here.promise({ own: "600", name: "Bola" });
  await here.upload(
    writeStatement([
      [8, `NIP/ADA ${first.reference}`, 500],
      [8, `NIP/BOLA ${second.reference}`, 600],
      [8, "NIP/CHIOMA", 700],
    ]),
  );
  await here.submit(statementPath, statementForm("Day,Words,Sum,Left\n1,2,3,4\n"));
  const after = async (days: number) => {
    here.clock.at = new Date(Date.parse("2026-03-10T09:00:00Z") + days * 86_400_000);
    await here.db.updateTable("trusted_time").set({ at: here.clock.at.toISOString() }).execute();
    await runJob(here.ctx, "bank statements");
    return (await here.credits()).map(({ narration }) => narration?.slice(0, 8));
  };
  await here.send(`/g/${first.code}${first.link}`, { intent: "forget" });
  expect(await after(0.1)).toEqual([undefined, "NIP/BOLA", "NIP/CHIO"]);
  expect(await here.db.selectFrom("bank_statement_files").selectAll().execute()).toEqual([]);
  expect(await after(89)).toEqual([undefined, "NIP/BOLA", "NIP/CHIO"]);
  expect(await after(91)).toEqual([undefined, "NIP/BOLA", undefined]);
  expect(await after(300)).toEqual([undefined, undefined, undefined]);
});

test("an editor's file is not read", async () => {
  const { ask, ctx } = await createTestSite();
  const headers = { Cookie: await signIn(ctx, "editor"), Origin: "https://site.test" };
  const body = statementForm(writeStatement([[9, "NIP", 1]]));
  expect((await ask(statementPath, { method: "POST", headers, body })).status).toBe(403);
});
test("above sixty files in an hour, a person waits", async () => {
  const { submit } = await withTreasurer();
  for (let count = 0; count < 60; count++) await submit(statementPath, statementForm(""));
  expect((await submit(statementPath, statementForm(""))).status).toBe(429);
});
