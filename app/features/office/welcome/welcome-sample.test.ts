import { existsSync } from "node:fs";
import { join } from "node:path";
import { samples } from "content/samples/index.ts";
import { describe, expect, test } from "vitest";
import { ownWords } from "../../../../tests/support/own-words.ts";
import { mainOf, textOf, withoutEntities } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { stepAddress, steps } from "./welcome-step.ts";

const openSite = (settings: Record<string, string> = {}) => createStaffedSite({ empty: false, settings }, "admin");

const all = [...samples.posts, ...samples.events, ...samples.projects, ...samples.news];
const titles = all.map(({ title }) => title);

type Site = Awaited<ReturnType<typeof openSite>>;

const who = { step: "name", name: "Foundation of Hope", kind: "", town: "Kumasi", founded: "May 2025" };

async function finish({ post }: Site, country: string) {
  if (country !== "NG") expect((await post(stepAddress(1), { step: "country", was: "NG", country })).status).toBe(303);
  expect((await post(stepAddress(2), who)).status).toBe(303);
  await post(stepAddress(3), { step: "words" });
  await post(stepAddress(4), { step: "reach", phone: "", email: "hello@hope.example", headOffice: "" });
  expect((await post(stepAddress(steps.length), { step: "post" })).status).toBe(303);
}

/** Pages on which staff and visitors could meet the sample. */
const places = [
  ...["post", "event", "project", "news", "page"].flatMap((noun) => [`/admin/${noun}`, `/admin/${noun}?deleted`]),
  ...["post", "event", "project", "news"].map((noun) => `/admin/${noun}/new`),
  "/admin",
  "/admin/media",
  "/admin/sample",
  "/admin/visits",
  "/admin/redirects",
  "/admin/approvals",
  "/admin/log",
  "/admin/newsletter",
  "/admin/volunteers",
  "/admin/welcome?step=end",
  "/",
  "/about",
  "/events",
  "/blog",
  "/media",
  "/what-we-do",
  "/donate",
  "/sitemap.xml",
  "/feed.xml",
  "/feeds/events.xml",
  "/feeds/posts.xml",
  "/feeds/events.json",
  "/events.ics",
];

async function findRemains(site: Site, sought: readonly string[]) {
  const found: string[] = [];
  const look = (place: string, text: string) => {
    const read = withoutEntities(text).toLowerCase();
    for (const one of sought) if (read.includes(one.toLowerCase())) found.push(`${place}: ${one}`);
  };
  for (const path of places) look(path, await site.readAsStaff(path));
  for (const title of titles) {
    const q = encodeURIComponent(title);
    // Both repeat the search.
    const jump = JSON.parse(await site.readAsStaff(`/admin/jump/results?q=${q}`)) as { found?: { label: string }[] };
    look(`jump box, ${title}`, JSON.stringify((jump.found ?? []).map(({ label }) => label)));
    const page = await site.read(`/search?q=${q}`);
    look(`search, ${title}`, [...page.matchAll(/<a [^>]*href="\/(?:blog|event)[^"]*"[^>]*>.*?<\/a>/gs)].join());
  }
  return found;
}

describe("the end of the welcome", () => {
  test.each(["NG", "KE"])("leaves nothing of the sample, for good: %s", async (country) => {
    const site = await openSite();
    const { ctx, ask } = site;
    const photos = await ctx.db.selectFrom("photos").selectAll().execute();
    const files = photos.map(({ path }) => path.split("/").at(-1) ?? "");
    const addresses = samples.posts.map(({ slug }) => `/blog/${slug}`);
    expect((await findRemains(site, titles)).length).toBeGreaterThan(20);
    expect(textOf(await site.readAsStaff(stepAddress(5)))).toContain(
      "This step ends the welcome and deletes the sample’s posts, events, projects and news for good.",
    );
    await finish(site, country);
    expect(await findRemains(site, [...titles, ...files])).toEqual([]);
    for (const path of addresses) expect([path, (await ask(path)).status]).toEqual([path, 404]);
    expect(await ctx.db.selectFrom("photos").select("id").execute()).toEqual([]);
    for (const { path } of photos) {
      expect(existsSync(join(ctx.config.root, "var/files", path))).toBe(false);
      expect((await ask(`/files/${path}`)).status).toBe(404);
    }
    const page = textOf(mainOf(await site.readAsStaff("/admin/sample")));
    expect(page).toContain("No sample item is left.");
    expect(page).not.toContain("in Deleted");
  });

  test("keeps sample items that staff changed, with their names", async () => {
    const site = await openSite();
    await site.ctx.db.updateTable("events").set({ title: "Our own day" }).where("id", "=", 1).execute();
    expect(textOf(await site.readAsStaff(stepAddress(5)))).toContain("You changed these, so they stay: Our own day.");
    await finish(site, "NG");
    expect(textOf(await site.readAsStaff(stepAddress("end")))).toContain("so they stay: Our own day.");
    expect(await site.read("/events")).toContain("Our own day");
    expect(await findRemains(site, titles)).toEqual([]);
  });

  test("says nothing of a missing sample", async () => {
    const { readAsStaff } = await createStaffedSite({}, "admin");
    expect(await readAsStaff(stepAddress(5))).not.toContain("sample’s posts");
  });
});

describe("a step of the welcome", () => {
  test("is skipped without a question, also in the count", async () => {
    const site = await createStaffedSite({}, "admin");
    const { post, readAsStaff, visit } = site;
    const countOf = async (step: number) => /Step \d of \d/.exec(await readAsStaff(stepAddress(step)))?.[0];
    expect(await countOf(3)).toBe("Step 3 of 5");
    const tanzania = { otherName: "Tanzania", otherZone: "Africa/Dar_es_Salaam", otherCurrency: "TZS" };
    const country = { step: "country", country: "XX", was: "NG", ...tanzania };
    expect((await post(stepAddress(1), country)).status).toBe(303);
    await post(stepAddress(2), { ...who, town: "", founded: "" });
    // Own words and settings: no sentence names the town, and none is the sample's.
    for (const [key, form] of ownWords()) {
      const own = form.map(([name, text]) => [name, text.replace(/\{(?:town|founded)\}/g, "here")]);
      const body = new URLSearchParams(own);
      await site.ask(`/admin/pages/${key}`, { method: "POST", headers: site.staffHeaders, body });
    }
    await saveSetting(site.ctx.db, "figures", []);
    await saveSetting(site.ctx.db, "donationDistribution", { label: "Ours", shares: [] });
    expect((await visit(stepAddress(3))).headers.get("Location")).toBe(stepAddress(4));
    expect([await countOf(1), await countOf(2), await countOf(4), await countOf(5)]).toEqual([
      "Step 1 of 4",
      "Step 2 of 4",
      "Step 3 of 4",
      "Step 4 of 4",
    ]);
    // No help numbers, if the country has none.
    const reach = textOf(mainOf(await readAsStaff(stepAddress(4))));
    expect(reach).toMatch(/^.{0,120}How do people reach you\?/);
    expect(reach).not.toContain("Whom to call");
  });

  test("says that email is not set up while the site has a mailbox alone", async () => {
    const { readAsStaff } = await createStaffedSite({ settings: { MAIL_URL: "mailbox:kept/letters" } }, "admin");
    expect(textOf(await readAsStaff(stepAddress(4)))).toContain("Email is not set up yet, so nothing is sent.");
  });

  describe("that shows a sentence of the site", () => {
    const address = stepAddress(3);
    const open = async () => {
      const site = await createStaffedSite({}, "admin");
      await site.post(stepAddress(2), { ...who });
      const html = mainOf(await site.readAsStaff(address));
      const link = withoutEntities(/href="([^"#]*change=home[^"#]*)/.exec(html)?.[1] ?? "");
      const field = mainOf(await site.readAsStaff(link));
      const hidden = Object.fromEntries(
        [...field.matchAll(/<input type="hidden" name="(page|field|version)" value="([^"]*)"/g)]
          .slice(0, 3)
          .map(([, name, value]) => [name, value]),
      ) as Record<"page" | "field" | "version", string>;
      return { ...site, link, field, hidden };
    };

    test("opens its field in place by a link, without script", async () => {
      const { field, hidden } = await open();
      expect(hidden.page).toBe("home");
      expect(field).toMatch(/<textarea[^>]*name="text"[^>]*>[^<]*\{town\}/);
      expect(field).toContain(`href="${address.replace("&", "&amp;")}#sentence-`);
      expect(textOf(field)).toContain("filled in from Foundation.");
    });

    test("saves it on the same step", async () => {
      const { post, link, hidden, read, readAsStaff } = await open();
      const text = "Children of {town} read with us.";
      const saved = await post(link, { step: "sentence", ...hidden, text });
      expect([saved.status, saved.headers.get("Location")]).toEqual([303, address]);
      expect(await read("/")).toContain("Children of Kumasi read with us.");
      expect(mainOf(await readAsStaff(address))).toContain('Children of <mark class="hl">Kumasi</mark> read with us.');
      const typed = { step: "sentence", ...hidden, version: "1", text: "Again.", idempotencyKey: "script" };
      const answer = await post(`${link}`.replace("/admin/welcome?", "/admin/welcome.data?"), typed);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("Saved.")]);
    });

    test.each([
      ["an empty text", { text: " " }, 422, "This cannot be empty"],
      ["an unknown place", { text: "In {city}." }, 422, "The site does not know what to put for {city}"],
      ["a page that somebody else changed", { text: "Mine.", version: "0" }, 409, "The page was changed while"],
    ])("refuses %s, and gives back what was typed", async (_, fields, status, sentence) => {
      const { post, link, hidden, read } = await open();
      await post(link, { step: "sentence", ...hidden, text: "First." });
      const answer = await post(link, { step: "sentence", ...hidden, version: "1", ...fields });
      const html = await answer.text();
      expect([answer.status, textOf(html)]).toEqual([status, expect.stringContaining(sentence)]);
      expect(html).toMatch(
        new RegExp(`<textarea[^>]*name="text"[^>]*>${fields.text.trim().replace(/[{}.]/g, "\\$&")}`),
      );
      expect(await read("/")).toContain("First.");
    });

    test("links to its page while a change of that page waits", async () => {
      const { ctx, post, link, hidden, readAsStaff } = await open();
      await ctx.db
        .insertInto("page_texts")
        .values({ name: "home", content: "{}", next_content: "{}", status: "draft", publish_at: null, version: 1 })
        .execute();
      expect(mainOf(await readAsStaff(address))).toContain('href="/admin/pages/home"');
      const answer = await post(link, { step: "sentence", ...hidden, text: "Mine." });
      expect([answer.status, await answer.text()]).toEqual([
        409,
        expect.stringContaining("This page has a change that is not published."),
      ]);
    });

    test("changes only a sentence of a page", async () => {
      const { post, link, hidden } = await open();
      for (const wrong of [{ page: "nowhere" }, { field: "constructor" }])
        expect((await post(link, { step: "sentence", ...hidden, ...wrong, text: "Mine." })).status).toBe(404);
    });
  });
});
