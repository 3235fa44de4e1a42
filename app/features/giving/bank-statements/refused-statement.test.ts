import { expect, test } from "vitest";
import {
  chosenColumns,
  statementForm,
  statementPath,
  writeStatement,
} from "../../../../tests/support/bank-statement.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";

test("a statement that is refused leaves nothing, not even for the hour of a file whose columns somebody looks at", async () => {
  const { ctx, ask } = await createTestSite();
  const headers = { Cookie: await signIn(ctx, "admin"), Origin: "https://site.test" };
  const file = writeStatement([
    [9, "NIP/ADA", 500],
    [9, "POS PURCHASE SAMPLE SHOP", -300],
    [10, "NIP/BOLA", 700],
  ]).replace(/.*POS PURCHASE.*\n/, "");
  const held = await ask(statementPath, { method: "POST", headers, body: statementForm(file) });
  const [, id = ""] = /file=(\d+)/.exec(held.headers.get("Location") ?? "") ?? [];
  expect(await ctx.db.selectFrom("statement_files").selectAll().execute()).toHaveLength(1);
  const body = new URLSearchParams({ ...chosenColumns, file: id });
  expect((await ask(statementPath, { method: "POST", headers, body })).status).toBe(422);
  for (const table of ["statement_files", "statements", "bank_credits"] as const)
    expect(await ctx.db.selectFrom(table).selectAll().execute()).toEqual([]);
});
