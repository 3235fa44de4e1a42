import * as build from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { cachedRoutesOf, cacheKeyMaker } from "../../../server/page-cache/cached-routes.ts";
import { features } from "../../index.server.ts";
import { reservedAddresses } from "./reserved-addresses.ts";

const policy = {
  title: "Safeguarding policy",
  slug: "safeguarding-policy",
  paragraphs: ["We keep children safe.", "## How\n\nTwo adults, always."],
  placement: "footer",
};

test("an own page is public at its address, in the footer, in the sitemap", async () => {
  const { post, read, ask, auditEvents } = await createStaffedSite();
  expect((await ask("/safeguarding-policy")).status).toBe(404);
  expect((await post("/admin/page", policy)).status).toBe(200);
  const html = await read("/safeguarding-policy");
  expect(textOf(mainOf(html))).toContain("Safeguarding policy We keep children safe. How Two adults, always.");
  const home = await read("/");
  const [header = "", footer = ""] = home.split("</header>");
  expect(footer).toContain('<a href="/safeguarding-policy">Safeguarding policy</a>');
  expect(header).not.toContain("Safeguarding");
  expect(await read("/sitemap.xml")).toContain("<loc>https://site.test/safeguarding-policy</loc>");
  expect(await auditEvents()).toEqual(["page created as published, page:1"]);
});

test("an own page can be previewed, scheduled, deleted, restored", async () => {
  const { post, ask, readAsStaff, clock } = await createStaffedSite({ now: "2026-03-10T09:00:00.000Z" });
  const statusOf = async () => (await ask("/safeguarding-policy")).status;
  await post("/admin/page", { ...policy, status: "scheduled", publishAt: "2026-03-10T12:00" });
  expect(await statusOf()).toBe(404);
  expect(textOf(await readAsStaff("/admin/page/1/preview"))).toContain("We keep children safe.");
  clock.at = new Date("2026-03-10T11:00:01.000Z");
  expect(await statusOf()).toBe(200);
  await post("/admin/page", { act: "delete:1" });
  expect(await statusOf()).toBe(404);
  await post("/admin/page", { act: "undelete:1" });
  expect(await statusOf()).toBe(200);
});

test("the header holds two links in order; a third is refused", async () => {
  const { post, read } = await createStaffedSite();
  const inHeader = (slug: string, place: string) =>
    post("/admin/page", { ...policy, title: slug, slug, place, placement: "header" });
  await inHeader("second", "2");
  await inHeader("first", "1");
  const [header = ""] = (await read("/")).split("</header>");
  expect(header.indexOf("/first")).toBeGreaterThan(0);
  expect(header.indexOf("/second")).toBeGreaterThan(header.indexOf("/first"));
  const third = await inHeader("third", "3");
  expect([third.status, await third.text()]).toEqual([
    422,
    expect.stringContaining("The header has room for 2 pages."),
  ]);
  // Deleted, and restored after another page took its address.
  await post("/admin/page", { act: "delete:1" });
  await inHeader("third", "3");
  await post("/admin/page", { act: "undelete:1" });
  const [now = "", below = ""] = (await read("/")).split("</header>");
  expect([now.includes("/second"), now.includes("/third"), below.includes("/second")]).toEqual([false, true, true]);
  const long = await post("/admin/page", { ...policy, placement: "header", title: "x".repeat(21) });
  expect(await long.text()).toContain("In the header a title has 20 characters at most.");
});

test.each([
  ["taken", "safeguarding-policy", "Another page has this address"],
  ["reserved", "admin", "The site uses this address itself."],
  ["that of a page of the site", "donate", "The site uses this address itself."],
  ["kept for a language", "fr", "Addresses of two and three letters are kept for languages."],
  ["no address", "Safe Guarding", "Write small letters, digits and hyphens"],
  ["empty", "", "Address is required"],
])("an address that is %s is refused with a sentence, and nothing is stored", async (_what, slug, sentence) => {
  const { post, ctx } = await createStaffedSite();
  await post("/admin/page", policy);
  const answer = await post("/admin/page", { ...policy, slug });
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(sentence)]);
  expect(await ctx.db.selectFrom("pages").select("id").execute()).toHaveLength(1);
});

test("a page of two letters keeps its address, no other page can take one", async () => {
  const { post, ctx } = await createStaffedSite();
  await post("/admin/page", policy);
  await ctx.db.updateTable("pages").set({ slug: "us" }).execute();
  expect((await post("/admin/page/1", { ...policy, slug: "us", title: "About us", version: "1" })).status).toBe(200);
  const moved = await post("/admin/page/1", { ...policy, slug: "we", version: "2" });
  expect([moved.status, await moved.text()]).toEqual([
    422,
    expect.stringContaining("Addresses of two and three letters"),
  ]);
});

test("reserved are exactly the first parts of all existing addresses", () => {
  const parentOf = (id: string | undefined) => build.routes[id ?? ""];
  const pathOf = (id: string | undefined): string => {
    const route = parentOf(id);
    return route === undefined ? "" : `${pathOf(route.parentId)}/${route.path ?? ""}`;
  };
  const first = Object.keys(build.routes).map((id) => pathOf(id).split("/").find(Boolean) ?? "");
  const known = first.filter((part) => /^[a-z0-9-]+$/.test(part));
  const byServer = ["api", "assets", "health", "ready"];
  const declared = features.flatMap(({ pages = [] }) => pages.flatMap(({ path }) => path.split("/")[1] || []));
  const all = new Set([...reservedAddresses, ...declared]);
  expect([...all].toSorted()).toEqual([...new Set([...known, ...byServer])].sort());
});

test("the page cache does not mistake a staff page for an own page", () => {
  const keyOf = cacheKeyMaker(cachedRoutesOf(build));
  for (const address of ["/admin", "/login", "/setup", "/password", "/health", "/low-data", "/feeds", "/e", "/search"])
    expect([address, keyOf("https://site.test", address)]).toEqual([address, undefined]);
  expect(keyOf("https://site.test", "/safeguarding-policy")).toBe("https://site.test/safeguarding-policy");
});
