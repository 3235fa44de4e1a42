import { expect, test } from "vitest";
import { textOf } from "../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../tests/support/staff-visitor.ts";

test("the staff home offers a post, an event and a project, and leads to every list", async () => {
  const { readAsStaff } = await createStaffedSite();
  const html = await readAsStaff("/admin");
  const text = textOf(html);
  for (const label of ["Create a post", "Create an event", "Create a project"]) expect(text).toContain(label);
  for (const list of ["post", "event", "project", "news"]) expect(html).toContain(`href="/admin/${list}"`);
});

test("the bar at the thumb has four links, so that each is large enough; the wide header has all", async () => {
  const { readAsStaff } = await createStaffedSite();
  const html = await readAsStaff("/admin");
  const bar = /<nav class="tabbar.*?<\/nav>/s.exec(html)?.[0] ?? "";
  const header = /<nav class="nav staff-nav.*?<\/nav>/s.exec(html)?.[0] ?? "";
  expect(bar.match(/<a /g)).toHaveLength(4);
  for (const list of ["post", "event", "project", "news"]) expect(header).toContain(`href="/admin/${list}"`);
});
