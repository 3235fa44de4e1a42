import { expect, test } from "vitest";
import { anEvent, aProject } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { insertEvent } from "../../events/events/event-queries.server.ts";
import { insertProject } from "./project-queries.server.ts";

const easy_read = JSON.stringify(["We dig wells.", "You can drink the water."]);

test("an easy-read summary is at ?read=easy, linked from the full text", async () => {
  const { ctx, read } = await createStaffedSite();
  await insertProject(ctx.db, aProject({ easy_read }));
  await insertEvent(ctx.db, anEvent({ easy_read }));
  for (const path of ["/project/readmore/1", "/event/readmore/1"]) {
    const full = await read(path);
    expect(full).toMatch(new RegExp(`<a href="${path}\\?read=easy">Easy read</a>`));
    expect(textOf(mainOf(full))).not.toContain("We dig wells.");
    const easy = await read(`${path}?read=easy`);
    expect(textOf(mainOf(easy))).toContain("We dig wells. You can drink the water.");
    expect(textOf(mainOf(easy))).not.toMatch(/What we do\.|What happened\./);
    expect(easy).toMatch(new RegExp(`<a href="${path}\\?read=easy" aria-current="page">`));
  }
});

test("without a summary, ?read=easy shows the full text", async () => {
  const { ctx, read } = await createStaffedSite();
  await insertProject(ctx.db, aProject());
  const page = await read("/project/readmore/1?read=easy");
  expect(page).not.toContain("Easy read");
  expect(textOf(mainOf(page))).toContain("What we do.");
});

test("a summary has six short sentences at most", async () => {
  const { post, readAsStaff } = await createStaffedSite();
  const fields = { title: "Wells", theme: "Water", paragraphs: "We dig." };
  const many = await post("/admin/project", { ...fields, easyRead: Array.from({ length: 7 }, (_, n) => `Line ${n}.`) });
  expect([many.status, textOf(await many.text()).includes("Write 6 short sentences at most")]).toEqual([422, true]);
  expect((await post("/admin/project", { ...fields, easyRead: ["One.", "", "Two."] })).status).toBe(200);
  expect(await readAsStaff("/admin/project/1")).toMatch(/name="easyRead"[^>]*value="One\."/);
});
