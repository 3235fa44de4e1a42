import { expect, test } from "vitest";
import { openClaimingSite, ownFacts } from "../../../../tests/support/claiming-site.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";

const lunch = { "promise.amount.suggestions.amount": "2500", "promise.amount.suggestions.what": "A week of lunches" };

test("the page suggests the amounts that the foundation writes", async () => {
  const { readAll, write, read, readAsStaff } = await openClaimingSite({ own: ownFacts });
  const promise = async () => (await readAll())["/donate/promise"];
  expect(await promise()).toContain("How much? Amount ₦");
  expect(mainOf(await read("/donate/promise"))).not.toContain('name="amount"');
  await write("giving", lunch);
  expect(await promise()).toContain("How much? ₦2,500 A week of lunches Or your own amount");
  // One empty card is in the form of a page without amounts.
  await write("giving", { "promise.amount.suggestions.amount": "", "promise.amount.suggestions.what": "" });
  expect(await promise()).toContain("How much? Amount ₦");
  expect(textOf(await readAsStaff("/admin/pages"))).toContain("Promise a gift");
});

test("own amounts follow the currency of the foundation", async () => {
  const { readAll, write, ctx } = await openClaimingSite({ own: ownFacts });
  await write("giving", lunch);
  await saveSetting(ctx.db, "country", "GH");
  expect((await readAll())["/donate/promise"]).toContain("GH₵2,500 A week of lunches");
});
