import { describe, expect, test } from "vitest";
import { aPost } from "../../../tests/support/builders.ts";
import { textOf } from "../../../tests/support/page-text.ts";
import { addStaffMember, signInAgain } from "../../../tests/support/sign-in.ts";
import { addPhotograph, readHomeSection, type StaffedSite } from "../../../tests/support/staff-home.ts";
import { createStaffedSite } from "../../../tests/support/staff-visitor.ts";
import { attachPhoto } from "../photos/photo-queries.server.ts";

describe("the checklist", () => {
  const read = async (site: StaffedSite, path?: string) => textOf(await readHomeSection(site, "yours", path));
  const done = async (site: StaffedSite) =>
    [...(await readHomeSection(site, "yours")).matchAll(/<li class="is-done">.*?Done:.*?<\/span>(.*?)<\/span>/gs)].map(
      ([, label]) => textOf(label ?? "").trim(),
    );

  test("ticks each step when its fact is true", async () => {
    const site = await createStaffedSite({}, "admin");
    const { ctx, post } = site;
    expect(await read(site)).toContain("Make it yours None of seven stitches sewn. It waits for the first.");
    expect(await done(site)).toEqual([]);
    const settings = {
      name: "Smile",
      bank: { bankName: "Own Bank", nairaAccount: "1", dollarAccount: "2", accountName: "S" },
    };
    for (const [name, value] of Object.entries(settings))
      await ctx.db
        .insertInto("settings")
        .values({ name, value: JSON.stringify(value) })
        .execute();
    expect(await done(site)).toEqual(["Name", "Bank details"]);
    // A drawing is no photograph, and one without consent is not shown.
    await attachPhoto(ctx.db, { owner: "place:home-hero", position: 0, photo_id: 1 });
    const id = await addPhotograph(site, "images/a.jpg");
    await attachPhoto(ctx.db, { owner: "place:home-hero", position: 1, photo_id: id });
    expect(await done(site)).toHaveLength(2);
    await ctx.db.updateTable("photos").set({ consent_at: "2026-03-10T09:00:00.000Z" }).where("id", "=", id).execute();
    expect(await done(site)).toEqual(["Name", "Bank details", "A photograph in the hero"]);
    // Samples have no author.
    await ctx.db.insertInto("posts").values(aPost()).execute();
    await post("/admin/post", { title: "Ours", paragraphs: "One.", status: "draft" });
    expect(await done(site)).toHaveLength(3);
    await post("/admin/post", { title: "Ours", paragraphs: "One.", status: "published" });
    await addStaffMember(ctx, { id: "second", email: "second@example.org" });
    expect(await done(site)).toEqual([
      ...["Name", "Bank details", "A photograph in the hero", "First post", "Invite someone"],
    ]);
    expect(await read(site)).toContain("Five of seven stitches sewn. Nearly a grin.");
    const machine = { mail: { by: "smtp" }, backups: { by: "store" } } as never;
    Object.assign(ctx.config, machine);
    expect(await read(site)).toContain("All sewn. It smiles, and it is yours.");
    // Once.
    expect(await read(site)).toBe("");
    expect(await read(site, "/admin?checklist")).toContain("All sewn.");
  });

  test("is put away by each person alone, and comes back from the settings", async () => {
    const site = await createStaffedSite({}, "admin");
    const { ctx, post, ask } = site;
    const other = await addStaffMember(ctx, { id: "other", role: "admin", email: "other@example.org" });
    const Cookie = await signInAgain(ctx, other.email);
    const answer = await post("/admin", { intent: "put-away" });
    expect(textOf(await answer.text())).toContain("Good morning");
    expect(await read(site)).toBe("");
    expect(textOf(await (await ask("/admin", { headers: { Cookie } })).text())).toContain("Make it yours");
    expect(await site.readAsStaff("/admin/settings")).toContain('href="/admin?checklist"');
    expect(await read(site, "/admin?checklist")).toContain("Make it yours");
  });

  test("is not for editors, whose settings do not name it", async () => {
    const site = await createStaffedSite({}, "editor");
    expect(await read(site, "/admin?checklist")).toBe("");
    expect((await site.post("/admin", { intent: "put-away" })).status).toBe(403);
    expect(await site.readAsStaff("/admin/settings")).not.toContain("?checklist");
  });

  test("shows every step on the first day", async () => {
    const site = await createStaffedSite({ now: "2026-01-01T12:00:00Z" }, "admin");
    await addStaffMember(site.ctx, { id: "second", email: "second@example.org" });
    expect(await readHomeSection(site, "yours")).not.toContain("<details");
    expect(await done(site)).toEqual(["Invite someone"]);
    site.clock.at = new Date("2026-01-02T12:00:00Z");
    expect(await read(site)).toContain("1 done");
  });
});
