import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { formatNumber } from "./receipt-contents.ts";

test("a receipt keeps the language in which it was made", async () => {
  const here = await withTreasurer();
  const record = () =>
    here.post("/admin/gifts/record", {
      method: "transfer",
      amount: "3000",
      day: "2026-03-10",
      email: "ada@example.org",
    });
  await record();
  await saveSetting(here.ctx.db, "language", "fr");
  await record();
  const receipts = await here.ctx.db.selectFrom("receipts").select(["link", "serial", "year"]).orderBy("id").execute();
  const pages = await Promise.all(
    receipts.map((row) => here.read(`/g/${row.link.toLowerCase()}/receipt/${formatNumber(row)}`)),
  );
  const inOwnLanguage = pages.map((html) => {
    const [, lang = "", inside = ""] = /<div class="wrap section spaced" lang="([^"]+)">(.*)<footer/s.exec(html) ?? [];
    return [lang, textOf(inside)];
  });
  expect(inOwnLanguage).toEqual([
    ["en-NG", expect.stringMatching(/Received with thanks.*Save as PDF/)],
    ["fr-NG", expect.stringMatching(/Reçu, avec nos remerciements.*Enregistrer en PDF/)],
  ]);
});
