import { expect, test } from "vitest";
import { features } from "../app/features/index.server.ts";
import { menuOrder } from "../app/features/office/home/menu-order.server.ts";
import type { StaffDestination } from "../app/server/staff-destination.ts";
import { addOneOfEach } from "./support/feature-samples.ts";
import { textOf } from "./support/page-text.ts";
import { createStaffedSite } from "./support/staff-visitor.ts";

const pages = features
  .flatMap(({ staff = [] }): readonly StaffDestination[] => staff)
  .filter(({ kind, path }) => kind === undefined && !/[?#]/.test(path));

const rooms = Object.values(menuOrder()).flat();
const tabs = rooms.flatMap(({ tabs = [] }) => tabs);

/** Returns the name of a page among its own tabs. */
const tabOf = (path: string) => rooms.find((room) => room.path === path)?.tab;

/** Pages whose heading is no name, or that are not read here, each with the reason. */
const others: Record<string, string> = {
  "/admin": "greets",
  "/admin/signout": "asks",
  "/admin/jump": "is two things, and the jump box, which is the one, leads to the other: the shortcuts",
  "/admin/welcome": "leads to the step that is open",
};

test("a page has one name: in the menu, in the jump box, as its heading and as its title", async () => {
  const { ctx, visit } = await createStaffedSite({ empty: false }, "admin", "lead", "editor");
  await addOneOfEach(ctx);
  const differing: string[] = [];
  for (const { path, label } of pages) {
    if (others[path] !== undefined) continue;
    const html = await (await visit(path)).text();
    const heading = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "");
    const [title = ""] = textOf(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? "").split(" | ");
    // The first page of a room with tabs has the name of the room, or of its own tab.
    const names = [label, tabOf(path) ?? label];
    // A tab stands beside the name of its room, and may leave out what that says.
    const tab = tabs.find((tab) => tab.path === path)?.label ?? "";
    const isTab = label.toLowerCase().includes(tab.toLowerCase());
    if (!names.includes(heading) || title !== heading || !isTab)
      differing.push([path, ...names, tab, heading, title].join(" | "));
  }
  expect(differing).toEqual([]);
});

test("no two pages have the same name", () => {
  const names = pages.map(({ label, path }) => tabOf(path) ?? label);
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});
