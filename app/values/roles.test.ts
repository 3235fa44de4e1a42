import { expect, test } from "vitest";
import {
  canEdit,
  canProtect,
  canWrite,
  isMoreThanEditor,
  nameRoles,
  type Role,
  readRoles,
  roles,
  writeRoles,
} from "./roles.ts";

test("a lead alone protects children like editors and admins, but neither edits nor writes", () => {
  const may = (role: Role) => [
    role,
    canEdit({ roles: [role] }),
    canWrite({ roles: [role] }),
    canProtect({ roles: [role] }),
  ];
  expect(roles.map(may)).toEqual([
    ["editor", true, true, true],
    ["lead", false, false, true],
    ["admin", true, true, true],
    ["writer", false, true, false],
    ["treasurer", false, false, false],
  ]);
});

test("roles are written in one order, and read again", () => {
  for (const given of [["admin", "editor"], ["treasurer", "writer"], ["lead", "admin", "editor"], []] as Role[][])
    expect(readRoles(writeRoles(given)).toSorted()).toEqual(given.toSorted());
  expect(writeRoles(["treasurer", "lead", "editor"])).toBe("editor lead treasurer");
  expect(writeRoles([])).toBe("none");
});

test("a text of one role, of none or null is read", () => {
  expect(["editor", "lead", "admin", "none", null].map(readRoles)).toEqual([["editor"], ["lead"], ["admin"], [], []]);
});

test.each([
  ["editor", false],
  ["writer", false],
  ["editor writer", false],
  ["none", false],
  ["lead", true],
  ["editor lead", true],
  ["admin", true],
  ["treasurer", true],
  ["writer treasurer", true],
  ["a role of later", true],
  [null, true],
])("a change to %s is a promotion: %s", (text, is) => {
  expect(isMoreThanEditor(text)).toBe(is);
});

test("a person with several roles has all their names and permissions", () => {
  const names = { editor: "E", lead: "L", admin: "A", writer: "W", treasurer: "T" };
  expect(
    [
      ["editor", "lead"],
      ["lead", "admin"],
      ["writer", "treasurer"],
    ].map((one) => nameRoles(one as Role[], names)),
  ).toEqual(["E, L", "L, A", "W, T"]);
  const may = (...given: Role[]) => [canEdit({ roles: given }), canWrite({ roles: given })];
  expect(may("treasurer")).toEqual([false, false]);
  expect(may("treasurer", "writer")).toEqual([false, true]);
  expect(may("treasurer", "editor")).toEqual([true, true]);
  expect(may("admin")).toEqual([true, true]);
});
