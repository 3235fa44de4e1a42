import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";

test("a search finds the sentence of any page, and leads to its field", async () => {
  const { readAsStaff } = await createStaffedSite();
  const html = mainOf(await readAsStaff("/admin/pages?find=please+CONFIRM+subscription"));
  expect(textOf(html)).toContain("please confirm your subscription");
  expect(html).toContain('href="/admin/pages/emails#words-emails-confirm.subject"');
  expect(textOf(await readAsStaff("/admin/pages?find=xyzzy"))).toContain("No sentence has these words.");
  expect(mainOf(await readAsStaff("/admin/pages"))).toContain('name="find"');
});

test("a search in French needs no accents", async () => {
  const { ctx, readAsStaff } = await createStaffedSite();
  await saveSetting(ctx.db, "language", "fr");
  expect(mainOf(await readAsStaff("/admin/pages?find=donnees"))).toContain('href="/admin/pages/privacy#');
});
