import { expect, test } from "vitest";
import {
  chosenColumns,
  sendStatement,
  statementForm,
  statementPath,
  writeStatement,
} from "../../../../tests/support/bank-statement.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { runJob } from "../../../../tests/support/run-job.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";

test("a refused statement stores no line; its file waits for an hour", async () => {
  const { ctx, ask, clock } = await createTestSite();
  const headers = { Cookie: await signIn(ctx, "admin"), Origin: "https://site.test" };
  const file = writeStatement([
    [9, "NIP/ADA", 500],
    [9, "POS PURCHASE SAMPLE SHOP", -300],
    [10, "NIP/BOLA", 700],
  ]).replace(/.*POS PURCHASE.*\n/, "");
  const held = await ask(statementPath, { method: "POST", headers, body: statementForm(file) });
  const [, id = ""] = /file=(\d+)/.exec(held.headers.get("Location") ?? "") ?? [];
  expect(await ctx.db.selectFrom("bank_statement_files").selectAll().execute()).toHaveLength(1);
  const body = new URLSearchParams({ ...chosenColumns, file: id });
  const refused = await ask(statementPath, { method: "POST", headers, body });
  expect(refused.status).toBe(422);
  const page = textOf(await refused.text());
  expect(page).toContain("does not add up at row 3");
  expect(page).toContain("Look at the column “Balance”. Which column is the balance?");
  expect(page).toContain("Which column is which?");
  for (const table of ["bank_statements", "bank_credits", "lines_out"] as const)
    expect(await ctx.db.selectFrom(table).selectAll().execute()).toEqual([]);
  const files = () => ctx.db.selectFrom("bank_statement_files").select("id").execute();
  expect(await files()).toHaveLength(1);
  clock.at = new Date(clock.now().getTime() + 62 * 60_000);
  await runJob(ctx, "bank statements");
  expect(await files()).toEqual([]);
});

test("a day after tomorrow is refused with its row; the bank may have tomorrow already", async () => {
  const { ctx, ask, clock } = await createTestSite();
  clock.at = new Date("2026-03-09T12:00:00Z");
  const cookie = await signIn(ctx, "admin");
  const ahead = await sendStatement(
    { ask },
    cookie,
    writeStatement([
      [9, "NIP/ADA", 500],
      [11, "NIP/BOLA", 700],
    ]),
  );
  expect(ahead.status).toBe(422);
  expect(ahead.text).toContain("Row 3 has a day that is still to come: March 11, 2026.");
  expect(await ctx.db.selectFrom("bank_credits").selectAll().execute()).toEqual([]);
  const today = await sendStatement(
    { ask },
    cookie,
    writeStatement([
      [9, "NIP/ADA", 500],
      [10, "NIP/BOLA", 700],
    ]),
  );
  expect(today.text).toContain("2 lines read");
});

const twofold = `Date,Narration,Debit,Credit,Balance
1/2/2026,NIP/ADA,,500,1500
1/5/2026,NIP/BOLA,,700,2200
`;

test("an ambiguous file is asked about once; the account remembers the answer", async () => {
  const { ctx, ask, clock } = await createTestSite();
  clock.at = new Date("2026-11-09T12:00:00Z");
  const headers = { Cookie: await signIn(ctx, "admin"), Origin: "https://site.test" };
  const post = (body: FormData | URLSearchParams) => ask(statementPath, { method: "POST", headers, body });
  const held = (await post(statementForm(twofold))).headers.get("Location") ?? "";
  const page = textOf(await (await ask(held, { headers })).text());
  expect(page).toContain("This file can be read in two ways. Which one is right?");
  expect(page).toContain("Row 2, “1/2/2026”: February 1, 2026, ₦500");
  expect(page).toContain("Row 2, “1/2/2026”: January 2, 2026, ₦500");
  const { choice: _, ...columns } = { ...chosenColumns, file: /\d+$/.exec(held)?.[0] ?? "" };
  const asked = await post(new URLSearchParams(columns));
  expect([asked.status, textOf(await asked.text())]).toEqual([
    422,
    expect.stringContaining("The rows add up in two ways. Nothing was saved."),
  ]);
  const credits = () => ctx.db.selectFrom("bank_credits").select("day").orderBy("id").execute();
  expect(await credits()).toEqual([]);
  await post(new URLSearchParams({ ...columns, choice: "month" }));
  const next = await post(statementForm(`${twofold}1/6/2026,NIP/CHIDI,,100,2300\n`));
  expect(next.headers.get("Location")).toContain("added=");
  expect((await credits()).map(({ day }) => day)).toEqual(["2026-01-02", "2026-01-05", "2026-01-06"]);
});

test("a proven order of days stays the account's, even for a longer period", async () => {
  const { ctx, ask, clock } = await createTestSite();
  clock.at = new Date("2026-11-09T12:00:00Z");
  const headers = { Cookie: await signIn(ctx, "admin"), Origin: "https://site.test" };
  const post = (body: FormData | URLSearchParams) => ask(statementPath, { method: "POST", headers, body });
  const head = "Date,Narration,Debit,Credit,Balance\n";
  const { choice: _, ...columns } = chosenColumns;
  const proof = (await post(statementForm(`${head}02/27/2026,NIP/DORA,,500,1000\n`))).headers.get("Location") ?? "";
  await post(new URLSearchParams({ ...columns, file: /\d+$/.exec(proof)?.[0] ?? "" }));
  const thirds = `${head}03/03/2026,NIP/ADA,,500,1500\n04/03/2026,NIP/BOLA,,700,2200\n05/03/2026,NIP/CHIDI,,100,2300\n`;
  expect((await post(statementForm(thirds))).headers.get("Location")).toContain("added=");
  const days = await ctx.db.selectFrom("bank_credits").select("day").orderBy("id").execute();
  expect(days.map(({ day }) => day)).toEqual(["2026-02-27", "2026-03-03", "2026-04-03", "2026-05-03"]);
});

test("a statement that breaks off in its last line is refused, with the line", async () => {
  const { ctx, ask } = await createTestSite();
  const headers = { Cookie: await signIn(ctx, "admin"), Origin: "https://site.test" };
  const cut = `${writeStatement([
    [9, "NIP/ADA", 500],
    [10, "NIP/BOLA", 700],
  ])}11/0`;
  const answer = await ask(statementPath, { method: "POST", headers, body: statementForm(cut) });
  const held = /\?file=(\d+)/.exec(answer.headers.get("Location") ?? "")?.[1] ?? "";
  const asked = await ask(statementPath, {
    method: "POST",
    headers,
    body: new URLSearchParams({ ...chosenColumns, file: held }),
  });
  expect([asked.status, textOf(await asked.text())]).toEqual([422, expect.stringMatching(/row 4.*11\/0/i)]);
  expect(await ctx.db.selectFrom("bank_credits").select("id").execute()).toEqual([]);
});
