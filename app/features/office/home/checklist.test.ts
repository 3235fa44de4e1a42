import { samples } from "content/samples/index.ts";
import { firstSettings } from "content/site.ts";
import { describe, expect, test } from "vitest";
import { openArchiveBucket } from "../../../../tests/support/archives.ts";
import { giveBank } from "../../../../tests/support/bank.ts";
import { aPost } from "../../../../tests/support/builders.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import {
  addPhotograph,
  readHomeSection,
  type StaffedSite,
  writeMessage,
} from "../../../../tests/support/read-staff-home.ts";
import { addStaffMember, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { oneOnPostgres } from "../../../../tests/support/test-database.ts";
import { loadSamples } from "../../../load-samples.server.ts";
import { protectingPages } from "../../../values/read-aloud.ts";
import { sampleLook } from "../../foundation/settings/look-schema.ts";
import { readingKey } from "../../foundation/settings/page-readings.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { savePageText } from "../../foundation/words/page-text-queries.server.ts";
import { features } from "../../index.server.ts";
import { attachPhoto } from "../../media/photos/photo-queries.server.ts";
import { replaceRoles } from "../../people/users/role-queries.server.ts";
import { stepOrder } from "./find-checklist.server.ts";

describe("the checklist", () => {
  const read = async (site: StaffedSite, path?: string) => textOf(await readHomeSection(site, "yours", path));
  const done = async (site: StaffedSite) =>
    [...(await readHomeSection(site, "yours")).matchAll(/<li class="is-done">.*?Done:.*?<\/span>(.*?)<\/span>/gs)].map(
      ([, label]) => textOf(label ?? "").trim(),
    );

  test("has an order for each step that a feature declares", () => {
    const declared = features.flatMap(({ checklist = [] }) => checklist.map(({ step }) => step));
    expect(stepOrder.toSorted(), "write each step into stepOrder").toEqual(declared.toSorted());
  });

  const always = ["An address with https", "Sample content gone"];

  test("ticks each step when its fact is true", async () => {
    const site = await createStaffedSite({}, "admin");
    const { ctx, post } = site;
    expect(await read(site)).toContain("Make it yours Two of 17 steps done. It is starting to curl.");
    // The test site has an https address and no sample.
    expect(await done(site)).toEqual(always);
    await saveSetting(ctx.db, "name", "Smile");
    await giveBank(ctx);
    expect(await done(site)).toEqual(["Name", "Bank details", ...always]);
    // Drawings and photos without consent do not count.
    await attachPhoto(ctx.db, { owner: "place:home-hero", position: 0, photo_id: 1 });
    const id = await addPhotograph(site, "images/a.jpg");
    await attachPhoto(ctx.db, { owner: "place:home-hero", position: 1, photo_id: id });
    expect(await done(site)).toHaveLength(4);
    await ctx.db.updateTable("photos").set({ consent_at: "2026-03-10T09:00:00.000Z" }).where("id", "=", id).execute();
    expect(await done(site)).toContain("A large photo at the top of the home page");
    // Samples have no author.
    await ctx.db.insertInto("posts").values(aPost()).execute();
    await post("/admin/post", { title: "Ours", paragraphs: "One.", status: "draft" });
    expect(await done(site)).toHaveLength(5);
    await post("/admin/post", { title: "Ours", paragraphs: "One.", status: "published" });
    await addStaffMember(ctx, { id: "second", email: "second@example.org" });
    expect(await done(site)).toEqual([
      "Name",
      "Bank details",
      "A large photo at the top of the home page",
      "First post",
      "Invite someone",
      ...always,
    ]);
    expect(await read(site)).toContain("Seven of 17 steps done. Half a smile.");
  });

  const changeWords = ({ ctx }: StaffedSite, name: string) =>
    savePageText(ctx.db, {
      name,
      content: JSON.stringify({ title: "Ours" }),
      next_content: null,
      status: "published",
      publish_at: null,
      version: 1,
    });

  /** Setting keys of a site on which every fact is true. */
  const settingKeys = ["founded", "figure-1", "figure-2", "figure-3", "shares"];

  async function createReadySite() {
    const site = await createStaffedSite({}, "admin");
    const { ctx } = site;
    const bucket = await openArchiveBucket();
    Object.assign(ctx.config, { mail: { by: "smtp", from: { address: "a@example.org" } }, backups: bucket.plan });
    const settings = {
      name: "Smile",
      safeguardingContact: "Nurse",
      privacyContact: "Clerk",
      mailArrivedAt: "2026",
      welcomedAt: "2026-03-10T09:00:00.000Z",
      claims: Object.fromEntries(settingKeys.map((key) => [key, { texts: [], at: "2026" }])),
      readPages: Object.fromEntries(protectingPages.map((page) => [readingKey("en", page), { at: "2026-03-10" }])),
    };
    for (const [name, value] of Object.entries(settings)) await saveSetting(ctx.db, name, value);
    await giveBank(ctx);
    const file = `look/${"a".repeat(32)}.png`;
    const logo = { header: file, icon: file, touch: file, app192: file, app512: file, maskable: file };
    await saveSetting(ctx.db, "look", { ...sampleLook, logo });
    for (const page of ["home", "about", "what-we-do", "donate"]) await changeWords(site, page);
    const id = await addPhotograph(site, "images/a.jpg", { consent_at: "2026-03-10T09:00:00.000Z" });
    await attachPhoto(ctx.db, { owner: "place:home-hero", position: 0, photo_id: id });
    await site.post("/admin/post", { title: "Ours", paragraphs: "One.", status: "published" });
    await addStaffMember(ctx, { id: "second", role: "admin", email: "second@example.org" });
    await ctx.db.updateTable("users").set({ twoFactorEnabled: 1 }).execute();
    await site.post("/admin/help-numbers", { intent: "offered", number: "112" });
    await bucket.put("2026-03-10T01:00:00.000Z");
    return { ...site, bucket };
  }

  const breaks: [label: string, breakIt: (site: Awaited<ReturnType<typeof createReadySite>>) => unknown][] = [
    ["Name", ({ ctx }) => saveSetting(ctx.db, "name", firstSettings.name)],
    ["Bank details", ({ ctx }) => ctx.db.updateTable("bank_details").set({ reason: "altered" }).execute()],
    ["A large photo at the top of the home page", ({ ctx }) => ctx.db.deleteFrom("photo_attachments").execute()],
    ["First post", ({ ctx }) => ctx.db.deleteFrom("posts").execute()],
    ["Email that arrives", ({ ctx }) => Object.assign(ctx.config, { mail: { by: "mailbox", folder: "/nowhere" } })],
    ["Email that arrives", ({ ctx }) => ctx.db.deleteFrom("settings").where("name", "=", "mailArrivedAt").execute()],
    [
      "Email that arrives",
      async (site) => {
        await writeMessage(site, "Ada");
        await site.ctx.db.updateTable("outbox_emails").set({ state: "failed" }).execute();
      },
    ],
    [
      "A backup in another place",
      ({ ctx }) => Object.assign(ctx.config, { backups: { by: "folder", folder: "/nowhere" } }),
    ],
    ["A backup in another place", ({ bucket }) => bucket.put("2026-03-08T01:00:00.000Z")],
    ["An address with https", ({ ctx }) => Object.assign(ctx.config, { siteUrl: "http://site.test" })],
    ["Two admins", ({ ctx }) => replaceRoles(ctx.db, "second", ["editor"])],
    ["Two admins", ({ ctx }) => ctx.db.deleteFrom("accounts").where("userId", "=", "second").execute()],
    [
      "Two-step sign-in for admins",
      ({ ctx }) => ctx.db.updateTable("users").set({ twoFactorEnabled: 0 }).where("id", "=", "second").execute(),
    ],
    ["Pages that protect", ({ ctx }) => saveSetting(ctx.db, "readPages", {})],
    ["Numbers to call", ({ ctx }) => ctx.db.deleteFrom("help_numbers").execute()],
    ["Safeguarding and privacy contact", ({ ctx }) => saveSetting(ctx.db, "privacyContact", "")],
    ["Own words on each page", ({ ctx }) => ctx.db.deleteFrom("page_texts").where("name", "=", "about").execute()],
    ["What the sample said about you", ({ ctx }) => saveSetting(ctx.db, "claims", {})],
    ["A logo", ({ ctx }) => saveSetting(ctx.db, "look", sampleLook)],
    ["Sample content gone", ({ ctx }) => loadSamples(ctx, { ...samples, settings: {} } as typeof samples)],
  ];

  test.each(oneOnPostgres(breaks))("%s is not done any more when its fact is not", async (label, breakIt) => {
    const site = await createReadySite();
    expect(await read(site)).toContain("All steps are done. The site is yours.");
    // Shown once; then it returns with open steps.
    expect(await read(site)).toBe("");
    expect(await read(site, "/admin?checklist")).toContain("All steps are done.");
    await breakIt(site);
    const open = (await readHomeSection(site, "yours")).split("<details")[0] ?? "";
    expect(
      [...open.matchAll(/<a[^>]*href="([^"]+)"[^>]*><span>(.*?)<small>/g)].map(([, , text]) => textOf(text ?? "")),
    ).toEqual([label]);
  });

  test("is hidden per person until they show it in the settings", async () => {
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

  test("is hidden from editors, also in their settings", async () => {
    const site = await createStaffedSite({}, "editor");
    expect(await read(site, "/admin?checklist")).toBe("");
    expect((await site.post("/admin", { intent: "put-away" })).status).toBe(403);
    expect(await site.readAsStaff("/admin/settings")).not.toContain("?checklist");
  });

  test("shows three steps, child protection first, with a button for the others", async () => {
    const site = await createStaffedSite({}, "admin");
    await addStaffMember(site.ctx, { id: "second", email: "second@example.org" });
    const [shown = "", more = "", ready = ""] = (await readHomeSection(site, "yours")).split("<details");
    const labels = (html: string) =>
      [...html.matchAll(/<li>.*?<a [^>]*><span>(.*?)<small>/gs)].map(([, label]) => textOf(label ?? "").trim());
    expect(labels(shown)).toEqual(["Numbers to call", "Pages that protect", "Name"]);
    expect(textOf(more)).toContain("11 more");
    expect(labels(more)).toHaveLength(11);
    expect(textOf(ready)).toContain("3 done");
    expect(await done(site)).toEqual(["Invite someone", ...always]);
  });
});
