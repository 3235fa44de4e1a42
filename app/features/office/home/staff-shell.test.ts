import { expect, test } from "vitest";
import { anEvent, aPost, aSubscriber } from "../../../../tests/support/builders.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { StaffDestination } from "../../../server/staff-destination.ts";
import { findPage, type PlaceName, placeNames } from "../../../server/staff-menu.ts";
import { type Role, roles } from "../../../values/roles.ts";
import { features } from "../../index.server.ts";
import { addPhoto } from "../../media/photos/photo-queries.server.ts";
import { insertSubscriber } from "../../publishing/newsletter/subscriber-queries.server.ts";
import { insertMessage } from "../../site/contact/message-queries.server.ts";
import { menuOrder } from "./menu-order.server.ts";

const part = (html: string, start: RegExp, end: string) =>
  html.slice(html.search(start), html.indexOf(end, html.search(start)) + end.length);
const placesOf = (html: string) => part(html, /<nav aria-label="Places"/, "</nav>");
const roomsOf = (html: string) => part(html, /<nav class="rooms"/, "</nav>");
const barOf = (html: string) => part(html, /<nav class="pbar/, "</nav>");
const hrefsOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

/** A member whom no lead has named; a lead needs no name. */
const someoneWith = (role: Role): StaffMember => ({
  id: "x",
  name: "Sample",
  email: "sample@example.org",
  position: null,
  twoFactor: false,
  readsSafeguarding: role === "lead",
  roles: [role],
});

const pages = features.flatMap(({ staff = [] }): readonly StaffDestination[] => staff);

/** Rooms of each place that a role can open. */
const declaredFor = (role: Role): { place: PlaceName; paths: string[] }[] =>
  placeNames
    .map((place) => ({
      place,
      paths: menuOrder()
        [place].filter(({ path }) => findPage(pages, path)?.who?.(someoneWith(role)) ?? true)
        .filter(({ isListedFor }) => isListedFor?.(someoneWith(role)) ?? true)
        .map(({ path }): string => path),
    }))
    .filter(({ paths }) => paths.length > 0);

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

test.each(roles)(
  "the strip has Today and the places of the role %s, whose rooms stand beside their pages",
  async (role) => {
    const { readAsStaff } = await createStaffedSite({}, role);
    const declared = declaredFor(role);
    expect(hrefsOf(placesOf(await readAsStaff("/admin")))).toEqual([
      "/admin",
      ...declared.map(({ paths }) => paths[0]),
    ]);
    for (const { paths } of declared) {
      const page = await readAsStaff(paths[0] ?? "");
      expect(hrefsOf(roomsOf(page))).toEqual(paths);
      // The same holds on phones, where a place with one room needs no list.
      expect(page.includes("rooms-fold")).toBe(paths.length > 1);
    }
  },
);

test("each role has its places, with two rooms in the phone bar", async () => {
  const shown = async (role: Role) => {
    const html = await (await createStaffedSite({}, role)).readAsStaff("/admin");
    return `${textOf(placesOf(html))} | ${textOf(barOf(html))}`;
  };
  expect(await shown("writer")).toBe("Today Write Money | Today Posts Photos More");
  expect(await shown("treasurer")).toBe("Today Money | Today Spending Cash More");
  expect(await shown("editor")).toBe("Today Write People Money Children Site | Today Posts Messages More");
  expect(await shown("lead")).toBe("Today People Money Children | Today Concerns Consents More");
  expect(await shown("admin")).toBe("Today Write People Money Children Site | Today Messages Site More");
});

test("no place has over seven rooms, Site over eleven", () => {
  for (const { place, paths } of declaredFor("admin"))
    expect(paths.length).toBeLessThanOrEqual(place === "site" ? 11 : 7);
});

test("the menu marks the place or room of the open page", async () => {
  const { ctx, readAsStaff } = await createStaffedSite({}, "admin");
  await ctx.db.insertInto("events").values(anEvent()).execute();
  const { id } = await ctx.db.selectFrom("events").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
  const current = async (path: string) => {
    const html = await readAsStaff(path);
    const of = (nav: string) =>
      [
        ...nav.matchAll(
          /<a[^>]*aria-current="(?:page|true)"[^>]*href="([^"]*)"|<a[^>]*href="([^"]*)"[^>]*aria-current/g,
        ),
      ].map(([, one, other]) => one ?? other);
    return [...of(placesOf(html)), ...of(roomsOf(html))];
  };
  expect(await current("/admin")).toEqual(["/admin"]);
  expect(await current("/admin/event")).toEqual(["/admin/post", "/admin/event"]);
  expect(await current(`/admin/event/${id}`)).toEqual(["/admin/post", "/admin/event"]);
  // The same event's day.
  expect(await current(`/admin/event/${id}/guests`)).toEqual(["/admin/messages", "/admin/days"]);
  expect(await current("/admin/gifts/record")).toEqual(["/admin/gifts", "/admin/gifts"]);
  expect(await current("/admin/gifts/statement")).toEqual(["/admin/gifts", "/admin/gifts/statement"]);
  expect(await current("/admin/redirects")).toEqual(["/admin/post", "/admin/page"]);
});

test("pages of one room lead to each other", async () => {
  const { readAsStaff } = await createStaffedSite({}, "admin");
  const tabsOf = async (path: string) =>
    hrefsOf(part(await readAsStaff(path), /<nav class="chips room-tabs"/, "</nav>"));
  const pages = ["/admin/page", "/admin/pages", "/admin/redirects", "/admin/searches"];
  expect(await tabsOf("/admin/page")).toEqual(pages);
  expect(await tabsOf("/admin/searches")).toEqual(pages);
});

test("a place shows the sum of its waiting items until its rooms open", async () => {
  const { ctx, readAsStaff } = await createStaffedSite();
  expect(placesOf(await readAsStaff("/admin"))).not.toContain("waiting");
  for (const fingerprint of ["a", "b"]) await insertMessage(ctx.db, aMessage(fingerprint));
  const photograph = { path: "images/p.jpg", alt: "", width: 1, height: 1, kind: "photograph" as const };
  await addPhoto(ctx.db, photograph);
  await ctx.db
    .insertInto("posts")
    .values([aPost({ slug: "a" }), aPost({ slug: "b", deleted_at: "2026-03-09" })])
    .execute();
  await insertSubscriber(ctx.db, aSubscriber());
  expect(textOf(placesOf(await readAsStaff("/admin")))).toContain("Write 1 waiting People 2 waiting");
  const write = await readAsStaff("/admin/post");
  expect(textOf(placesOf(write))).toContain("Write People 2 waiting");
  expect(textOf(roomsOf(write))).toContain("Posts 1 Events 0 Projects News Photos 1 waiting");
  expect(textOf(roomsOf(await readAsStaff("/admin/messages")))).toContain("Messages 2 waiting");
  expect(textOf(barOf(await readAsStaff("/admin")))).toBe("Today Posts Messages 2 waiting More");
});

test("counts end at a thousand posts or a hundred messages", async () => {
  const { ctx, readAsStaff } = await createStaffedSite();
  const many = (number: number) => Array.from({ length: number }, (_, place) => String(place));
  await ctx.db
    .insertInto("posts")
    .values(many(999).map((slug) => aPost({ slug })))
    .execute();
  await ctx.db.insertInto("messages").values(many(99).map(aMessage)).execute();
  const shown = async () => textOf(roomsOf(await readAsStaff("/admin/post")) + placesOf(await readAsStaff("/admin")));
  expect(await shown()).toMatch(/Posts 999 .*People 99 waiting/);
  await ctx.db
    .insertInto("posts")
    .values(aPost({ slug: "one more" }))
    .execute();
  await ctx.db.insertInto("messages").values(aMessage("one more")).execute();
  expect(await shown()).toMatch(/Posts 999\+ .*People 99\+ waiting/);
});

test("the phone bar has five links that also work without script", async () => {
  const { readAsStaff } = await createStaffedSite();
  const bar = barOf(await readAsStaff("/admin"));
  expect(hrefsOf(bar)).toEqual(["/admin", "/admin/post", "/admin/jump", "/admin/messages", "/admin/places"]);
  const everything = hrefsOf(part(await readAsStaff("/admin/places"), /<main/, "</main>"));
  for (const path of declaredFor("editor").flatMap(({ paths }) => paths)) expect(everything).toContain(path);
  for (const path of ["/admin/account", "/admin/signout"]) expect(everything).toContain(path);
  const found = await readAsStaff("/admin/jump");
  for (const noun of ["post", "event", "project"]) expect(found).toContain(`href="/admin/${noun}?create"`);
});

test("?create opens the form of a list, also without script", async () => {
  const { readAsStaff } = await createStaffedSite();
  for (const noun of ["post", "event", "project", "news"]) {
    expect(await readAsStaff(`/admin/${noun}`)).not.toContain("<dialog");
    expect(await readAsStaff(`/admin/${noun}?create`)).toMatch(/<dialog open=""[^>]*>.*name="title"/s);
  }
  expect(await readAsStaff("/admin/post?create=Forty+taps")).toMatch(/name="title"[^>]*value="Forty taps"/);
});

test("the first byte has the chosen appearance or the device's", async () => {
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
  // Public pages follow the device and ignore the choice: they are cached for all.
  const site = await (await ask("/", { headers: { Cookie: "appearance=dark" } })).text();
  expect(site).toContain("@media (prefers-color-scheme:dark)");
  expect(site).not.toContain("data-appearance");
});
