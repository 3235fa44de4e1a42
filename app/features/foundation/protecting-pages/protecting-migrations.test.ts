import { expect, test } from "vitest";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";
import { protectingMigrations } from "./protecting-migrations.ts";
import { countUnread } from "./protecting-pages.server.ts";

const update = protectingMigrations["192-read-pages"];

test("an update counts only the English pages of an open site as read", async () => {
  const { ctx, readAsStaff } = await createStaffedSite({}, "admin");
  await saveSetting(ctx.db, "welcomedAt", "2026-01-01T00:00:00Z");
  await update?.(ctx.db);
  expect(await countUnread(ctx)).toBe(0);
  expect(await readAsStaff("/admin/protecting-pages")).not.toContain("I read this page aloud");
  await saveSetting(ctx.db, "language", "fr");
  expect(await readAsStaff("/admin/protecting-pages")).toContain("J’ai lu cette page à voix haute");
});

test("an update counts nothing as read before the welcome is done", async () => {
  const { ctx } = await createStaffedSite({}, "admin");
  await update?.(ctx.db);
  expect(await countUnread(ctx)).toBe(6);
});
