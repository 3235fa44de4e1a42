import { expect, test } from "vitest";
import { aPost, aProject } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";

const post = { title: "Forty taps", paragraphs: "Water." };

type Site = Awaited<ReturnType<typeof createStaffedSite>>;

/** Finds where an address leads, without following it; its status when it leads nowhere. */
async function leadsTo({ ask }: Pick<Site, "ask">, path: string) {
  const answer = await ask(path);
  return answer.headers.get("Location") ?? answer.status;
}

const rename = async (site: Site, path: string, fields: Record<string, string>) => {
  const version = /name="version"[^>]*value="(\d+)"/.exec(await site.readAsStaff(path))?.[1] ?? "1";
  return site.post(path, { ...fields, version });
};

test("posts, projects, pages redirect from each old address in one step", async () => {
  const site = await createStaffedSite();
  await site.post("/admin/post", post);
  await rename(site, "/admin/post/1", { ...post, title: "Fifty taps" });
  await rename(site, "/admin/post/1", { ...post, title: "Sixty taps" });
  for (const path of ["/blog/forty-taps", "/blog/fifty-taps", "/blog/fifty-taps/", "/blog/%66ifty-taps"])
    expect(await leadsTo(site, path), path).toBe("/blog/sixty-taps");
  const answer = await site.ask("/blog/forty-taps", { method: "HEAD" });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([301, "no-cache"]);
  await rename(site, "/admin/post/1", { ...post, title: "Forty taps" });
  expect(await leadsTo(site, "/blog/forty-taps")).toBe(200);
  expect(await leadsTo(site, "/blog/sixty-taps")).toBe("/blog/forty-taps");

  const project = { title: "Clean 2024", theme: "Water", paragraphs: "Taps." };
  await site.ctx.db
    .insertInto("projects")
    .values(aProject({ title: "First" }))
    .execute();
  await site.ctx.db
    .insertInto("projects")
    .values(aProject({ title: "Second" }))
    .execute();
  await site.post("/admin/project", project);
  expect(await leadsTo(site, "/project/readmore/clean-2024")).toBe(200);
  await rename(site, "/admin/project/3", { ...project, title: "Clean hands" });
  expect(await leadsTo(site, "/project/readmore/clean-2024?read")).toBe("/project/readmore/clean-hands?read=");

  const page = { title: "Our rules", slug: "our-rules", paragraphs: "Be kind.", placement: "footer" };
  await site.post("/admin/page", page);
  await rename(site, "/admin/page/1", { ...page, slug: "rules" });
  expect(await leadsTo(site, "/our-rules")).toBe("/rules");
});

test("the earlier address of a draft or a deleted post answers 404", async () => {
  const site = await createStaffedSite({}, "admin");
  await site.post("/admin/post", { ...post, status: "draft" });
  await rename(site, "/admin/post/1", { ...post, title: "Secret taps", status: "draft" });
  expect(await site.ctx.db.selectFrom("redirects").selectAll().execute()).toEqual([]);
  await rename(site, "/admin/post/1", { ...post, title: "Open taps", status: "published" });
  await rename(site, "/admin/post/1", { ...post, title: "Closed taps", status: "published" });
  expect(await leadsTo(site, "/blog/secret-taps")).toBe(404);
  expect(await leadsTo(site, "/blog/open-taps")).toBe("/blog/closed-taps");
  // A sensitive story that waits for approval is not public: its new title would be in the address.
  await site.ctx.db.updateTable("posts").set({ sensitive: '["abuse"]' }).execute();
  expect(await leadsTo(site, "/blog/open-taps")).toBe(404);
  await site.ctx.db.updateTable("posts").set({ sensitive: "[]" }).execute();
  await site.post("/admin/post/1", { intent: "delete" });
  expect(await leadsTo(site, "/blog/open-taps")).toBe(404);
  await site.post("/admin/post/1", { intent: "undelete" });
  expect(await leadsTo(site, "/blog/open-taps")).toBe("/blog/closed-taps");
});

test("the card that messengers keep of a renamed post leads to its card of now", async () => {
  const site = await createStaffedSite();
  await site.post("/admin/post", post);
  const [card = ""] = /\/look\/cards\/post\/[^"]+\.jpg/.exec(await site.read("/blog/forty-taps")) ?? [];
  await rename(site, "/admin/post/1", { ...post, title: "Fifty taps" });
  const moved = String(await leadsTo(site, card));
  expect(moved).toMatch(/^\/look\/cards\/post\/fifty-taps\//);
  expect(await site.read("/blog/fifty-taps")).toContain(String(await leadsTo(site, moved)));
  expect(await leadsTo(site, card.replace("forty", "none"))).toBe(404);
});

test("a new post never gets the address that another one had", async () => {
  const site = await createStaffedSite();
  await site.post("/admin/post", post);
  await rename(site, "/admin/post/1", { ...post, title: "Fifty taps" });
  await site.post("/admin/post", post);
  expect(await leadsTo(site, "/blog/forty-taps")).toBe("/blog/fifty-taps");
  expect(await leadsTo(site, "/blog/forty-taps-2")).toBe(200);
});

test("staff add, find and delete redirects; each is in the log", async () => {
  const site = await createStaffedSite({ empty: false });
  const add = async (path: string, target: string) =>
    textOf(await (await site.post("/admin/redirects", { path, target })).text());
  expect(await add("https://old.example.org/our-work.html#top", "https://site.test/what-we-do?x=1")).toContain(
    "The old address works now",
  );
  expect(await add("/team.php?id=3", "/blog/quiet-corners")).toContain("The old address works now");
  expect(await leadsTo(site, "/our-work.html")).toBe("/what-we-do");
  expect(await leadsTo(site, "/team.php?id=3")).toBe("/blog/quiet-corners?id=3");
  expect(await leadsTo(site, "/team.php?id=4")).toBe(404);
  expect(await add("/older.html", "/our-work.html")).toContain("The old address works now");
  expect(await leadsTo(site, "/older.html")).toBe("/what-we-do");
  const listed = textOf(mainOf(await site.readAsStaff("/admin/redirects?q=work")));
  expect(listed).toContain("/our-work.html leads to /what-we-do");
  expect(listed).not.toContain("team.php");
  await site.post("/admin/redirects", { intent: "delete", id: "1" });
  expect(await leadsTo(site, "/our-work.html")).toBe(404);
  expect(await site.auditEvents()).toEqual([
    "redirect added, redirect:/our-work.html",
    "redirect added, redirect:/team.php?id=3",
    "redirect added, redirect:/older.html",
    "redirect deleted, redirect:/our-work.html",
  ]);
});

test("the home page redirects a short link of an earlier site", async () => {
  const site = await createStaffedSite({ empty: false });
  const add = async (path: string, target: string) =>
    textOf(await (await site.post("/admin/redirects", { path, target })).text());
  expect((await site.ask("/?p=123")).headers.get("Location")).toBe("/");
  expect(await add("https://old.example.org/?p=123&preview=true", "/about")).toContain("The old address works now");
  expect(await add("/?page_id=7", "/blog/quiet-corners")).toContain("The old address works now");
  for (const [path, to] of [
    ["/?p=123", "/about"],
    ["/?p=123&utm_source=mail", "/about"],
    ["/?utm_source=mail&page_id=7", "/blog/quiet-corners"],
    ["/?p=124", "/"],
    ["/?p=x", 200],
    ["/?utm_source=mail", 200],
  ] as const)
    expect([path, await leadsTo(site, path)]).toEqual([path, to]);
  await site.post("/admin/redirects", { intent: "delete", id: "1" });
  expect(await leadsTo(site, "/?p=123")).toBe("/");
});

test("an address with a query, and one with the end of its sentence behind it, lead on", async () => {
  const site = await createStaffedSite({ empty: false });
  const add = async (path: string, target: string) =>
    textOf(await (await site.post("/admin/redirects", { path, target })).text());
  expect(await add("http://old.example.org/page?id=3&x=4", "/what-we-do")).toContain("The old address works now");
  expect(await add("/old.html", "/about")).toContain("The old address works now");
  for (const [path, to] of [
    ["/page?id=3&x=4", "/what-we-do?id=3&x=4"],
    ["/page?id=3", 404],
    ["/page", 404],
    ["/about.", "/about"],
    ["/about).", "/about"],
    ["/donate%29", "/donate"],
    ["/blog/quiet-corners,", "/blog/quiet-corners"],
    ["/old.html.", "/about"],
    ["/nowhere.", 404],
    ["/...", "/"],
  ] as const)
    expect([path, await leadsTo(site, path)]).toEqual([path, to]);
});

test("a redirect is called working once it is, not while its page is hidden", async () => {
  const site = await createStaffedSite();
  await site.post("/admin/post", { ...post, status: "draft" });
  const answer = await site.post("/admin/redirects", { path: "/old-taps.html", target: "/blog/forty-taps" });
  expect(textOf(await answer.text())).toContain("It works as soon as visitors can see the page");
  expect(await leadsTo(site, "/old-taps.html")).toBe(404);
  const lines = "/older-taps.html,/blog/forty-taps\n/who.html,/about";
  const both = await site.post("/admin/redirects", { intent: "list", lines });
  expect(textOf(await both.text())).toContain("1 old address works now. 1 more works as soon as");
});

const refused = [
  ["/old", "https://evil.example/x", "not to another one"],
  ["/old", "//evil.example", "not to another one"],
  ["/old", "javascript:alert(1)", "not to another one"],
  ["/old", "/\\evil.example", "no page at this address"],
  ["/old", "/nowhere", "no page at this address"],
  ["/old", "/admin", "no page at this address"],
  ["/old", "/files/x.jpg", "no page at this address"],
  ["/old", "/old", "lead to itself"],
  ["/", "/about", "home page is always there"],
  ["/?utm_source=mail", "/about", "home page is always there"],
  ["/about?x=1", "/donate", "There is a page at this address"],
  ["/admin/old", "/about", "uses this address itself"],
  ["/e/0123", "/about", "uses this address itself"],
  ["/about", "/contact", "There is a page at this address"],
  ["/blog/quiet-corners", "/about", "There is a page at this address"],
  [`/${"x".repeat(400)}`, "/about", "300 characters"],
  [`/${"x".repeat(10_000)}`, "/about", "300 characters"],
  ["/a%00b", "/about", "Write an address like"],
  ["/a%zz", "/about", "Write an address like"],
  ["", "", "Write an address like"],
] as const;

test("staff read why a redirect is refused", async () => {
  const site = await createStaffedSite({ empty: false });
  for (const [path, target, sentence] of refused) {
    const answer = await site.post("/admin/redirects.data", { path, target });
    expect([path.slice(0, 20), target, answer.status]).toEqual([path.slice(0, 20), target, 422]);
    expect(await answer.text()).toContain(sentence);
  }
  expect(await site.ctx.db.selectFrom("redirects").selectAll().execute()).toEqual([]);
});

test("a list is added whole or not at all, and each wrong line is named", async () => {
  const site = await createStaffedSite({ empty: false });
  const add = async (lines: string) => (await site.post("/admin/redirects.data", { intent: "list", lines })).text();
  const wrong = await add("old,new\n/a.html,/about\n/b.html,/nowhere\n/c.html\n/a.html,/blog\n/d.html,//evil.example");
  for (const sentence of [
    "Line 4: write two columns",
    "Line 5: this old address is in the list twice",
    "Line 6: A redirect leads",
  ])
    expect(wrong).toContain(sentence);
  expect(await add("/a.html,/about\n\n/b.html,/nowhere")).toContain("Line 3: There is no page");
  expect(await add('"/a,/b')).toContain("We could not read two columns");
  expect(await add("")).toContain("at least one row");
  expect(await add(Array.from({ length: 501 }, (_, line) => `/${line}.html,/about`).join("\n"))).toContain(
    "more than 500 rows",
  );
  expect(await site.ctx.db.selectFrom("redirects").selectAll().execute()).toEqual([]);
  expect(await add("old;new\r\n/a.html;/about\r\nhttp://www.old.example/b.html;/blog/quiet-corners\r\n")).toContain(
    "2 old addresses work now",
  );
  expect(await add("/a.html,/about\n/c.html,/blog")).toContain("1 old address works now");
  expect(await leadsTo(site, "/b.html")).toBe("/blog/quiet-corners");
});

test("redirects that lead to each other end as a page that is not found", async () => {
  const site = await createStaffedSite();
  const made = { made_by: "staff" as const, created_at: "2026-01-01T00:00:00.000Z" };
  await site.ctx.db
    .insertInto("redirects")
    .values([
      { path: "/a", target: "/b", ...made },
      { path: "/b", target: "/a", ...made },
    ])
    .execute();
  expect(await leadsTo(site, "/a")).toBe(404);
});

test("a page that is not found names up to three that are alike, and none where none is", async () => {
  const site = await createStaffedSite({ empty: false });
  const { ctx } = site;
  const near = async (path: string) => {
    const answer = await site.ask(path);
    expect(answer.status).toBe(404);
    const nav = /<nav class="stack near".*?<\/nav>/s.exec(await answer.text())?.[0] ?? "";
    return [...nav.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
  };
  expect(await near("/blog/quiet-corner")).toEqual(["/blog/quiet-corners"]);
  expect(await near("/about-us.html")).toContain("/about");
  expect(await near("/zzqx")).toEqual([]);
  expect(await near("/event/readmore/999")).toEqual([]);
  expect(await near("/e/quiet-corners")).toEqual([]);
  const slugs = ["water-day-one", "water-day-two", "water-day-three", "water-day-four"];
  await ctx.db
    .insertInto("posts")
    .values(slugs.map((slug) => aPost({ slug, title: slug })))
    .execute();
  await ctx.db
    .insertInto("posts")
    .values(aPost({ slug: "water-day", title: "water day", status: "draft" }))
    .execute();
  expect(await near("/blog/water-day")).toHaveLength(3);
  expect(await near("/blog/water-day")).not.toContain("/blog/water-day");
  await ctx.db.updateTable("posts").set({ status: "draft" }).where("slug", "in", slugs).execute();
  expect(await near("/blog/water-day"), "what was hidden a moment ago is not offered").toEqual([]);
});
