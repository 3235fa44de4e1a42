import { expect, test } from "vitest";
import { aNewsItem, anEvent, aPost, aProject, aStaffMember, insertUser } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { JumpAnswer } from "../../../server/staff-destination.ts";
import { groupBy } from "../../../values/list-places.ts";
import { addPhoto } from "../../media/photos/photo-queries.server.ts";
import { saveSearches } from "../../reach/search/searched-words.server.ts";
import { sendMessage } from "../../site/contact/message-commands.server.ts";

/** A site with one row of each kind that contains “tap”. */
async function createSiteWithTaps(role: "editor" | "admin") {
  const site = await createStaffedSite({}, role);
  const { db } = site.ctx;
  await db
    .insertInto("posts")
    .values(aPost({ title: "Forty taps, one song", status: "draft" }))
    .execute();
  await db
    .insertInto("events")
    .values(anEvent({ title: "A new tap in Jos" }))
    .execute();
  await db
    .insertInto("projects")
    .values(aProject({ title: "Taps for schools" }))
    .execute();
  await db
    .insertInto("news_items")
    .values(aNewsItem({ title: "The paper on our taps" }))
    .execute();
  await addPhoto(db, { kind: "photograph", path: "images/tap.jpg", alt: "Children at a tap", width: 4, height: 3 });
  await sendMessage(site.ctx, {
    firstName: "Sample",
    lastName: "Teacher",
    email: "teacher@example.org",
    subject: "Could our school have a tap too?",
    message: "We have soap.",
  });
  await insertUser(db, aStaffMember({ id: "tapiwa", name: "Tapiwa Sample", email: "t@example.org" }));
  return { ...site, find: findAt(site.visit) };
}

const answerAt = (visit: (path: string) => Promise<Response>) => async (search: string) =>
  (await (await visit(`/admin/jump/results?${new URLSearchParams({ q: search })}`)).json()) as JumpAnswer;

const findAt = (visit: (path: string) => Promise<Response>) => async (search: string) =>
  (await answerAt(visit)(search)).found;

test("an empty search shows three questions of pages this person may open", async () => {
  for (const [role, first] of [
    ["admin", ["How do I change the logo?", "How do I invite someone?", "Which photos do families want hidden?"]],
    ["treasurer", ["How do I record a gift?"]],
    ["writer", []],
  ] as const) {
    const { readAsStaff } = await createStaffedSite({}, role);
    const html = mainOf(await readAsStaff("/admin/jump"));
    const asked = /<h2>People ask for<\/h2>(.*?)<\/ul>/s.exec(html)?.[1] ?? "";
    expect([role, [...asked.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, text = ""]) => textOf(text).trim())]).toEqual([
      role,
      [...first],
    ]);
  }
});

test("the jump box finds every kind of row, with its kind", async () => {
  const { find } = await createSiteWithTaps("admin");
  const found = await find("TAP");
  const inWriting = found.filter(({ group }) => group === "writing");
  expect(inWriting.map(({ label, note, to, icon }) => [icon, label, note, to])).toEqual([
    ["post", "Forty taps, one song", "Draft", "/admin/post/1"],
    ["project", "Taps for schools", "Sample theme", "/admin/project/1"],
    ["news", "The paper on our taps", "Sample Paper, May 5, 2025", "/admin/news/1"],
    ["event", "A new tap in Jos", "May 5, 2025, Lagos, Nigeria", "/admin/event/1"],
  ]);
  expect(found.filter(({ group }) => group !== "writing")).toEqual([
    {
      group: "photos",
      icon: "picture",
      label: "Children at a tap",
      note: "Ask for consent",
      to: "/admin/media?photo=2",
    },
    {
      group: "messages",
      icon: "message",
      note: "Sample",
      to: "/admin/messages?id=1",
      label: "Could our school have a tap too?",
    },
    { group: "people", icon: "person", label: "Tapiwa Sample", note: "Editor", to: "/admin/manageusers#user-tapiwa" },
  ]);
  expect(await find("t@example.org")).toHaveLength(1);
  for (const nothing of ["", " ", "joloff", "\0", "x".repeat(200)]) expect(await find(nothing)).toEqual([]);
  expect((await find("t")).map(({ label }) => label)).toContain("Today");
});

test("an editor's hit on another's post leads to a readable page", async () => {
  const { find, ctx } = await createSiteWithTaps("editor");
  const [draft] = await find("taps, one");
  expect(draft?.to).toBe("/admin/post?q=Forty+taps%2C+one+song");
  await ctx.db.updateTable("posts").set({ status: "published" }).execute();
  const [post] = await find("taps, one");
  expect(post).toMatchObject({ to: "/blog/sample-post", isDocument: true });
});

test("at most five of each kind are found, title matches first", async () => {
  const { ctx, visit } = await createStaffedSite({}, "admin");
  const find = findAt(visit);
  const posts = Array.from({ length: 7 }, (_, place) =>
    aPost({ slug: `p${place}`, title: `Post ${place}`, paragraphs: '["river"]' }),
  );
  await ctx.db
    .insertInto("posts")
    .values([aPost({ title: "The river" }), ...posts])
    .execute();
  const found = await find("river");
  expect(found.map(({ label }) => label)).toEqual(["The river", "Post 6", "Post 5", "Post 4", "Post 3"]);
  await ctx.db
    .updateTable("posts")
    .set({ deleted_at: "2026-03-10T08:00:00.000Z" })
    .where("title", "=", "The river")
    .execute();
  expect((await find("river")).map(({ label }) => label)).not.toContain("The river");
});

test("without script, a page has the same results by permission", async () => {
  const admin = await createSiteWithTaps("admin");
  const html = await admin.readAsStaff("/admin/jump?q=tap");
  const text = textOf(html);
  for (const label of [
    "Forty taps, one song Draft",
    "A new tap in Jos",
    "Tapiwa Sample Editor",
    "Create a post called “tap”",
  ])
    expect(text).toContain(label);
  expect(html).toContain('href="/admin/post?create=tap"');
  expect(html).toContain('value="tap"');
  expect(textOf(await admin.readAsStaff("/admin/jump?q=bank"))).toMatch(/Do .*Change the bank account/);
  const editor = await createStaffedSite({}, "editor");
  const main = async (search: string) => textOf(partOf(await editor.readAsStaff(`/admin/jump?q=${search}`)));
  expect(await main("bank")).not.toMatch(/Do .*Change the bank account/);
  expect(await main("log")).not.toContain("Pages Log");
  expect(await main("how")).toContain("How visitors reach us");
});

const partOf = (html: string) => /<main id="main".*<\/main>/s.exec(html)?.[0] ?? "";

test("each field of settings, look or page words is a target", async () => {
  const { ctx, readAsStaff } = await createStaffedSite({}, "admin");
  const admin = { id: "admin", roles: ["admin"], readsSafeguarding: false } as unknown as StaffMember;
  const fields = (await Promise.all(ctx.features.map((feature) => feature.fields?.(ctx, admin) ?? []))).flat();
  expect(fields.length).toBeGreaterThan(300);
  const paths = [...ctx.features.flatMap(({ staff = [] }) => staff), ...fields].map(({ path }) => path);
  // The site has no lead, who owns these pages, and no editors' contact details.
  const others = /^\/admin\/(?:concerns|photo-requests)|#contact$|^\/admin\/signout/;
  const pages = groupBy(
    paths.filter((path) => !others.test(path)),
    (path) => path.replace(/#.*/, ""),
  );
  const lost: string[] = [];
  for (const [page, parts] of pages) {
    const html = await readAsStaff(page);
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    lost.push(...parts.filter((part) => part.includes("#") && !ids.has(part.replace(/.*#/, ""))));
  }
  // The script sets the appearance: without it, there is no choice.
  expect(lost).toEqual(["/admin/account#appearance"]);
});

test("only members who may change a field find it", async () => {
  for (const role of ["writer", "treasurer", "editor"] as const) {
    const { ctx, visit } = await createStaffedSite({}, role);
    const member = { id: role, roles: [role], readsSafeguarding: false } as unknown as StaffMember;
    const fields = (await Promise.all(ctx.features.map((feature) => feature.fields?.(ctx, member) ?? []))).flat();
    const pages = new Set(fields.map(({ path }) => path.replace(/#.*/, "")));
    for (const page of pages) expect([page, (await visit(page)).status]).toEqual([page, 200]);
    const labels = fields.map(({ label }) => label);
    expect(labels.includes("Vision")).toBe(role === "editor");
    for (const label of ["Phone", "Messages, in months", "Tax number", "Newsletter"])
      expect(labels).not.toContain(label);
  }
});

test("a search in a person's own words has the right first hit", async () => {
  const { find } = await createSiteWithTaps("admin");
  const meant = {
    logo: "/admin/look#look-logo",
    password: "/admin/manageusers?open=password-admin",
    "how do I change the logo": "/admin/look#look-logo",
    "where is the phone number": "/admin/settings#settings-phone",
    "i forgot my passwrod": "/admin/manageusers?open=password-admin",
    consent: "/admin/consents",
    "invite someone": "/admin/createuser",
    "write a post": "/admin/post?create",
    "import a statement": "/admin/gifts/statement",
    "download all messages": "/admin/messages",
    "dark mode": "/admin/account#appearance",
    "switch off the newsletter": "/admin/use#use-newsletter",
    "vision text": "/admin/pages/about#words-about-vision.text",
    "Forty taps": "/admin/post/1",
  };
  const found = await Promise.all(Object.keys(meant).map(async (search) => [search, (await find(search))[0]?.to]));
  expect(Object.fromEntries(found)).toEqual(meant);
});

test("a search without a match names the person to ask", async () => {
  const { ctx, visit, readAsStaff } = await createStaffedSite({}, "editor");
  await insertUser(ctx.db, aStaffMember({ id: "boss", name: "Bola Sample", email: "b@example.org", role: "admin" }));
  for (const nothing of ["x", "x".repeat(200)]) {
    expect(await answerAt(visit)(nothing)).toEqual({ found: [], admins: ["Bola Sample"] });
    const main = textOf(partOf(await readAsStaff(`/admin/jump?q=${nothing}`)));
    expect(main).toContain(`Nothing here is called that. Ask an admin: Bola Sample. Create Create a post called “x`);
  }
  expect(await answerAt(visit)("photos")).toMatchObject({ admins: [] });
  const alone = await createStaffedSite({}, "admin");
  expect(textOf(partOf(await alone.readAsStaff("/admin/jump?q=x")))).toContain("Try another word.");
  expect(textOf(partOf(await alone.readAsStaff("/admin/jump")))).not.toContain("Nothing here");
});

test("only admins see searches that failed three times", async () => {
  const { ctx, visit, readAsStaff } = await createStaffedSite({ empty: true }, "admin");
  const asking = async (search: string, isWhole = true) =>
    visit(`/admin/jump/results?${new URLSearchParams({ q: search, ...(isWhole && { whole: "" }) })}`);
  const counted = async () => {
    await saveSearches(ctx);
    return ctx.db.selectFrom("staff_searches").select(["word", "count"]).orderBy("word").execute();
  };
  await asking("xylophones", false);
  await asking("logo");
  await asking("zzyzx@example.org");
  await asking("qwrtp 0801 234 5678");
  expect(await counted()).toEqual([]);
  // The same member on the same day counts once.
  for (let time = 0; time < 5; time++) await asking("xylophones");
  await visit("/admin/jump?q=xylophones");
  expect(await counted()).toEqual([{ word: "xylophones", count: 1 }]);
  const page = async () => textOf(mainOf(await readAsStaff("/admin/searches")));
  expect(await page()).not.toContain("xylophones");
  await ctx.db.updateTable("staff_searches").set({ count: 3, in_vain: 3 }).execute();
  expect(await page()).toMatch(/Asked and not found.*xylophones 3 times/);
  const editor = await createStaffedSite({}, "editor");
  expect(textOf(mainOf(await editor.readAsStaff("/admin/searches")))).not.toContain("Asked and not found");
});
