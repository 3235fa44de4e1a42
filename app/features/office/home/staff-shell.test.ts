// PostgreSQL at length: nearly all of its statements run there in other tests.
import { expect, test } from "vitest";
import { aPost, aSubscriber } from "../../../../tests/support/builders.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { StaffPlace } from "../../../server/staff-place.ts";
import { type Role, rolesOf } from "../../../values/roles.ts";
import { features } from "../../index.server.ts";
import { addPhoto } from "../../media/photos/photo-queries.server.ts";
import { insertSubscriber } from "../../publishing/newsletter/subscriber-queries.server.ts";
import { insertMessage } from "../../site/contact/message-queries.server.ts";

const part = (html: string, start: RegExp, end: string) =>
  html.slice(html.search(start), html.indexOf(end, html.search(start)) + end.length);
const sidebarOf = (html: string) => part(html, /<nav class="side-nav"/, "</nav>");
const barOf = (html: string) => part(html, /<nav class="pbar/, "</nav>");
const hrefsOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

/** Somebody whom no lead has named. */
const someoneWith = (role: Role): StaffMember => ({
  id: "x",
  name: "Sample",
  email: "sample@example.org",
  position: null,
  twoFactor: false,
  readsSafeguarding: false,
  roles: rolesOf(role),
});

/** Pages of a group, as features declare them for a role. */
const declaredIn = (group: string, role: Role): string[] =>
  features
    .flatMap(({ staff = [] }): readonly StaffPlace[] => staff)
    .filter(({ group: own, who }) => own === group && (who?.(someoneWith(role)) ?? true))
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ path }) => path as string);

const allFor = (role: Role) => [
  "/admin",
  ...["write", "people", "foundation"].flatMap((group) => declaredIn(group, role)),
];

/** An unread message. */
const aMessage = (fingerprint: string) => ({
  first_name: "Sample",
  last_name: "Visitor",
  email: "visitor@example.org",
  subject: "A visit",
  message: "May we come?",
  created_at: "2026-03-10T09:00:00.000Z",
  fingerprint,
});

test("the sidebar has the pages in groups; what a role may not open is left out", async () => {
  const editor = sidebarOf(await (await createStaffedSite({}, "editor")).readAsStaff("/admin"));
  expect(hrefsOf(editor)).toEqual(allFor("editor"));
  const admin = sidebarOf(await (await createStaffedSite({}, "admin")).readAsStaff("/admin"));
  expect(hrefsOf(admin)).toEqual(allFor("admin"));
  const knownIn = (html: string, pages: string[]) => hrefsOf(html).filter((href = "") => pages.includes(href));
  const write = ["post", "event", "project", "news", "media", "approvals"].map((page) => `/admin/${page}`);
  const people = ["messages", "gifts", "subscribers", "newsletter"].map((page) => `/admin/${page}`);
  const ofFoundation = ["pages", "settings", "use", "look", "manageusers", "mail", "people-data", "doctor", "log"];
  const foundation = ofFoundation.map((page) => `/admin/${page}`);
  const all = [...write, ...people, ...foundation];
  expect(knownIn(admin, all)).toEqual(all);
  const forAdmins = ["gifts", "use", "mail", "people-data", "doctor", "log"].map((page) => `/admin/${page}`);
  expect(knownIn(editor, all)).toEqual(all.filter((page) => !forAdmins.includes(page)));
  expect(textOf(editor)).toMatch(
    /^Today Write Posts .* Photos Stories to approve .*People Messages .*Newsletter .*Foundation Pages /,
  );
});

test("Write and People are open, and on a page of the foundation only that group", async () => {
  const { readAsStaff } = await createStaffedSite({}, "admin");
  const openIn = async (path: string) =>
    [...sidebarOf(await readAsStaff(path)).matchAll(/<details( open="")?>.*?<\/svg>(\w+)/gs)]
      .filter(([, open]) => open !== undefined)
      .map(([, , name]) => name);
  expect(await openIn("/admin")).toEqual(["Write", "People"]);
  expect(await openIn("/admin/post")).toEqual(["Write", "People"]);
  expect(await openIn("/admin/log")).toEqual(["Foundation"]);
});

test("the page that is open is the current one, at home only home", async () => {
  const { readAsStaff } = await createStaffedSite();
  const current = async (path: string) =>
    [...sidebarOf(await readAsStaff(path)).matchAll(/<a[^>]*aria-current="page"[^>]*href="([^"]*)"/g)].map(
      ([, href]) => href,
    );
  expect(await current("/admin")).toEqual(["/admin"]);
  expect(await current("/admin/event")).toEqual(["/admin/event"]);
});

test("what waits is counted with a hidden word, totals plainly, and a group has the sum of what waits", async () => {
  const { ctx, readAsStaff } = await createStaffedSite();
  const empty = sidebarOf(await readAsStaff("/admin"));
  expect(empty).not.toContain("waiting");
  for (const fingerprint of ["a", "b"]) await insertMessage(ctx.db, aMessage(fingerprint));
  const photograph = { path: "images/p.jpg", alt: "", width: 1, height: 1, kind: "photograph" as const };
  await addPhoto(ctx.db, photograph);
  await ctx.db
    .insertInto("posts")
    .values([aPost({ slug: "a" }), aPost({ slug: "b", deleted_at: "2026-03-09" })])
    .execute();
  await insertSubscriber(ctx.db, aSubscriber());
  const text = textOf(sidebarOf(await readAsStaff("/admin")));
  expect(text).toContain("Write 1 waiting Posts 1 Events 0 Projects News Photos 1 waiting");
  expect(text).toContain("People 2 waiting Messages 2 waiting Subscribers 1 Newsletter");
  expect(textOf(barOf(await readAsStaff("/admin")))).toBe("Today Posts Messages 2 waiting More");
});

test("a thousand posts and a hundred messages are as many as are counted", async () => {
  const { ctx, readAsStaff } = await createStaffedSite();
  const many = (number: number) => Array.from({ length: number }, (_, place) => String(place));
  await ctx.db
    .insertInto("posts")
    .values(many(999).map((slug) => aPost({ slug })))
    .execute();
  await ctx.db.insertInto("messages").values(many(99).map(aMessage)).execute();
  expect(textOf(sidebarOf(await readAsStaff("/admin")))).toMatch(/Posts 999 .*Messages 99 waiting/);
  await ctx.db
    .insertInto("posts")
    .values(aPost({ slug: "one more" }))
    .execute();
  await ctx.db.insertInto("messages").values(aMessage("one more")).execute();
  expect(textOf(sidebarOf(await readAsStaff("/admin")))).toMatch(/Posts 999\+ .*Messages 99\+ waiting/);
});

test("the bar at the thumb has five links; without script, Create and More lead to a page with the same", async () => {
  const { readAsStaff } = await createStaffedSite();
  const bar = barOf(await readAsStaff("/admin"));
  expect(hrefsOf(bar)).toEqual(["/admin", "/admin/post", "/admin/jump", "/admin/messages", "/admin/jump"]);
  const page = await readAsStaff("/admin/jump");
  for (const path of [...allFor("editor"), "/admin/account", "/admin/signout"])
    expect(page).toContain(`href="${path}"`);
  for (const noun of ["post", "event", "project"]) expect(page).toContain(`href="/admin/${noun}?create"`);
});

test("the address of a list with ?create opens its form, with a title when one is given; also without script", async () => {
  const { readAsStaff } = await createStaffedSite();
  for (const noun of ["post", "event", "project", "news"]) {
    expect(await readAsStaff(`/admin/${noun}`)).not.toContain("<dialog");
    expect(await readAsStaff(`/admin/${noun}?create`)).toMatch(/<dialog open=""[^>]*>.*name="title"/s);
  }
  expect(await readAsStaff("/admin/post?create=Forty+taps")).toMatch(/name="title"[^>]*value="Forty taps"/);
});

test("the appearance is that of the device, or the one that was chosen on it, from the first byte on", async () => {
  const { ask, ctx, readAsStaff } = await createStaffedSite();
  const dark = /<link rel="stylesheet" href="[^"]*tokens-dark[^"]*" media="([^"]*)"/;
  const html = await readAsStaff("/admin");
  expect(html).toContain('data-appearance="device"');
  expect(dark.exec(html)?.[1]).toBe("(prefers-color-scheme: dark)");
  const session = await signIn(ctx, "admin");
  const chosen = async (name: string) =>
    (await ask("/admin", { headers: { Cookie: `${session}; appearance=${name}` } })).text();
  expect(dark.exec(await chosen("dark"))?.[1]).toBe("all");
  expect(dark.exec(await chosen("light"))?.[1]).toBe("not all");
  expect(await chosen("dark")).toContain('data-appearance="dark"');
  expect(await chosen('"><script>')).toContain('data-appearance="device"');
  // Public pages follow the device, whatever staff chose: they are cached for all.
  const site = await (await ask("/", { headers: { Cookie: "appearance=dark" } })).text();
  expect(site).toContain("@media (prefers-color-scheme:dark)");
  expect(site).not.toContain("data-appearance");
});
