import { describe, expect, test } from "vitest";
import { mainOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { findSettings } from "./find-settings.server.ts";
import { formValuesOf } from "./settings-form-values.ts";
import { saveSetting } from "./settings-queries.server.ts";

/** A site whose welcome is done, and whose admin saves the settings with some fields changed. */
async function withSettings() {
  const here = await createStaffedSite({}, "admin");
  const { ctx } = here;
  await saveSetting(ctx.db, "welcomedAt", "2026-03-01T09:00:00.000Z");
  const save = async (changes: Record<string, string>) => {
    const page = await (await here.visit("/admin/settings")).text();
    const version = /name="version" value="(\w+)"/.exec(page)?.[1] ?? "";
    const own = { phone: "+234 800", email: "own@example.net", headOffice: "1 Own Road", volunteerFormUrl: "" };
    const all = { ...formValuesOf(await findSettings(ctx)), ...own, ...changes, version };
    const answer = await here.post("/admin/settings", all);
    return { status: answer.status, text: await answer.text() };
  };
  const hero = async () => mainOf(await here.read("/")).match(/Play Video/g)?.length ?? 0;
  const about = async () => mainOf(await here.read("/about"));
  return { ...here, save, hero, about };
}

describe("without a film", () => {
  test("the hero has one button, and the about page begins with a picture", async () => {
    const { hero, about } = await withSettings();
    expect(await hero()).toBe(0);
    const page = await about();
    expect(page).toMatch(/class="wrap vidwrap"><(?:img|picture)/);
    expect(page).not.toContain("youtube");
  });

  test("the style of that picture is in the document, and not in one with a film", async () => {
    const { save, read } = await withSettings();
    expect(await read("/about")).toMatch(/\.vidwrap ?> ?img/);
    expect((await save({ introVideoId: "dQw4w9WgXcQ" })).status).toBe(200);
    expect(await read("/about")).not.toMatch(/\.vidwrap ?>/);
  });

  test("the settings require only name, e-mail and head office", async () => {
    const { save, ctx, read } = await withSettings();
    const empty = { phone: "", introVideoId: "", volunteerFormUrl: "", kind: "", founded: "", town: "" };
    expect(await save(empty)).toMatchObject({ status: 200 });
    expect(await findSettings(ctx)).toMatchObject({ phone: "", introVideoId: "" });
    const page = await read("/contact");
    expect(page).not.toContain('href="tel:"');
    expect((await save({ name: "" })).status).toBe(422);
  });
});

test.each([
  "dQw4w9WgXcQ",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s",
  "https://youtu.be/dQw4w9WgXcQ?si=abc",
  "m.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/shorts/dQw4w9WgXcQ",
])("%s is the film", async (typed) => {
  const { save, ctx, hero, about } = await withSettings();
  expect((await save({ introVideoId: typed })).status).toBe(200);
  expect((await findSettings(ctx)).introVideoId).toBe("dQw4w9WgXcQ");
  expect(await hero()).toBe(1);
  expect(await about()).toContain("dQw4w9WgXcQ");
});

test.each(["https://films.example.net/watch?v=dQw4w9WgXcQ", "our film", "javascript:alert(1)", "https://youtube.com/"])(
  "%s is refused as no film, and stays as typed",
  async (typed) => {
    const { save, ctx } = await withSettings();
    const before = (await findSettings(ctx)).introVideoId;
    const answer = await save({ introVideoId: typed });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain("Paste the address of a film on YouTube");
    expect(answer.text).toContain(typed.replaceAll("&", "&amp;"));
    expect((await findSettings(ctx)).introVideoId).toBe(before);
  },
);
