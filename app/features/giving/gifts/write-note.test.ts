import { expect, test } from "vitest";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { writeNote } from "./write-note.ts";

test("only a note of two receipt numbers is written otherwise", () => {
  expect(["2026-0033 for 2026-0032", "bread for 2026", null].map(writeNote)).toEqual([
    "2026-0033 for 2026-0032",
    "bread for 2026",
    null,
  ]);
});

test("the history names a replaced receipt in French", async () => {
  const here = await withTreasurer();
  await here.post("/admin/gifts/record", { method: "transfer", amount: "5000", day: "2026-03-10", name: "Ada" });
  await here.post("/admin/gifts/1", { intent: "receipt", name: "Awa", reason: "A slip" });
  await saveSetting(here.ctx.db, "language", "fr");
  const page = await here.open("/admin/gifts/1");
  expect(page).toContain("2026-0002 à la place de 2026-0001");
  expect(page).not.toContain("2026-0002 for 2026-0001");
});
