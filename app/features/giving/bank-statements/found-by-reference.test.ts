import { expect, test } from "vitest";
import { sendStatement, statementPath, writeStatement } from "../../../../tests/support/bank-statement.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";

test("a reference decides with any amount; the page calls no other amount exact", async () => {
  const here = await withTreasurer();
  const upload = (file: string) => sendStatement(here, here.cookie, file);
  const first = await here.promise({ own: "8000", name: "Ngozi Sample" });
  const second = await here.promise({ own: "700", name: "Ada Sample" });
  const page = await upload(writeStatement([[9, `NIP/TAB ${first.code}`, 5000]]));
  expect(page.text).toContain("1 was found by its reference");
  expect(page.text).toContain("The reference matches, the amount does not: it is a gift now");
  expect(page.text).not.toContain("1 exact match");
  expect(page.text).toContain("they match a promise if they are at most this much smaller");
  const exact = await upload(writeStatement([[10, `NIP/TAB ${second.code}`, 700]]));
  expect(exact.text).toContain("1 exact match");
  expect(exact.text).toContain("The reference agrees: it is a gift now");
  await upload(writeStatement([[11, "NIP/FRIEND", 300]]));
  await here.post(statementPath, { intent: "record", id: "3" });
  expect(await here.open(statementPath)).toContain("1 has a gift");
});
