import { staff } from "content/staff.ts";
import { staffShell } from "content/staff-shell.ts";
import { href } from "react-router";
import type { JumpTarget } from "../../../server/staff-destination.ts";
import { groupBy } from "../../../values/list-places.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
import type { Menu } from "./menu.ts";
import { ownPages, today } from "./staff-map.tsx";

const words = staffShell.jump;

export type Target = Omit<JumpTarget, "group">;

export interface TargetGroup {
  name: keyof typeof words.groups;
  targets: Target[];
}

const acts = (): Target[] => [
  { label: staff.home.post.label, to: `${href("/admin/post")}?create`, icon: "plus" },
  { label: staff.home.event.label, to: `${href("/admin/event")}?create`, icon: "plus" },
  { label: staff.home.project.label, to: `${href("/admin/project")}?create`, icon: "plus" },
];

/**
 * Groups results by their best match. Without a search, returns all menu pages and acts; until the server responds,
 * those whose label fits.
 * @param found undefined until the server has responded
 */
export function findTargets(search: string, found: readonly JumpTarget[] | undefined, menu: Menu): TargetGroup[] {
  const word = search.trim();
  if (word === "") {
    const asked = askedIn(menu);
    return [...(asked.length > 0 ? [{ name: "asked" as const, targets: asked }] : []), ...groupTargets(ofMenu(menu))];
  }
  const groups = groupTargets(found ?? ofMenu(menu).filter(isCalled(word)));
  // Offers to create a post with the searched title, after the server's results have arrived.
  const called = found === undefined ? [] : calledSo(word).filter(isLedBy(menu));
  return called.length > 0 ? [...groups, { name: "create", targets: called }] : groups;
}

const maxAsked = 3;

/** Menu pages that lead to a question's target, if the target is not in the menu. */
const roomOf: Record<string, string> = {
  "/admin/look#look-logo": "/admin/look",
  // Members who may invite people can also read the log.
  "/admin/createuser": "/admin/log",
  "/admin/gifts/record": "/admin/gifts",
  "/admin/consents/new": "/admin/consents",
};

/** Frequent questions whose target this member can open. */
const askedIn = (menu: Menu): Target[] =>
  Object.entries(words.asked)
    .filter(([to]) => menu.places.some(({ rooms }) => rooms.some((room) => room.to === (roomOf[to] ?? to))))
    .slice(0, maxAsked)
    .map(([to, label]) => ({ label, to, icon: "search" }));

/** Pages and acts that the browser knows without the server. */
const ofMenu = (menu: Menu): JumpTarget[] => [
  ...[today(), ...menu.places.flatMap(({ rooms }) => rooms), ...ownPages()].map(
    ({ label, to, icon }): JumpTarget => ({ group: "pages", label, to, icon }),
  ),
  ...acts()
    .filter(isLedBy(menu))
    .map((act): JumpTarget => ({ group: "do", ...act })),
];

const isCalled = (search: string) => {
  const asked = searchWordsOf(search);
  return ({ label }: Target): boolean => {
    const words = searchWordsOf(label);
    return asked.every((one) => words.some((word) => word.startsWith(one)));
  };
};

/** Members who can open a list may also add to it. */
const isLedBy =
  (menu: Menu) =>
  ({ to }: Target): boolean =>
    menu.places.some(({ rooms }) => rooms.some((room) => to.startsWith(`${room.to}?`)));

const calledSo = (title: string): Target[] => [
  {
    label: words.createCalled(title),
    to: `${href("/admin/post")}?${new URLSearchParams({ create: title })}`,
    icon: "plus",
  },
];

const groupTargets = (targets: readonly JumpTarget[]): TargetGroup[] =>
  [...groupBy(targets, ({ group }) => group)].map(([name, members]) => ({
    name,
    targets: members.map(({ group: _group, ...target }) => target),
  }));
