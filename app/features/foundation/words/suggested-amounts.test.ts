import { expect, test } from "vitest";
import { declaredWords, openClaimingSite, ownFacts } from "../../../../tests/support/claiming-site.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";
import { formValuesOfWords } from "./words-form-values.ts";

test("the page suggests an amount once its effect is confirmed or rewritten", async () => {
  const { readAll, send, write, read, claims, readAsStaff } = await openClaimingSite({ own: ownFacts });
  const promise = async () => (await readAll())["/donate/promise"];
  expect(await promise()).toContain("How much? Amount ₦");
  expect(mainOf(await read("/donate/promise"))).not.toContain('name="amount"');
  expect(textOf(mainOf(await readAsStaff("/admin/pages/giving")))).toContain(
    "₦8,000: One speech lesson, with the therapist’s fare",
  );
  await send("confirm", "suggestion-2");
  expect(await promise()).toContain("How much? ₦8,000 One speech lesson, with the therapist’s fare Or your own amount");
  const { "promise.amount.suggestions.what": whats = [] } = formValuesOfWords(
    declaredWords.giving,
    declaredWords.giving.original,
  );
  await write("giving", { "promise.amount.suggestions.what": ["A week of lunches", ...whats.slice(1)] });
  expect(await promise()).toContain("How much? ₦2,500 A week of lunches ₦8,000 One speech lesson");
  expect(await promise()).not.toMatch(/Pads|Soap|Hepatitis/);
  expect((await claims()).filter(({ key }) => key.startsWith("suggestion"))).toHaveLength(3);
});

test("a foundation with another currency shows no sample amounts", async () => {
  const { readAll, send, write, claims, ctx } = await openClaimingSite({ own: ownFacts });
  await send("confirm", "suggestion-3");
  const { "promise.amount.suggestions.what": whats = [] } = formValuesOfWords(
    declaredWords.giving,
    declaredWords.giving.original,
  );
  await write("giving", { "promise.amount.suggestions.what": ["A week of lunches", ...whats.slice(1)] });
  await saveSetting(ctx.db, "country", "GH");
  const { "/donate/promise": page } = await readAll();
  expect([page.includes("GH₵2,500 A week of lunches"), page.includes("Soap")]).toEqual([true, false]);
  expect((await claims()).filter(({ key }) => key.startsWith("suggestion"))).toEqual([]);
  expect((await send("confirm", "suggestion-4")).status).toBe(409);
});
