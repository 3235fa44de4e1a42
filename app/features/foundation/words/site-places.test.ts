import { expect, test } from "vitest";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import type { RequestInfo } from "../../../server/context.server.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";
import { findDeclaredWords } from "./declared-words.server.ts";
import { findOriginals } from "./find-words.server.ts";
import { readWordsForm } from "./read-words-form.server.ts";
import { valueAt } from "./word-field.ts";

test("without readable settings, words have the sample's places", async () => {
  const { ctx } = await createTestSite({ empty: true });
  const away = { ...ctx, config: { ...ctx.config }, db: undefined as never };
  const of = await findOriginals(away, {} as RequestInfo);
  expect(of("home").description).toMatch(/^A Lagos foundation for children/);
  expect(of("donate").bank.rows.nairaAccount).toBe("Naira account");
});

test("the country's words are filled in the staff form without becoming own words", async () => {
  const site = await createStaffedSite({}, "admin");
  const shownIn = async (page: string, field: string) =>
    new RegExp(`name="${field.replaceAll(".", "\\.")}"[^>]*?(?: value="([^"]*)"|>([^<]*)</textarea>)`)
      .exec(await site.readAsStaff(`/admin/pages/${page}`))
      ?.slice(1)
      .find((value) => value !== undefined);
  expect(await shownIn("article", "share.print.slipAmount")).toBe("₦");
  expect(await shownIn("search", "needs.privacy")).toContain("gdpr, ndpa, delete my data");
  expect(await shownIn("search", "needs.donate")).toContain("send money, naira, dollar");
  await saveSetting(site.ctx.db, "country", "KE");
  expect(await shownIn("article", "share.print.slipAmount")).toBe("KSh");
  expect(await shownIn("search", "needs.privacy")).toContain("gdpr, odpc, delete my data");
  expect(await shownIn("search", "needs.volunteer")).toContain("student, teach children");
  expect(await site.readAsStaff("/admin/pages/donate")).toContain("label of the Kenya shillings account");
  const { fields, original } = await findDeclaredWords(site.ctx, "search");
  const typed = Object.keys(fields).map((path) => [path, [String(valueAt(original, path))]]);
  const { values, errors } = readWordsForm(await findDeclaredWords(site.ctx, "search"), Object.fromEntries(typed));
  expect([values, errors]).toEqual([{}, {}]);
});
