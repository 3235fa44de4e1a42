import { expect, test } from "vitest";
import {
  canEdit,
  canWrite,
  choiceOf,
  isMoreThanEditor,
  nameRoles,
  type Role,
  readRoles,
  roles,
  rolesOf,
  writeRoles,
} from "./roles.ts";

test("a choice gives its role, the lead's gives the editor's too, and roles say which choice gives them", () => {
  expect(roles.map((choice) => [choice, rolesOf(choice)])).toEqual([
    ["editor", ["editor"]],
    ["lead", ["editor", "lead"]],
    ["admin", ["admin"]],
    ["writer", ["writer"]],
    ["treasurer", ["treasurer"]],
  ]);
  for (const choice of roles) expect(choiceOf(rolesOf(choice))).toBe(choice);
  for (const none of [["lead"], ["lead", "admin"], ["writer", "treasurer"], []] as Role[][])
    expect([none, choiceOf(none)]).toEqual([none, undefined]);
});

test("roles are written in one order, and read again", () => {
  for (const given of [["admin", "editor"], ["treasurer", "writer"], ["lead", "admin", "editor"], []] as Role[][])
    expect(readRoles(writeRoles(given)).toSorted()).toEqual(given.toSorted());
  expect(writeRoles(["treasurer", "lead", "editor"])).toBe("editor lead treasurer");
  expect(writeRoles([])).toBe("none");
});

test("the one word of an earlier row is read as what it meant", () => {
  expect(["editor", "lead", "admin", "none", null].map(readRoles)).toEqual([
    ["editor"],
    ["editor", "lead"],
    ["admin"],
    [],
    [],
  ]);
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

test("who has several roles is shown by all, and may what any of them may", () => {
  const names = { editor: "E", lead: "L", admin: "A", writer: "W", treasurer: "T" };
  expect(
    [
      ["editor", "lead"],
      ["lead", "admin"],
      ["writer", "treasurer"],
    ].map((one) => nameRoles(one as Role[], names)),
  ).toEqual(["L", "L, A", "W, T"]);
  const may = (...given: Role[]) => [canEdit({ roles: given }), canWrite({ roles: given })];
  expect(may("treasurer")).toEqual([false, false]);
  expect(may("treasurer", "writer")).toEqual([false, true]);
  expect(may("treasurer", "editor")).toEqual([true, true]);
  expect(may("admin")).toEqual([true, true]);
});
