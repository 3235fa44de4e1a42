import * as build from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import { features } from "../app/features/index.server.ts";
import { findMenu } from "../app/features/office/home/find-menu.server.ts";
import { findRoom } from "../app/features/office/home/menu.ts";
import { menuOrder } from "../app/features/office/home/menu-order.server.ts";
import type { StaffMember } from "../app/server/auth/auth.ts";
import type { StaffHandle } from "../app/server/auth/staff-access.ts";
import type { StaffDestination } from "../app/server/staff-destination.ts";
import { phrasesOf } from "../app/values/find-by-name.ts";
import { roles } from "../app/values/roles.ts";
import { createTestSite } from "./support/test-site.ts";

const members = [
  { roles: ["editor"], readsSafeguarding: false },
  { roles: ["admin"], readsSafeguarding: false },
  { roles: ["admin"], readsSafeguarding: true },
  { roles: ["editor", "lead"], readsSafeguarding: false },
  { roles: ["editor", "lead"], readsSafeguarding: true },
  { roles: ["lead"], readsSafeguarding: false },
  { roles: ["lead"], readsSafeguarding: true },
  { roles: ["writer"], readsSafeguarding: false },
  { roles: ["treasurer"], readsSafeguarding: false },
  { roles: ["writer", "treasurer"], readsSafeguarding: false },
  { roles: [], readsSafeguarding: false },
].map((member) => ({ id: "one", name: "One", ...member }) as unknown as StaffMember);

const places = features.flatMap(({ staff = [] }): readonly StaffDestination[] => staff);

const rooms = Object.values(menuOrder()).flat();

const pathOf = (path: string) => path.split(/[?#]/)[0] ?? "";

const routes = Object.values(build.routes).flatMap((route) => (route === undefined ? [] : [route]));

const accessTo = (path: string) => {
  const route = routes.find((route) => `/${route.path ?? ""}` === path);
  return (route?.module.handle as Partial<StaffHandle> | undefined)?.staff;
};

test("menu or jump box lead to no refused or missing page", () => {
  expect(places.length).toBeGreaterThan(30);
  const wrong = places.flatMap(({ path, isDocument, who = () => true }) => {
    // Public pages are open to everyone.
    if (isDocument) return routes.some((route) => `/${route.path}` === path) ? [] : [`${path}: no route`];
    const access = accessTo(pathOf(path));
    if (access === undefined) return [`${path}: no route`];
    return members
      .filter((member) => who(member) && !access.who(member))
      .map(({ roles }) => `${path}: ${roles.join(" ")} is led there and refused`);
  });
  expect(wrong).toEqual([]);
});

test("each room or tab of the menu is one page that a feature declares", () => {
  const listed = rooms.flatMap(({ path, tabs = [] }): string[] => [path, ...tabs.map((tab) => tab.path)]);
  expect(new Set(listed).size).toBe(listed.length);
  const declared = places.filter(({ kind }) => kind === undefined).map(({ path }): string => path);
  expect(listed.filter((path) => declared.filter((one) => one === path).length !== 1)).toEqual([]);
});

test("each role has two rooms in the bar of phones", () => {
  for (const role of roles)
    expect(rooms.filter(({ pocketOf }) => pocketOf?.includes(role)).map(({ path }) => path)).toHaveLength(2);
});

/** Pages of no place: Today, what leads everywhere, and one's own. */
const ofNoPlace = [
  "",
  "/welcome",
  "/account",
  "/second-step",
  "/confirm",
  "/jump",
  "/places",
  "/offline",
  "/share",
  "/signout",
].map((page) => `/admin${page}`);

test("every page of the staff area lives in one room", async () => {
  const admin = { id: "one", name: "One", roles: ["admin", "lead", "editor"], readsSafeguarding: true };
  const { ctx } = await createTestSite();
  const menu = await findMenu(ctx, features, admin as unknown as StaffMember);
  const pages = routes
    .filter(({ path = "", module }) => /^admin(?!\/preview)/.test(path) && module.default !== undefined)
    .map(({ path }) => `/${path}`)
    .filter((path) => !path.endsWith("/preview"));
  expect(pages.length).toBeGreaterThan(50);
  const lost = pages.filter((path) => findRoom(menu, path) === undefined && !ofNoPlace.includes(path));
  expect(lost, "write each page, or the page that leads to it, into menu-order.server.ts").toEqual([]);
  expect(ofNoPlace.filter((path) => findRoom(menu, path) !== undefined || !pages.includes(path))).toEqual([]);
});

/** Pages that other pages link to, with the parameters that they need. */
const ledTo = ["/admin/confirm", "/admin/second-step", "/admin/offline", "/admin/places"];

test("the jump box leads to each page by five other words", () => {
  const pages = routes
    .filter(({ path = "", module }) => /^admin(?!\/preview)[^:]*$/.test(path) && module.default !== undefined)
    .map(({ path }) => `/${path}`);
  expect(pages.length).toBeGreaterThan(40);
  const led = places.map(({ path }) => pathOf(path));
  expect(pages.filter((path) => !led.includes(path) && !ledTo.includes(path))).toEqual([]);
  const named = places.filter(({ kind }) => kind === undefined || kind === "act");
  const few = named.filter(({ alsoCalled = "" }) => new Set(phrasesOf(alsoCalled)).size < 5);
  expect(few.map(({ label }) => label)).toEqual([]);
  const words = places.flatMap(({ alsoCalled = "" }) => phrasesOf(alsoCalled));
  expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
});

test("no page, act or field of the staff area has more than 25 other words", async () => {
  const admin = { id: "one", name: "One", roles: ["admin", "lead"], readsSafeguarding: true } as unknown as StaffMember;
  const { ctx } = await createTestSite();
  const fields = await Promise.all(features.map(({ fields }) => fields?.(ctx, admin) ?? []));
  const long = [...places, ...fields.flat()].filter(({ alsoCalled = "" }) => phrasesOf(alsoCalled).length > 25);
  expect(long.map(({ label }) => label)).toEqual([]);
});
