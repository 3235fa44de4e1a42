import { expect, test } from "vitest";
import { sendStatement, statementPath, writeStatement } from "../../../tests/support/bank-statement.ts";
import { withTreasurer } from "../../../tests/support/treasurer.ts";

test("a transfer that waits for a second person is no second gift when the bank shows it: the line is the witness", async () => {
  const here = await withTreasurer();
  await here.another();
  const { id, prefix, code } = await here.promise({ own: "80000" });
  await here.post("/admin/gifts", { intent: "seen", id: String(id), amount: "80000", day: "2026-03-09" });
  await sendStatement(
    here,
    here.cookie,
    writeStatement([
      [9, `NIP/${prefix} ${code}`, 79_950],
      [9, "NIP/A FRIEND", 80_000],
    ]),
  );
  const states = async () => (await here.gifts()).map(({ state }) => state);
  expect(await states()).toEqual(["counted"]);
  await here.post(statementPath, { intent: "join", id: "1", pledge: String(id), seen: "open" });
  expect(await states()).toEqual(["counted"]);
  await here.post(statementPath, { intent: "join-hand", id: "2", gift: "1" });
  expect([await states(), (await here.pledge(id)).state]).toEqual([["received"], "received"]);
  await here.post(statementPath, { intent: "undo", id: "2" });
  expect([await states(), (await here.pledge(id)).state]).toEqual([["counted"], "open"]);
});
