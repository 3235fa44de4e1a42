import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { addVisits } from "../../../server/visits/visit-queries.server.ts";

test("a writer reads the visits of each page by its title, and of each day", async () => {
  const { ctx, readAsStaff } = await createStaffedSite({ now: "2026-03-10T09:00:00Z" }, "writer");
  await addVisits(ctx.db, [
    { date: "2026-03-10", path: "/about", count: 3 },
    { date: "2026-03-09", path: "/about", count: 4 },
    { date: "2026-03-09", path: "/blog/no-longer-there", count: 12 },
    { date: "2026-01-01", path: "/contact", count: 99 },
  ]);
  const text = textOf(mainOf(await readAsStaff("/admin/visits")));
  expect(text).toMatch(/no-longer-there 12 .*About Us 7/);
  expect(text).toMatch(/March 10, 2026 3 .*March 9, 2026 16/);
  expect(text).not.toContain("99");
  expect(textOf(mainOf(await readAsStaff("/admin/visits?days=90")))).toContain("99");
});

test("a post shows by its title", async () => {
  const { ctx, post, readAsStaff } = await createStaffedSite({ now: "2026-03-10T09:00:00Z" });
  await post("/admin/post", { title: "Forty taps", paragraphs: "Water.", status: "published" });
  await addVisits(ctx.db, [{ date: "2026-03-10", path: "/blog/forty-taps", count: 5 }]);
  expect(textOf(mainOf(await readAsStaff("/admin/visits")))).toContain("Forty taps 5");
});
