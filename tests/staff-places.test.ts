import * as build from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import { features } from "../app/features/index.server.ts";
import type { StaffMember } from "../app/server/auth/auth.ts";
import type { StaffHandle } from "../app/server/auth/staff-access.ts";

const members = [
  { roles: ["editor"], readsSafeguarding: false },
  { roles: ["admin"], readsSafeguarding: false },
  { roles: ["admin"], readsSafeguarding: true },
  { roles: ["editor", "lead"], readsSafeguarding: false },
  { roles: ["editor", "lead"], readsSafeguarding: true },
  { roles: ["writer"], readsSafeguarding: false },
  { roles: ["treasurer"], readsSafeguarding: false },
  { roles: ["writer", "treasurer"], readsSafeguarding: false },
  { roles: [], readsSafeguarding: false },
].map((member) => ({ id: "one", name: "One", ...member }) as unknown as StaffMember);

const places = features.flatMap(({ staff = [] }) => staff);

const accessTo = (path: string) => {
  const route = Object.values(build.routes).find((one) => `/${one?.path ?? ""}` === path);
  return (route?.module.handle as Partial<StaffHandle> | undefined)?.staff;
};

test("nobody is led by the menu or the jump box to a page that refuses them, or that is not there", () => {
  expect(places.length).toBeGreaterThan(30);
  const wrong = places.flatMap(({ path, who = () => true }) => {
    const access = accessTo(path.split("#")[0] ?? "");
    if (access === undefined) return [`${path}: no route`];
    return members
      .filter((member) => who(member) && !access.who(member))
      .map(({ roles }) => `${path}: ${roles.join(" ")} is led there and refused`);
  });
  expect(wrong).toEqual([]);
});

test("each page of the menu has a place of its own in its group, and words that people type for it", () => {
  const inMenu = places.filter(({ group }) => group !== undefined);
  expect(new Set(inMenu.map(({ group, rank }) => `${group} ${rank}`)).size).toBe(inMenu.length);
  expect(inMenu.filter(({ alsoCalled = [] }) => alsoCalled.length < 5).map(({ path }) => path)).toEqual([]);
  expect(places.filter(({ isInBar }) => isInBar)).toHaveLength(2);
  const words = places.flatMap(({ alsoCalled = [] }) => alsoCalled);
  expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
});
