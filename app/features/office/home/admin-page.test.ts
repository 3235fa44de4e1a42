import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";

test("the staff home offers a post, an event and a project, and leads to every list", async () => {
  const { readAsStaff } = await createStaffedSite();
  const html = await readAsStaff("/admin");
  const text = textOf(html);
  for (const label of ["Create a post", "Create an event", "Create a project"]) expect(text).toContain(label);
  const rooms = await readAsStaff("/admin/post");
  for (const list of ["post", "event", "project", "news"]) expect(rooms).toContain(`href="/admin/${list}"`);
});
