import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { giveBank } from "../../../../tests/support/bank.ts";
import {
  type BankLine,
  chosenColumns,
  statementForm,
  statementPath,
  writeStatement,
} from "../../../../tests/support/bank-statement.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";

async function withAccounts() {
  const here = await withTreasurer();
  const headers = { Cookie: here.cookie, Origin: "https://site.test" };
  const send = (body: FormData | URLSearchParams) => here.ask(statementPath, { method: "POST", headers, body });
  /** Sends a statement of an account, and confirms its columns if asked. */
  const read = async (account: string, lines: BankLine[]) => {
    let answer = await send(statementForm(writeStatement(lines), { account }));
    const [, held] = /\?file=(\d+)/.exec(answer.headers.get("Location") ?? "") ?? [];
    if (held !== undefined) answer = await send(new URLSearchParams({ ...chosenColumns, file: held }));
    return { to: answer.headers.get("Location") ?? "", status: answer.status, text: textOf(await answer.text()) };
  };
  const credits = () => here.ctx.db.selectFrom("bank_credits").selectAll().orderBy("id").execute();
  const addAccount = () => here.post(statementPath, { intent: "account", label: "Second bank", currency: "NGN" });
  return { ...here, read, credits, addAccount };
}

const second = "NGN SECONDBANK";
const gift: BankLine = [9, "TRANSFER GIFT", 5_000];

test("the same line in two accounts is two, in one account always one", async () => {
  const here = await withAccounts();
  for (let count = 0; count < 2; count++) expect((await here.addAccount()).status).toBe(200);
  expect(await here.open(statementPath)).toContain("Second bank (Naira account)");
  await here.read("NGN", [gift]);
  for (const _ of [1, 2]) await here.read(second, [[8, "OTHER", 100], gift]);
  await here.read(second, [[8, "OTHER", 100], gift, [10, "LATER", 100]]);
  expect((await here.credits()).map(({ amount }) => amount)).toEqual([500_000, 10_000, 500_000, 10_000]);
});

test("a statement already read for another account is refused with that account's name", async () => {
  const here = await withAccounts();
  await here.addAccount();
  const lines: BankLine[] = [1, 2, 3, 4].map((day) => [day, `GIFT ${day}`, 1_000]);
  await here.read("NGN", lines.slice(0, 1));
  expect(await here.read(second, lines.slice(0, 1))).toMatchObject({
    status: 422,
    text: expect.stringContaining("were read for the first account of this currency before"),
  });
  await here.read("NGN", lines);
  expect((await here.read(second, [...lines, [5, "GIFT 5", 1_000]])).status).toBe(422);
  expect(await here.credits()).toHaveLength(4);
  expect(await here.ctx.db.selectFrom("bank_statement_files").selectAll().execute()).toEqual([]);
});

test("old lines without an account never double, whichever account repeats them", async () => {
  const here = await withAccounts();
  await here.addAccount();
  await here.read("NGN", [gift, gift]);
  const old = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
  const line = old(["2026-03-09", 500_000, "TRANSFERGIFT"]);
  await here.ctx.db.updateTable("bank_credits").set({ fingerprint: line }).execute();
  await here.ctx.db
    .updateTable("bank_statements")
    .set({ account: null, fingerprint: old([line, line]) })
    .execute();
  // An old page sends the same.
  expect((await here.read(second, [gift, gift])).to).toContain("again=");
  expect(await here.credits()).toHaveLength(2);
  // Its account is known now, so the first account's lines of that day are others.
  await here.read("NGN", [gift]);
  expect(await here.credits()).toHaveLength(3);
});

test("a way to give is an account of statements, so staff cannot add it", async () => {
  const here = await withAccounts();
  await giveBank(here.ctx, "Own Bank", "1234567890");
  expect(await here.open(statementPath)).toContain("Own Bank 7890 (Naira account)");
  for (const label of ["Own Bank", "own bank 7890", "1234567890"]) {
    const { status, text } = await here.post(statementPath, { intent: "account", label, currency: "NGN" });
    expect([status, text]).toEqual([
      422,
      expect.stringContaining("This account is a way to give: it is in the list already."),
    ]);
  }
  expect(await here.ctx.db.selectFrom("bank_statement_layouts").selectAll().execute()).toEqual([]);
});
